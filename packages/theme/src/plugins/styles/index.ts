/**
 * In: the style sheet of the site's tokens. Out: on every page, this sheet and those of the theme; and
 * `@generated/styles/default/tokens.json`, the tokens that a page for contributors shows (`components/DesignTokens`).
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {readTokens} from './readTokens.js';

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
  tokens: z.string().regex(/\.css$/, 'write the path of a style sheet in the site, such as src/css/tokens.css'),
});

/** The style sheets of all pages, in their order. */
const sheets = ['fonts', 'custom', 'prose', 'code'].map((name) =>
  fileURLToPath(new URL(`../../../css/${name}.css`, import.meta.url)),
);

/**
 * Adds the style sheets. It has to be among the first plugins, because those of others override it. (The option `customCss`
 * of the classic theme would put their paths on the developer's machine into the script of all pages.)
 *
 * @param options `tokens`, the path of a style sheet in the site.
 * @throws for a wrong option, with its name and the remedy.
 */
export function styles({siteDir}: LoadContext, options: unknown): Plugin {
  const {tokens} = parseOptions('styles', schema, options);
  const file = path.join(siteDir, tokens);
  return {
    name: 'styles',
    getClientModules: () => [file, ...sheets],
    getPathsToWatch: () => [file],
    async contentLoaded({actions}) {
      await actions.createData('tokens.json', readTokens(fs.readFileSync(file, 'utf8'), tokens));
    },
  };
}
