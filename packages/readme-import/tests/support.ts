import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseMdx} from '@training-catalog/content-model';
import {filesIn} from '@training-catalog/utils/node';
import {lint} from 'markdownlint/sync';
import {afterAll} from 'vitest';
import {importProject, type ImportRequest, type ImportResult} from '../src/project.js';
import type {ImportSettings} from '../src/settings.js';

/**
 * Whether the exhaustive tests run (`TEST_EXHAUSTIVE=1`). They test all inputs at full size; the default tests, which
 * people wait for, test some of the same inputs.
 */
export const isExhaustive = process.env.TEST_EXHAUSTIVE === '1';

export const fixtures = path.join(import.meta.dirname, 'fixtures');

/** A catalog with areas, releases, component files, and an acknowledgement. */
export const settings: ImportSettings = {
  areas: ['AI4CI', 'CI4AI', 'PADI', 'Software', 'Visual-Analytics', 'Animal-Ecology', 'Digital-Agriculture'],
  tagAliases: {va: 'Visual-Analytics', ae: 'Animal-Ecology', da: 'Digital-Agriculture'},
  releaseTagPrefix: 'Release ',
  acknowledgement: 'This work was supported by the lamps of the night.',
  component: {
    files: ['component-info.yaml', 'component.yaml'],
    area: 'primaryThrust',
    release: 'targetRelease',
    statuses: ['BetaRelease'],
  },
  formulaFault: (formula) => (formula.includes('nothing') ? 'no such command' : undefined),
  svgFault: (svg) =>
    svg.includes('<foreignObject') ? 'embedded content' : / on\w+=/.test(svg) ? 'an event handler' : undefined,
};

const made: string[] = [];
afterAll(() => made.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true, force: true})));

/** A new folder outside git with the given files; it is removed after the tests of the file. */
export function folderOf(files: Record<string, string | Buffer>, prefix = 'source-'): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), prefix)));
  made.push(folder);
  Object.entries(files).forEach(([name, content]) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  });
  return folder;
}

/** A site with the tags of the fixtures and no project. */
export const siteOf = (): string =>
  folderOf({'docs/tags.yml': fs.readFileSync(path.join(fixtures, 'tags.yml'))}, 'site-');

/** Imports a project with the settings of the tests. */
export const importInto = (site: string, request: ImportRequest): ImportResult =>
  importProject(site, request, settings);

/** What is wrong with the pages of a site: MDX that cannot be parsed, and faults of Markdown. */
export function faultsOfPages(site: string): string[] {
  const pages = filesIn(path.join(site, 'docs')).filter((name) => name.endsWith('.md'));
  const texts = Object.fromEntries(pages.map((name) => [name, fs.readFileSync(path.join(site, 'docs', name), 'utf8')]));
  const found = lint({
    strings: texts,
    config: {
      default: true,
      'line-length': false,
      'table-column-style': false,
      'no-inline-html': {allowed_elements: ['details', 'summary']},
      // Examples in READMEs may have prompts.
      'commands-show-output': false,
      // The acknowledgement stands alone.
      'no-emphasis-as-heading': false,
      'no-hard-tabs': {code_blocks: false},
      'single-title': {front_matter_title: ''},
      'first-line-heading': false,
      'no-bare-urls': false,
    },
  });
  return Object.entries(texts).flatMap(([name, text]) => {
    const faults = (found[name] ?? []).map(
      ({lineNumber, ruleNames}) => `${name}:${lineNumber}: ${ruleNames.join('/')}`,
    );
    try {
      parseMdx(text.replace(/^---\n[^]*?\n---\n/, ''));
      return faults;
    } catch (error) {
      return [...faults, `${name}: ${(error as Error).message}`];
    }
  });
}
