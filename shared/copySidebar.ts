import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Copies a sidebar, appending a suffix such as `-1` to the links of its categories.
 *
 * @param exceptions Other suffixes, by the links that get them.
 */
export const copySidebar = (
  items: readonly PropSidebarItem[],
  ending: string,
  exceptions: Readonly<Record<string, string>> = {},
): PropSidebarItem[] =>
  items.map((item) =>
    item.type === 'category'
      ? {
          ...item,
          ...(item.href && {href: item.href + (exceptions[item.href] ?? ending)}),
          items: copySidebar(item.items, ending, exceptions),
        }
      : item,
  );
