import {createSlugger} from '@docusaurus/utils';
import type {PhrasingContent, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageSource} from '@training-catalog/content-model';
import {parsePage} from '../../content-lint/model/page';
import {errorHeading, type ErrorGroup} from '../../shared/errorIndex';
import {projectFolder} from '../../shared/projectFolder';

/** A page with its title and address. */
export interface ErrorPage extends PageSource {
  title: string;
  permalink: string;
}

/** Text of a table cell, with its code between backticks; other marks are left out. */
const cellText = (cell: readonly PhrasingContent[]): string =>
  cell
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)))
    .join('')
    .trim();

/** The nodes of a page's section with errors; empty if it has none. */
function sectionOf({children}: Root): readonly RootContent[] {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === errorHeading);
  const heading = children[start];
  if (heading?.type !== 'heading') {
    return [];
  }
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return end < 0 ? rest : rest.slice(0, end);
}

/** What readers see, from the first column of the tables in a page's section with errors. */
export function errorsOfPage(page: PageSource): string[] {
  // Parsing takes long, and most pages have no such section.
  if (!page.text.includes(errorHeading)) {
    return [];
  }
  return sectionOf(parsePage(page).tree)
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({children: [, ...rows]}) => rows)
    .flatMap(({children: [first]}) => (first ? cellText(first.children) : []))
    .filter((text) => text !== '');
}

/** The errors of an area's pages: those of a project together, by name. */
export function errorGroups(pages: readonly ErrorPage[]): ErrorGroup[] {
  const fragment = createSlugger().slug(errorHeading);
  const groups = new Map<string, ErrorGroup['sections']>();
  for (const page of pages) {
    const errors = errorsOfPage(page);
    if (errors.length > 0) {
      const name = projectFolder(page.file) ?? page.title;
      const section = {title: page.title, to: `${page.permalink}#${fragment}`, errors};
      groups.set(name, [...(groups.get(name) ?? []), section]);
    }
  }
  const slugger = createSlugger();
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, sections]) => ({name, anchor: slugger.slug(name), sections}));
}
