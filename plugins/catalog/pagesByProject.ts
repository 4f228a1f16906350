import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {projectFolder} from '../../shared/projectFolder';

/** The pages of each project, by its folder in docs/. */
export function pagesByProject(docs: readonly DocMetadata[]): Map<string, DocMetadata[]> {
  const pagesOf = new Map<string, DocMetadata[]>();
  for (const doc of docs) {
    const folder = projectFolder(doc.source);
    if (folder !== undefined) {
      const pages = pagesOf.get(folder) ?? [];
      pages.push(doc);
      pagesOf.set(folder, pages);
    }
  }
  return pagesOf;
}
