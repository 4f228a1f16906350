import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {compareTexts} from '@training-catalog/content-model';
import {areaFolders, areas} from '../../catalog.config';
import {editBaseUrl} from '../../packages.config';

/** An area of content: one docs plugin instance. */
export interface AreaConfig {
  /** Content folder, and first part of the URLs of its pages. */
  folder: string;
  /** Name in the navigation bar. */
  label: string;
  /** Name in the "Tags" menu, if that lists it. */
  tagsLabel?: string;
  /** File that describes its sidebars. */
  sidebar: string;
  /** The sidebar that its pages show, if the file describes several. */
  displayedSidebar?: string;
}

type SidebarItems = Awaited<ReturnType<Exclude<DocsOptions['sidebarItemsGenerator'], undefined | null>>>;
type SidebarCategory = Extract<SidebarItems[number], {type: 'category'}>;

/** Sorts the folders of an area by name, ignoring case; the default sorts all capitals before lower case. */
const sortedSidebarItems: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...given}) => {
  const items = await defaultSidebarItemsGenerator(given);
  const folders = items.filter((item): item is SidebarCategory => item.type === 'category');
  const pages = items.filter(({type}) => type !== 'category');
  return [...pages, ...folders.sort((a, b) => compareTexts(a.label, b.label))];
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
  // Numbers in folder names such as "Grade-5" or "2025-workshop" are not sidebar positions.
  numberPrefixParser: false,
} satisfies Partial<DocsOptions>;

const optionsOf = ({folder, sidebar}: AreaConfig): DocsOptions => ({
  ...shared,
  path: folder,
  routeBasePath: folder,
  sidebarPath: sidebar,
});

const isDefault = ({folder}: AreaConfig): boolean => folder === areaFolders.projects;

/** The default docs plugin instance, which the search box and the version dropdown require. */
export const docsArea: DocsOptions = Object.assign({}, ...areas.filter(isDefault).map(optionsOf)) as DocsOptions;

/** All other areas, each a docs plugin instance; its `id`, folder, and route are the same. */
export const otherAreas: readonly (DocsOptions & {id: string})[] = areas
  .filter((area) => !isDefault(area))
  .map((area) => ({...optionsOf(area), id: area.folder}));

/** Id of the docs plugin instance of an area, for items of the navigation bar. */
export const pluginIdOf = (area: AreaConfig): {docsPluginId?: string} =>
  isDefault(area) ? {} : {docsPluginId: area.folder};

/** Folder and route names of all areas. */
export const areaIds: readonly string[] = areas.map(({folder}) => folder);
