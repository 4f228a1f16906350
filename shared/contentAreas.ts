import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {editBaseUrl} from './site';

type SidebarItems = Awaited<ReturnType<Exclude<DocsOptions['sidebarItemsGenerator'], undefined | null>>>;
type SidebarCategory = Extract<SidebarItems[number], {type: 'category'}>;

/** Sorts the folders of an area by name, ignoring case; the default sorts all capitals before lower case. */
const sortedSidebarItems: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...given}) => {
  const items = await defaultSidebarItemsGenerator(given);
  const folders = items.filter((item): item is SidebarCategory => item.type === 'category');
  const pages = items.filter(({type}) => type !== 'category');
  return [...pages, ...folders.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
};

/** Options shared by all content areas: tags, update times, edit links. */
const shared = {
  tags: 'tags.yml',
  // An unknown tag fails the build, with a message that names the page and its tags.yml.
  onInlineTags: 'throw',
  showLastUpdateTime: true,
  breadcrumbs: true,
  editUrl: editBaseUrl,
  sidebarItemsGenerator: sortedSidebarItems,
  // Numbers in folder names such as "K-13" or "2025-workshop" are not sidebar positions.
  numberPrefixParser: false,
} satisfies Partial<DocsOptions>;

/** The default docs plugin instance, which the search box and the version dropdown require. */
export const docsArea: DocsOptions = {
  ...shared,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
};

/** The five other areas, each a docs plugin instance; its `id`, folder, and route are the same. */
export const otherAreas: readonly (DocsOptions & {id: string})[] = [
  {id: 'api', sidebarPath: './sidebarsApi.ts'},
  {id: 'Education', sidebarPath: './sidebarsCurriculum.ts'},
  {id: 'workshops', sidebarPath: './sidebarsCurriculum.ts'},
  {id: 'sample_docs', sidebarPath: './sidebars.ts'},
  {id: 'other_resources', sidebarPath: './sidebarsCurriculum.ts'},
].map((area) => ({...shared, path: area.id, routeBasePath: area.id, ...area}));

/** Folder and route names of all six areas, in the order in which their plugins are configured. */
export const areaIds: readonly string[] = ['docs', ...otherAreas.map(({id}) => id)];
