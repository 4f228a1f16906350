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

const filesOf = (siteDir: string, extension: RegExp): string[] =>
  sources.flatMap((folder) =>
    filesIn(siteDir, folder)
      .filter((file) => extension.test(file))
      .map((file) => path.join(siteDir, file)),
  );

/** Full paths of the files that may contain a class. */
export const sourceFiles = (siteDir: string): string[] => filesOf(siteDir, /\.(?:[jt]sx?|mjs)$/);

/** Full paths of the style sheets that may use a variable of Infima. */
export const sheetFiles = (siteDir: string): string[] => filesOf(siteDir, /\.css$/);

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

/** The part of PostCSS's type of a declaration that is used here. */
export interface Declaration {
  prop: string;
  value: string;
}

/** Names of the variables that a text of CSS uses. */
const variablesOf = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * The declarations of variables that nothing uses: no other declaration, except of such a variable, no style sheet, and no
 * script.
 *
 * @param sheets Texts of the other style sheets.
 * @param words Words of all scripts.
 */
export function unusedVariables<Each extends Declaration>(
  declarations: readonly Each[],
  sheets: readonly string[],
  words: ReadonlySet<string>,
): Each[] {
  const used = new Set(sheets.flatMap(variablesOf));
  const isUsed = ({prop}: Declaration): boolean =>
    !prop.startsWith('--') || used.has(prop) || words.has(prop.slice('--'.length));
  let size: number;
  do {
    size = used.size;
    declarations.filter(isUsed).forEach(({value}) => variablesOf(value).forEach((name) => used.add(name)));
  } while (used.size > size);
  return declarations.filter((declaration) => !isUsed(declaration));
}

/** The part of PostCSS's type of a rule that is used here. */
export interface Rule<Each extends Declaration = Declaration> {
  selectors: string[];
  parent?: {type: string; name?: string} | undefined;
  walkDecls(visit: (declaration: Each) => void): void;
}

/** The declarations of variables in the rules with one of the selectors that always apply, outside of media queries. */
function variablesIn<Each extends Declaration>(rules: readonly Rule<Each>[], selector: RegExp): Each[] {
  const found: Each[] = [];
  rules
    .filter(({selectors, parent}) => parent?.type === 'root' && selectors.every((one) => selector.test(one)))
    .forEach((rule) => {
      rule.walkDecls((declaration) => found.push(declaration));
    });
  return found.filter(({prop}) => prop.startsWith('--'));
}

/**
 * The declarations of Infima's variables, in either mode, that never apply, because a later rule of the site, which is as
 * specific as the one for dark mode, sets the same variable in both.
 *
 * @param tokens Rules of the site's tokens.
 */
export function replacedVariables<Each extends Declaration>(
  infima: readonly Rule<Each>[],
  tokens: readonly Rule[],
): Each[] {
  const replaced = new Set(variablesIn(tokens, /^html:root$/).map(({prop}) => prop));
  return variablesIn(infima, /^(?::root|html\[data-theme=['"]?dark['"]?\])$/).filter(({prop}) => replaced.has(prop));
}
