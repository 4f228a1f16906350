/**
 * In: the tokens of the theme, and the style sheet of those that a site has of its own. Out: on every page, the sheets; and
 * `@generated/styles/default/tokens.json`, the tokens that a page for contributors shows (`components/DesignTokens`).
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {tokensFile, tokensOf} from './tokensOf.js';

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
  tokens: z
    .string()
    .regex(/\.css$/, 'write the path of a style sheet in the site, such as src/css/tokens.css')
    .optional(),
});

/** The style sheets of all pages, in their order. */
const sheets = ['fonts', 'custom', 'prose', 'code'].map((name) =>
  fileURLToPath(new URL(`../../../css/${name}.css`, import.meta.url)),
);

/**
 * Adds the style sheets. It has to be among the first plugins, because those of others override it. (The option `customCss`
 * of the classic theme would put their paths on the developer's machine into the script of all pages.)
 *
 * @param options `tokens`, the path of a style sheet in the site whose values replace those of the theme.
 * @throws for a wrong option, with its name and the remedy.
 */
export function styles({siteDir}: LoadContext, options: unknown): Plugin {
  const {tokens} = parseOptions('styles', schema, options);
  const own = tokens === undefined ? [] : [path.join(siteDir, tokens)];
  return {
    name: 'styles',
    getClientModules: () => [tokensFile, ...own, ...sheets],
    getPathsToWatch: () => own,
    async contentLoaded({actions}) {
      await actions.createData('tokens.json', tokensOf(siteDir, tokens));
    },
  };
}
