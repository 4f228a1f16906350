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

/**
 * Categories for a sidebar, one for each set: its overview, then its operations by tag. A generated sidebar lists the pages
 * by name instead.
 *
 * @typeParam Item an item of a sidebar.
 */
export const sidebarCategories = <Item>(site: OpenApiSite): SidebarCategory<Item>[] =>
  readSets(site).map(({folder}) => ({
    type: 'category',
    label: folder,
    collapsed: false,
    // The file is made with the pages.
    items: JSON.parse(fs.readFileSync(path.join(site.siteDir, site.pages, folder, 'sidebar.json'), 'utf8')) as Item[],
  }));
