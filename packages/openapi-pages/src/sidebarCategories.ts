import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiSite} from './options.js';
import {readSets} from './sets.js';

/** A category of a sidebar, as Docusaurus takes it. */
export interface SidebarCategory<Item> {
  type: 'category';
  label: string;
  collapsed: boolean;
  items: Item[];
}

/** An item of the generated file, as far as it is named. */
interface NamedItem {
  type: string;
  id?: string;
  label?: string;
  items?: NamedItem[];
}

/** Items with a key each, by which Docusaurus tells those with the same label apart when it translates them. */
const withKeys = (items: readonly NamedItem[], path: string): NamedItem[] =>
  items.map((item) => {
    const key = item.id ?? `${path}/${item.label ?? ''}`;
    return {...item, key, ...(item.items && {items: withKeys(item.items, key)})};
  });

/**
 * Categories for a sidebar, one for each set: its overview, then its operations by tag. A generated sidebar lists the pages
 * by name instead.
 *
 * @typeParam Item an item of a sidebar.
 * @param hasKeys whether each item has a key, which Docusaurus takes from 3.9 on, and wants on a translated site: sets
 *   share labels, such as that of their operations.
 */
export function sidebarCategories<Item>(site: OpenApiSite, {hasKeys = false} = {}): SidebarCategory<Item>[] {
  return readSets(site).map(({folder}) => {
    // The file is made with the pages.
    const file = path.join(site.siteDir, site.pages, folder, 'sidebar.json');
    const items = JSON.parse(fs.readFileSync(file, 'utf8')) as NamedItem[];
    return {
      type: 'category',
      label: folder,
      collapsed: false,
      items: (hasKeys ? withKeys(items, folder) : items) as Item[],
    };
  });
}
