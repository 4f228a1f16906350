// Helper of the generated modules of a large area: plugins/upstream-patches/docusaurus-client/sidebarGroups.ts.
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import SidebarGroup, {type GroupProps} from '@site/src/components/SidebarGroup/SidebarGroup';
import {copySidebar} from '@site/shared/copySidebar';

/** Items of the groups that have been loaded, by the names of the groups. */
const loaded = new Map<string, readonly PropSidebarItem[]>();

/** Adds the items of a group. The module of each group calls it when it is loaded. */
export function addItems(group: string, items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  loaded.set(group, items);
  return items;
}

/** A category that has the given placeholder for items until those of its group are loaded. */
function lazyCategory(
  category: PropSidebarItemCategory,
  group: string,
  load: () => Promise<unknown>,
  copy: (items: readonly PropSidebarItem[]) => PropSidebarItem[],
): PropSidebarItemCategory {
  const placeholder = category.items;
  let items: PropSidebarItem[] | undefined;
  const props: GroupProps = {Shown: SidebarGroup, isLoaded: () => loaded.has(group), load};
  return Object.defineProperty({...category, customProps: {...props}}, 'items', {
    enumerable: true,
    get() {
      const own = loaded.get(group);
      items ??= own && copy(own);
      return items ?? placeholder;
    },
  });
}

/**
 * A sidebar whose groups get their items when these are loaded, on request or with a page of the group.
 *
 * @param items The sidebar without the items of its groups.
 * @param groups Names and loaders of the groups, by their positions.
 * @param suffixes Suffix of the addresses of its category pages, such as `-1`, and exceptions; see copySidebar.
 */
export const sidebarWithGroups = (
  items: readonly PropSidebarItem[],
  groups: Readonly<Record<number, readonly [name: string, load: () => Promise<unknown>]>>,
  ...suffixes: readonly [ending: string, exceptions?: Readonly<Record<string, string>>]
): PropSidebarItem[] => {
  const copy = (own: readonly PropSidebarItem[]): PropSidebarItem[] => copySidebar(own, ...suffixes);
  return copy(items).map((item, index) => {
    const group = groups[index];
    return group && item.type === 'category' ? lazyCategory(item, ...group, copy) : item;
  });
};
