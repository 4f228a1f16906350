import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readTokens, tokenRule, tokensIn} from './readTokens.js';
import type {TokenGroup} from './tokens.js';

/** Path of the style sheet of the theme's colors, type, and spacing. */
export const tokensFile: string = fileURLToPath(new URL('../../../css/tokens.css', import.meta.url));

/**
 * The tokens of a site in light mode: those of the theme, with the values of the site's own style sheet.
 *
 * @param tokens Path of this sheet in the site; undefined if it has none.
 * @throws if there is no such sheet, or it has no rule.
 */
export function tokensOf(siteDir: string, tokens: string | undefined): TokenGroup[] {
  const groups = readTokens(fs.readFileSync(tokensFile, 'utf8'), tokensFile);
  if (tokens === undefined) {
    return groups;
  }
  const file = path.join(siteDir, tokens);
  if (!fs.existsSync(file)) {
    throw new Error(`@training-catalog/theme: there is no style sheet ${tokens}; correct the path, or remove it`);
  }
  const rule = tokenRule(fs.readFileSync(file, 'utf8'));
  if (rule === undefined) {
    throw new Error(`${tokens}: no rule with tokens; write :root, [data-theme] { --catalog-link: #14252c; }`);
  }
  const own = new Map(tokensIn(rule).map(({name, value}) => [name, value]));
  return groups.map((group) => ({
    ...group,
    tokens: group.tokens.map(({name, value}) => ({name, value: own.get(name) ?? value})),
  }));
}
