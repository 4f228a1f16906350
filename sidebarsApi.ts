import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readSets} from './plugins/api-reference/sets';
import {apiArea} from './shared/areas';

type Items = Exclude<SidebarsConfig[string], Record<string, unknown>>;

/** The items that the OpenAPI plugin wrote for a set: its overview, then its operations by tag. */
function generatedItems(folder: string): Items {
  // The file is made with the pages, one for each set in openapi/sets.json.
  return JSON.parse(fs.readFileSync(path.join(__dirname, apiArea, folder, 'sidebar.json'), 'utf8')) as Items;
}

/** Pages that are written by hand: the introduction, then the others by name. */
const writtenPages = fs
  .readdirSync(path.join(__dirname, apiArea))
  .flatMap((file) => /^(.*)\.mdx?$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'intro') - Number(a === 'intro') || a.localeCompare(b, 'en'));

/** Sidebar of the api area: the written pages, then one category for each API set. */
const sidebars: SidebarsConfig = {
  apiSidebar: [
    ...writtenPages,
    ...readSets(__dirname).map(({folder}) => ({
      type: 'category' as const,
      label: folder,
      collapsed: false,
      items: generatedItems(folder),
    })),
  ],
};

export default sidebars;
