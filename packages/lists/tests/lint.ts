import {catalogRules} from '@training-catalog/catalog/rules';
import type {ContentLintConfig} from '@training-catalog/content-lint';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import type {Diagnostic, PageSource} from '@training-catalog/content-model';
import type {ListsOptions} from '../src/index.js';
import {listRules} from '../src/rules.js';

const options = {
  projects: 'docs',
  errors: {page: 'other_resources/errors.md'},
  events: {},
  services: {
    file: 'other_resources/services.yml',
    record: {file: 'other_resources/services.json', command: 'npm run check -- --record'},
  },
} satisfies ListsOptions;

/** Settings of the list of errors. */
export const settings = {projects: options.projects, heading: 'When something goes wrong'};

const ruleSets = listRules(options);

/** What the rules of the lists, and the schema of front matter, say about pages, and files beside them by path. */
export function lintPages(
  pages: readonly PageSource[],
  files: Readonly<Record<string, string>> = {},
): readonly Diagnostic[] {
  const config: ContentLintConfig = {
    areas: ['docs', 'Education', 'api', 'workshops', 'other_resources'],
    ruleSets: [...ruleSets, catalogRules({folder: 'docs'})],
  };
  return new Linter(readConfig(config))
    .check(siteOf({...Object.fromEntries(pages.map(({file, text}) => [file, text])), ...files}))
    .filter(({rule}) => ruleSets.some(({rules}) => rule in rules) || rule === 'front-matter-schema');
}

/** Where findings are, and which rule is broken there. */
export const placesOf = (found: readonly Diagnostic[]): string[] =>
  found.map(({file, line, rule}) => `${file}:${line} ${rule}`);
