import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {editBaseUrl} from './site';

type SidebarItems = Awaited<ReturnType<Exclude<DocsOptions['sidebarItemsGenerator'], undefined | null>>>;
type SidebarCategory = Extract<SidebarItems[number], {type: 'category'}>;

/** Maximum number of folders in a flat sidebar list; above it, folders are grouped by first letter. */
export const maxFoldersInList = 200;

/** Marks a category whose items browsers load on request. */
const isGroup = {isGroup: true};

/** First letter of a name, without accents; names that start with anything else share one group. */
const initialOf = (name: string): string => /^[A-Z]/.exec(name.normalize('NFD').toUpperCase())?.[0] ?? '0–9';

/** Consecutive parts of a list, of about the same length, each within the limit. */
function evenParts<Item>(list: readonly Item[], limit: number): Item[][] {
  const count = Math.ceil(list.length / limit);
  return Array.from({length: count}, (_, part) =>
    list.slice(Math.round((part * list.length) / count), Math.round(((part + 1) * list.length) / count)),
  );
}

/**
 * Sidebar categories of the folders: a flat list, or, in a large area, one category without a page per letter, and
 * several for a letter with too many folders, each named by its first and last one. Browsers load the items of these
 * categories on request (plugins/upstream-patches/docusaurus-client/sidebarGroups.ts).
 */
export function listedFolders(sorted: readonly SidebarCategory[]): SidebarCategory[] {
  if (sorted.length <= maxFoldersInList) {
    return [...sorted];
  }
  const groups = new Map<string, SidebarCategory[]>();
  for (const folder of sorted) {
    const initial = initialOf(folder.label);
    const group = groups.get(initial) ?? [];
    group.push(folder);
    groups.set(initial, group);
  }
  return [...groups].flatMap(([initial, folders]) => {
    const parts = evenParts(folders, maxFoldersInList);
    return parts.map((items) => ({
      type: 'category' as const,
      label: parts.length === 1 ? initial : `${items[0]?.label} – ${items.at(-1)?.label}`,
      items,
      collapsed: true,
      collapsible: true,
      customProps: isGroup,
    }));
  });
}

/** Sorts the folders of an area by name, ignoring case; the default sorts all capitals before lower case. */
const sortedSidebarItems: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...given}) => {
  const items = await defaultSidebarItemsGenerator(given);
  const folders = items.filter((item): item is SidebarCategory => item.type === 'category');
  const pages = items.filter(({type}) => type !== 'category');
  return [...pages, ...listedFolders(folders.sort((a, b) => a.label.localeCompare(b.label, 'en')))];
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
