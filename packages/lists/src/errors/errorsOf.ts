import {createSlugger} from '@docusaurus/utils';
import {folderOfPage} from '@training-catalog/catalog/facts';
import {type PageSource, parseSource} from '@training-catalog/content-model';
import {compareTexts} from '@training-catalog/utils';
import type {ErrorSettings} from '../options.js';
import {errorSection} from './errorSection.js';
import type {ErrorGroup} from './types.js';

/** A page with its title and address. */
export interface ErrorPage extends PageSource {
  title: string;
  permalink: string;
}

/** The errors that a page lists below a heading. Parsing takes long, and most pages have no such section. */
export const errorsOfPage = (page: PageSource, heading: string): readonly string[] =>
  page.text.includes(heading) ? (errorSection(parseSource(page).tree, heading)?.errors ?? []) : [];

/**
 * The errors of an area's pages: those of a project together, by name.
 *
 * @param errorsOf reads the errors that a page lists
 */
export function errorGroups(
  pages: readonly ErrorPage[],
  {heading, projects}: Pick<ErrorSettings, 'heading' | 'projects'>,
  errorsOf: (page: PageSource) => readonly string[] = (page) => errorsOfPage(page, heading),
): ErrorGroup[] {
  const fragment = createSlugger().slug(heading);
  const groups = new Map<string, ErrorGroup['sections']>();
  for (const page of pages) {
    const errors = errorsOf(page);
    if (errors.length > 0) {
      const name = (projects === undefined ? undefined : folderOfPage(projects, page.file)) ?? page.title;
      const section = {title: page.title, to: `${page.permalink}#${fragment}`, errors};
      groups.set(name, [...(groups.get(name) ?? []), section]);
    }
  }
  const slugger = createSlugger();
  return [...groups]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([name, sections]) => ({name, anchor: slugger.slug(name), sections}));
}
