import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** A sidebar whose categories link the copies of their pages that have this ending, such as `-1`. */
export const copySidebar = (items: readonly PropSidebarItem[], ending: string): PropSidebarItem[] =>
  items.map((item) =>
    item.type === 'category'
      ? {...item, ...(item.href && {href: item.href + ending}), items: copySidebar(item.items, ending)}
      : item,
  );
