import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../../lib/filesIn';

/** Folders with components that use classes of Infima: the theme's, the framework's, and ours. */
const sources = [
  ...[
    'theme-classic/lib',
    'theme-common/lib',
    'theme-mermaid/lib',
    'theme-search-algolia/lib',
    'plugin-content-docs/lib',
    'mdx-loader/lib',
  ].map((folder) => `node_modules/@docusaurus/${folder}`),
  'node_modules/@docusaurus/core/lib/client',
  'src',
  'plugins',
  'shared',
];

/** Full paths of the files that may contain a class. */
export const sourceFiles = (siteDir: string): string[] =>
  sources.flatMap((folder) =>
    filesIn(siteDir, folder)
      .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file))
      .map((file) => path.join(siteDir, file)),
  );

/** Every word of the files; a class that is not among them is on no page. */
export const wordsOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => fs.readFileSync(file, 'utf8').match(/[A-Za-z][\w-]*/g) ?? []));

/** Classes in a selector. */
export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * The selectors of a rule that may match something.
 *
 * @param words Words of all sources.
 */
export const usedSelectors = (selectors: readonly string[], words: ReadonlySet<string>): string[] =>
  selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
