import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebars,
  PropVersionDoc,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {shardOf} from './client/shardOf.js';
import type {CardProps} from './options.js';

const pluginName = 'docusaurus-plugin-content-docs';

/** Content data in the script of every page: .docusaurus/globalData.json. */
export type GlobalData = Record<string, Record<string, unknown>>;

type GlobalVersion = GlobalPluginData['versions'][number];

/** Props of an area's route. */
export interface VersionProps {
  docsSidebars: PropSidebars;
  docs: Record<string, PropVersionDoc>;
}

/** Props of a category page. */
export interface CategoryProps {
  categoryGeneratedIndex: {permalink: string; sidebar: string};
}

/** Stops the build, because Docusaurus writes its data in another format than version 3.8. */
function unexpectedFormat(file: string, what: string): never {
  throw new Error(
    `@training-catalog/lean-client: ${file}: ${what}; Docusaurus changed the format of this file; adapt clientData.ts to it`,
  );
}

/** All versions of all areas in the content data of every page. */
const versionsIn = (globalData: GlobalData): {area: string; version: GlobalVersion; index: number}[] =>
  Object.entries(
    (globalData[pluginName] as Record<string, GlobalPluginData> | undefined) ??
      unexpectedFormat('globalData.json', 'no documentation areas'),
  ).flatMap(([area, {versions}]) => versions.map((version, index) => ({area, version, index})));

/**
 * Content data of every page, which lists only the pages of an area that the navigation bar links to. The entry of a
 * page itself is in the part of the route table that has its route.
 *
 * @param globalData It is not changed.
 * @param linked "area/id" of the pages that the navigation bar links to.
 */
export function globalSkeleton(globalData: GlobalData, linked: readonly string[]): GlobalData {
  const copy = structuredClone(globalData);
  versionsIn(copy).forEach(({area, version}) => {
    version.docs = version.docs.filter(({id}) => id === version.mainDocId || linked.includes(`${area}/${id}`));
  });
  return copy;
}

/** What a shard adds to the content data of a page. */
interface GlobalEntry {
  area: string;
  version: number;
  doc: GlobalVersion['docs'][number];
}

/** Entries that `globalSkeleton` leaves out, by the shards that have the routes of their pages. */
export function globalEntries(
  globalData: GlobalData,
  linked: readonly string[],
  shardCount: number,
): Map<number, GlobalEntry[]> {
  const shards = new Map<number, GlobalEntry[]>();
  for (const {area, version, index} of versionsIn(globalData)) {
    for (const doc of version.docs) {
      if (doc.id !== version.mainDocId && !linked.includes(`${area}/${doc.id}`)) {
        const shard = shardOf(doc.path, shardCount);
        const entries = shards.get(shard) ?? [];
        entries.push({area, version: index, doc});
        shards.set(shard, entries);
      }
    }
  }
  return shards;
}

const categoriesIn = (items: readonly PropSidebarItem[]): PropSidebarItemCategory[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesIn(item.items)] : []));

/**
 * Source of what every page of an area loads: the sidebars, without the list of the pages with their descriptions,
 * which only cards need (see `categoriesWithDocs`).
 */
export const areaSource = (version: VersionProps): string =>
  `export default ${JSON.stringify({version: {...version, docs: {}}})};`;

/**
 * Makes the props of an area's category pages, with the entries of the pages that their cards show as `docs`.
 *
 * @param version Props of the area's route.
 * @param cardProps Adds to an entry.
 */
export function categoriesWithDocs(
  version: VersionProps,
  cardProps?: CardProps,
): <Props extends CategoryProps>(
  props: Props,
) => Props & {categoryGeneratedIndex: {docs: Record<string, PropVersionDoc>}} {
  const byPermalink = new Map(
    Object.entries(version.docsSidebars).map(([sidebar, items]) => [
      sidebar,
      new Map(categoriesIn(items).flatMap((category) => (category.href ? [[category.href, category]] : []))),
    ]),
  );
  return (props) => {
    const {permalink, sidebar} = props.categoryGeneratedIndex;
    const items = byPermalink.get(sidebar)?.get(permalink)?.items ?? [];
    const pages = items.flatMap((item) =>
      item.type === 'link' && item.docId ? [[item.docId, item.href] as const] : [],
    );
    const docs = Object.fromEntries(
      pages.map(([id, href]) => {
        const doc = version.docs[id] ?? unexpectedFormat(permalink, `no page ${id}`);
        return [id, {...doc, ...cardProps?.(href)}];
      }),
    );
    return {...props, categoryGeneratedIndex: {...props.categoryGeneratedIndex, docs}};
  };
}

/** What replaces the props of pages. */
interface ReplacedProps {
  /** Sources, by the names of the files that they replace. */
  sources: Map<string, string>;
  /** Those of category pages, whose cards the server draws as browsers do. */
  categories: Set<string>;
}

/**
 * Sources that replace the props of areas and of their category pages, by the names of their files as the registry
 * imports them (`@generated/docusaurus-plugin-content-docs/<area>/p/<name>.json`). Props of other pages stay.
 *
 * @param requests Imports of the registry; other files are left over from an earlier build.
 * @param read Reads a file that the registry imports.
 * @param cardProps Adds to what cards know of a page.
 * @throws if an area has no props, or more than one.
 */
export function propsSources(
  requests: readonly string[],
  read: (request: string) => unknown,
  cardProps?: CardProps,
): ReplacedProps {
  const ofAreas = new Map<string, {request: string; props: unknown}[]>();
  for (const request of requests) {
    const [, area] = /^@generated\/docusaurus-plugin-content-docs\/([^/]+)\/p\/[^/]+\.json$/.exec(request) ?? [];
    if (area) {
      const files = ofAreas.get(area) ?? [];
      files.push({request, props: read(request)});
      ofAreas.set(area, files);
    }
  }
  if (ofAreas.size === 0) {
    unexpectedFormat('registry.js', 'no props of areas');
  }
  const isArea = (props: unknown): props is {version: VersionProps} =>
    Boolean((props as {version?: Partial<VersionProps>}).version?.docsSidebars);
  const isCategory = (props: unknown): props is CategoryProps =>
    Boolean((props as Partial<CategoryProps>).categoryGeneratedIndex);

  const sources = new Map<string, string>();
  const categories: ReplacedProps['categories'] = new Set();
  ofAreas.forEach((files, area) => {
    const [version, ...more] = files.flatMap(({props}) => (isArea(props) ? [props.version] : []));
    if (!version || more.length > 0) {
      unexpectedFormat(`the props of the area ${area}`, `${version ? more.length + 1 : 0} files with sidebars`);
    }
    const withDocs = categoriesWithDocs(version, cardProps);
    files.forEach(({request, props}) => {
      if (isArea(props)) {
        sources.set(request, areaSource(props.version));
      } else if (isCategory(props)) {
        sources.set(request, `export default ${JSON.stringify(withDocs(props))};`);
        categories.add(request);
      }
    });
  });
  return {sources, categories};
}
