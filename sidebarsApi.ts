import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readSets} from './src/plugins/api-reference/sets';

type Items = Exclude<SidebarsConfig[string], Record<string, unknown>>;

/** The items that the OpenAPI plugin wrote for a set: its overview, then its operations by tag. */
function generatedItems(folder: string): Items {
  // The file is made with the pages, one for each set in openapi/sets.json.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return (require(`./api/${folder}/sidebar.ts`) as {default: Items}).default;
}

/** Sidebar of the api area: the introduction, then one category for each API set. */
const sidebars: SidebarsConfig = {
  apiSidebar: [
    'intro',
    ...readSets(__dirname).map(({folder}) => ({
      type: 'category' as const,
      label: folder,
      collapsed: false,
      items: generatedItems(folder),
    })),
  ],
};

export default sidebars;
