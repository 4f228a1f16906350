import {createSlugger} from '@docusaurus/utils';
import {folderOfPage} from '@training-catalog/catalog/facts';
import {compareTexts, type PageSource, parseSource} from '@training-catalog/content-model';
import {areaFolders} from '../../catalog.config';
import {errorHeading, errorSection} from './errorSection';
import type {ErrorGroup} from './types';

/** A page with its title and address. */
export interface ErrorPage extends PageSource {
  title: string;
  permalink: string;
}

/** The errors that a page lists. Parsing takes long, and most pages have no such section. */
export const errorsOfPage = (page: PageSource): readonly string[] =>
  page.text.includes(errorHeading) ? (errorSection(parseSource(page).tree)?.errors ?? []) : [];

/**
 * The errors of an area's pages: those of a project together, by name.
 *
 * @param errorsOf reads the errors that a page lists
 */
export function errorGroups(
  pages: readonly ErrorPage[],
  errorsOf: (page: PageSource) => readonly string[] = errorsOfPage,
): ErrorGroup[] {
  const fragment = createSlugger().slug(errorHeading);
  const groups = new Map<string, ErrorGroup['sections']>();
  for (const page of pages) {
    const errors = errorsOf(page);
    if (errors.length > 0) {
      const name = folderOfPage(areaFolders.projects, page.file) ?? page.title;
      const section = {title: page.title, to: `${page.permalink}#${fragment}`, errors};
      groups.set(name, [...(groups.get(name) ?? []), section]);
    }
  }
  const slugger = createSlugger();
  return [...groups]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([name, sections]) => ({name, anchor: slugger.slug(name), sections}));
}
