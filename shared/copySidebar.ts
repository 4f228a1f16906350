import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Copies a sidebar, appending a suffix such as `-1` to the links of its categories. */
export const copySidebar = (items: readonly PropSidebarItem[], ending: string): PropSidebarItem[] =>
  items.map((item) =>
    item.type === 'category'
      ? {...item, ...(item.href && {href: item.href + ending}), items: copySidebar(item.items, ending)}
      : item,
  );
