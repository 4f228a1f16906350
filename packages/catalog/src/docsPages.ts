import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {compareTexts} from '@training-catalog/utils';

/** Name of Docusaurus' docs plugin. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

const bySidebar = (a: DocMetadata, b: DocMetadata): number =>
  compareTexts(a.sourceDirName, b.sourceDirName) || (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0);

/** Pages by content, so that everybody gets the same list, and what is read from it is read once. */
const known = new WeakMap<object, readonly DocMetadata[]>();

/** Pages of a docs plugin by folder and position in the sidebar; none without its content. */
export function pagesOfPlugin(content: unknown): readonly DocMetadata[] {
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  const pages =
    known.get(content) ?? (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs).sort(bySidebar);
  known.set(content, pages);
  return pages;
}
