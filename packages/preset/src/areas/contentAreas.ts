import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {compareTexts} from '@training-catalog/utils';
import type {AreaConfig, Choices} from '../choices.js';
import {docusaurusMinor} from '../docusaurusVersion.js';
import {withTranslationKeys} from './translationKeys.js';

type SidebarItems = Awaited<ReturnType<Exclude<DocsOptions['sidebarItemsGenerator'], undefined | null>>>;
type SidebarCategory = Extract<SidebarItems[number], {type: 'category'}>;

/**
 * Sorts the folders of an area by name, ignoring case; the default sorts all capitals before lower case. Names that occur
 * twice get a key, which Docusaurus refuses before 3.9.
 */
const sortedSidebarItems: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...given}) => {
  const items = await defaultSidebarItemsGenerator(given);
  const folders = items.filter((item): item is SidebarCategory => item.type === 'category');
  const pages = items.filter(({type}) => type !== 'category');
  const sorted = [...pages, ...folders.sort((a, b) => compareTexts(a.label, b.label))];
  return docusaurusMinor() >= 9 ? withTranslationKeys(sorted, given.item.dirName) : sorted;
};

/** Options shared by all content areas: tags, update times, edit links. */
const shared = {
  tags: 'tags.yml',
  // An unknown tag fails the build, with a message that names the page and its tags.yml.
  onInlineTags: 'throw',
  showLastUpdateTime: true,
  breadcrumbs: true,
  sidebarItemsGenerator: sortedSidebarItems,
  // Numbers in folder names such as "Grade-5" or "2025-workshop" are not sidebar positions.
  numberPrefixParser: false,
} satisfies Partial<DocsOptions>;

/** The content areas as instances of the docs plugin. */
export interface AreaInstances {
  /** The default instance, which the search box and the version dropdown require: that of the projects. */
  docsArea: DocsOptions;
  /** All others; the `id`, folder, and route of each are the same. */
  otherAreas: readonly (DocsOptions & {id: string})[];
  /** Id of the instance of an area, for items of the navigation bar. */
  pluginIdOf: (area: AreaConfig) => {docsPluginId?: string};
}

/**
 * Makes the instances of the docs plugin.
 *
 * @param editUrl Base URL for editing a file; Docusaurus appends its path.
 */
export function areaInstances(
  {areas, areaFolders}: Pick<Choices, 'areas' | 'areaFolders'>,
  editUrl: string,
): AreaInstances {
  const isDefault = ({folder}: AreaConfig): boolean => folder === areaFolders.projects;
  const optionsOf = ({folder, sidebar}: AreaConfig): DocsOptions => ({
    ...shared,
    path: folder,
    routeBasePath: folder,
    ...(sidebar !== undefined && {sidebarPath: sidebar}),
    editUrl,
  });
  return {
    docsArea: Object.assign({}, ...areas.filter(isDefault).map(optionsOf)) as DocsOptions,
    otherAreas: areas.filter((area) => !isDefault(area)).map((area) => ({...optionsOf(area), id: area.folder})),
    pluginIdOf: (area) => (isDefault(area) ? {} : {docsPluginId: area.folder}),
  };
}
