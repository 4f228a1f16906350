import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {editBaseUrl} from './site';

/** Sorts the folders of an area by name as people do; the default puts every capital before small letters. */
const sortedSidebarItems: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...given}) => {
  const items = await defaultSidebarItemsGenerator(given);
  const folders = items.filter(({type}) => type === 'category') as {label: string}[];
  const pages = items.filter(({type}) => type !== 'category');
  return [...pages, ...(folders.sort((a, b) => a.label.localeCompare(b.label, 'en')) as typeof items)];
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
