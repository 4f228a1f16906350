import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '../../../shared/withoutSlash';

/** A category of a large sidebar, whose items browsers load when it is opened or when one of its pages is. */
interface SidebarGroup {
  /** Name of its chunk, unique on the site. */
  name: string;
  items: readonly PropSidebarItem[];
}

/** Whether an item is one of the categories that shared/contentAreas.ts makes for a large area. */
const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && item.customProps?.isGroup === true;

/** The first link below an item, which Docusaurus makes the address of a category without a page before scripts run. */
function firstLink(item: PropSidebarItem): string | undefined {
  if (item.type === 'link') {
    return item.unlisted ? undefined : item.href;
  }
  if (item.type !== 'category') {
    return undefined;
  }
  if (item.href !== undefined && !item.linkUnlisted) {
    return item.href;
  }
  return item.items.map(firstLink).find((href) => href !== undefined);
}

/** The groups of a sidebar, by their positions in it; none in a sidebar of usual length. */
export const groupsOf = (area: string, sidebar: readonly PropSidebarItem[]): Map<number, SidebarGroup> =>
  new Map(
    sidebar.flatMap((item, index) =>
      isGroup(item) ? [[index, {name: `sidebar-${area}-${index}`, items: item.items}]] : [],
    ),
  );

/** A sidebar whose groups have, instead of their items, one link, to a page that shows them without JavaScript. */
export const withoutGroups = (sidebar: readonly PropSidebarItem[]): PropSidebarItem[] =>
  sidebar.map((item) => {
    const href = isGroup(item) ? firstLink(item) : undefined;
    return isGroup(item)
      ? {...item, items: href === undefined ? [] : [{type: 'link', label: 'First page of the group', href}]}
      : item;
  });

/** Addresses of the site's pages that sidebar items link to, at any depth, as routes have them. */
export const addressesIn = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => {
    const isPage = item.type === 'category' || (item.type === 'link' && item.docId !== undefined);
    const own = isPage && item.href !== undefined ? [withoutSlash(item.href)] : [];
    return item.type === 'category' ? [...own, ...addressesIn(item.items)] : own;
  });

/** Source of the module of a group. */
export const groupSource = ({name, items}: SidebarGroup): string =>
  `import {addItems} from '@site/src/upstream/sidebarGroups';\nexport default addItems(${JSON.stringify(name)}, ${JSON.stringify(items)});\n`;
