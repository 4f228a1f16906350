import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {editBaseUrl} from './site';

type SidebarItems = Awaited<ReturnType<Exclude<DocsOptions['sidebarItemsGenerator'], undefined | null>>>;
type SidebarCategory = Extract<SidebarItems[number], {type: 'category'}>;

/** As many folders as a reader scrolls through; more are grouped by their first letter. */
export const mostFoldersInList = 200;

/** First letter of a name without its accents; one group for all names that begin with something else. */
const initialOf = (name: string): string => /^[A-Z]/.exec(name.normalize('NFD').toUpperCase())?.[0] ?? '0–9';

/** Folders as they are listed: one after the other, or, of a large area, one category without a page per letter. */
export function listedFolders(sorted: readonly SidebarCategory[]): SidebarCategory[] {
  if (sorted.length <= mostFoldersInList) {
    return [...sorted];
  }
  const groups = new Map<string, SidebarCategory[]>();
  for (const folder of sorted) {
    const initial = initialOf(folder.label);
    groups.set(initial, [...(groups.get(initial) ?? []), folder]);
  }
  return [...groups].map(([label, items]) => ({type: 'category', label, items, collapsed: true, collapsible: true}));
}

/** Sorts the folders of an area by name as people do; the default puts every capital before small letters. */
const sortedSidebarItems: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...given}) => {
  const items = await defaultSidebarItemsGenerator(given);
  const folders = items.filter((item): item is SidebarCategory => item.type === 'category');
  const pages = items.filter(({type}) => type !== 'category');
  return [...pages, ...listedFolders(folders.sort((a, b) => a.label.localeCompare(b.label, 'en')))];
};

/** What every content area has in common: tags, update times, edit links. */
const shared = {
  tags: 'tags.yml',
  // An unknown tag stops the build; the message names the file and the tags.yml to choose from.
  onInlineTags: 'throw',
  showLastUpdateTime: true,
  breadcrumbs: true,
  editUrl: editBaseUrl,
  sidebarItemsGenerator: sortedSidebarItems,
  // Folder names such as "K-13" or "2025-workshop" are names, not positions.
  numberPrefixParser: false,
} satisfies Partial<DocsOptions>;

/** The area that is the default docs instance: the search box and the version dropdown ask for it. */
export const docsArea: DocsOptions = {
  ...shared,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
};

/** The five further areas, each a docs instance of its own; `id`, folder and route are one name. */
export const furtherAreas: readonly (DocsOptions & {id: string})[] = [
  {id: 'api', sidebarPath: './sidebarsApi.ts'},
  {id: 'Education', sidebarPath: './sidebarsCurriculum.ts'},
  {id: 'workshops', sidebarPath: './sidebarsCurriculum.ts'},
  {id: 'sample_docs', sidebarPath: './sidebars.ts'},
  {id: 'other_resources', sidebarPath: './sidebarsCurriculum.ts'},
].map((area) => ({...shared, path: area.id, routeBasePath: area.id, ...area}));

/** Folder and route names of all six areas, in the order of the navigation bar's history. */
export const areaIds: readonly string[] = ['docs', ...furtherAreas.map(({id}) => id)];
