import type {PropSidebarItem, PropSidebars, PropVersionDoc} from '@docusaurus/plugin-content-docs';
import type {CardProps} from './options.js';
import {unexpectedFormat} from './routeTable.js';

/** Props of a route of the documentation: of an area, of a category page, or of another page. */
interface DocsProps {
  version?: {docsSidebars?: PropSidebars; docs: Record<string, PropVersionDoc>};
  categoryGeneratedIndex?: {permalink: string; sidebar: string};
}

/** Items of the category that has a page at a path, at any depth. */
function itemsOf(items: readonly PropSidebarItem[], permalink: string): readonly PropSidebarItem[] | undefined {
  for (const item of items) {
    const found = item.type === 'category' && (item.href === permalink ? item.items : itemsOf(item.items, permalink));
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Takes the list of pages with their descriptions out of the props of areas, which every page of an area loads, and adds
 * to those of category pages, as `docs`, the entries that their cards show. Props of other pages stay.
 *
 * @param given Props by the names of their files.
 * @param cardProps Adds to an entry.
 * @returns the changed ones.
 * @throws if no props are those of an area.
 */
export function leanProps(given: ReadonlyMap<string, unknown>, cardProps?: CardProps): Map<string, object> {
  const all = given as ReadonlyMap<string, DocsProps>;
  const versions = [...all.values()].flatMap(({version}) => (version?.docsSidebars ? [version] : []));
  if (versions.length === 0) {
    unexpectedFormat('registry.js', 'no props of areas');
  }
  const lean = new Map<string, object>();
  all.forEach(({version, categoryGeneratedIndex: category, ...others}, file) => {
    if (version?.docsSidebars) {
      lean.set(file, {...others, version: {...version, docs: {}}});
    } else if (category) {
      const {permalink, sidebar} = category;
      const cards = versions.flatMap(({docsSidebars, docs}) =>
        (itemsOf(docsSidebars?.[sidebar] ?? [], permalink) ?? []).flatMap((item) =>
          item.type === 'link' && item.docId
            ? [
                [
                  item.docId,
                  {...(docs[item.docId] ?? unexpectedFormat(file, `no page ${item.docId}`)), ...cardProps?.(item.href)},
                ],
              ]
            : [],
        ),
      );
      lean.set(file, {...others, categoryGeneratedIndex: {...category, docs: Object.fromEntries(cards) as object}});
    }
  });
  return lean;
}
