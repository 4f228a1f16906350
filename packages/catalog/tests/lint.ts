import type {ContentLintConfig} from '@training-catalog/content-lint';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import type {Diagnostic, PageSource} from '@training-catalog/content-model';
import {catalogRules} from '../src/rules.js';

/** The rules with which the tests check, for projects in `docs`. */
export const rules = catalogRules({folder: 'docs'});

/** What the rules of the catalog, and the schema of its front matter, say about pages, and files beside them by path. */
export function lintPages(
  pages: readonly PageSource[],
  files: Readonly<Record<string, string>> = {},
  set = rules,
): readonly Diagnostic[] {
  const config: ContentLintConfig = {areas: ['docs', 'park'], ruleSets: [set]};
  return new Linter(readConfig(config))
    .check(siteOf({...Object.fromEntries(pages.map(({file, text}) => [file, text])), ...files}))
    .filter(({rule}) => rule in set.rules || rule === 'front-matter-schema');
}

/** Where findings are, and which rule is broken there. */
export const placesOf = (found: readonly Diagnostic[]): string[] =>
  found.map(({file, line, rule}) => `${file}:${line} ${rule}`);

/**
 * The main page of a project, on which nothing is wrong.
 *
 * @param below further lines of the front matter, below those of `project`
 */
export const mainPage = (name: string, below: readonly string[] = []): PageSource => ({
  file: `docs/${name}/index.md`,
  text: [
    '---',
    `title: ${name}`,
    'tags: [Release 2025-07]',
    'project:',
    '  summary: Does it',
    '  kind: [software]',
    ...below,
    '---',
    '',
    'Text.',
  ].join('\n'),
});

/** A key of `project` with a list of maps, each given as it stands between braces; nothing without entries. */
export const listOfMaps = (key: string, entries: readonly string[]): string[] =>
  entries.length > 0 ? [`  ${key}:`, ...entries.map((entry) => `    - {${entry}}`)] : [];
