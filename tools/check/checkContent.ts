import fs from 'node:fs';
import path from 'node:path';
import {contentDiagnostics} from '../../content-lint/rules/catalogRules';
import {readCatalogSource, type CatalogSource} from '../../content-lint/model/catalogSource';
import type {Diagnostic} from '../../content-lint/model/diagnostic';
import {DiagnosticCache, installedPackages} from '../../content-lint/model/diagnosticCache';
import type {PageSource} from '../../content-lint/model/page';
import {readAll, analyzePage} from '../../content-lint/model/analyzePage';
import {areaIds} from '../../shared/contentAreas';
import {markdownDiagnostics, spellingDiagnostics} from './tools';

/** Pages as markdownlint names them; folders of api/ are made from openapi/. */
export const markdownGlobs: readonly string[] = [...areaIds.map((area) => `${area}/**/*.md`), '!api/*/**'];

/** Paths of the categories and tags, which stand beside the pages and are checked with them. */
export const filesBeside = ({files}: CatalogSource): string[] =>
  files
    .filter(({file, isLink}) => !isLink && /\/_category_\.json$|^(?!static\/)[^/]+\/[^/]+\.yml$/.test(file))
    .map(({file}) => file);

/** Above this number the globs take the place of single paths: systems limit the length of a command. */
const mostPaths = 100;

/** Findings in the whole content, and how much of it there is. */
export interface CheckResult {
  diagnostics: Diagnostic[];
  /** Number of pages. */
  pages: number;
  /** Number of words on them. */
  words: number;
}

/** Findings of the last run for files that stayed as they were; the others are given to `find`, by path. */
async function keptOrFound(
  cache: DiagnosticCache<Diagnostic[]>,
  files: readonly PageSource[],
  find: (changed: string[]) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const kept: Diagnostic[] = [];
  const changed: PageSource[] = [];
  files.forEach((file) => {
    const known = cache.get(file);
    if (known) {
      kept.push(...known);
    } else {
      changed.push(file);
    }
  });
  const found = changed.length > 0 ? await find(changed.map(({file}) => file)) : [];
  changed.forEach((page) =>
    cache.set(
      page,
      found.filter(({file}) => file === page.file),
    ),
  );
  cache.save();
  return [...kept, ...found];
}

/**
 * Checks the content of all areas: own rules, form of Markdown, spelling. Pages that did not change
 * since the last run are not read again; node_modules/.cache/check keeps what was found in them.
 *
 * @param program Files that the rules are written in; full paths.
 * @throws Error if markdownlint or cspell does not run, with what it says.
 */
export async function checkContent(siteDir: string, program: readonly string[]): Promise<CheckResult> {
  const place = (name: string): string => path.join(siteDir, 'node_modules/.cache/check', name);
  const madeBy = (...settings: readonly string[]): string[] => [
    ...program,
    ...installedPackages(siteDir),
    ...settings.map((file) => path.join(siteDir, file)),
  ];
  const source = readCatalogSource(siteDir);

  // Both tools run beside the rules, each in a process of its own.
  const markdown = keptOrFound(
    new DiagnosticCache(place('markdown'), madeBy('.markdownlint-cli2.jsonc')),
    source.pages.filter(({file}) => file.endsWith('.md')),
    async (changed) => {
      const globs = changed.length > mostPaths ? markdownGlobs : changed.map((file) => `:${file}`);
      return (await markdownDiagnostics(siteDir, globs)).filter(({file}) => changed.includes(file));
    },
  );
  const besides = filesBeside(source).map((file) => ({file, text: source.read(file)}));
  const dictionaries = fs.readdirSync(path.join(siteDir, '.cspell')).map((name) => `.cspell/${name}`);
  const spelling = keptOrFound(
    new DiagnosticCache(place('spelling'), madeBy('cspell.config.yaml', ...dictionaries)),
    [...source.pages, ...besides],
    (changed) => spellingDiagnostics(siteDir, changed),
  );
  // Only what a page shows alone is kept; what needs several is asked anew.
  readAll(source.pages, new DiagnosticCache(place('pages'), madeBy()));
  const rules = contentDiagnostics(source);

  // On an imported page unknown words are hints: names of a project are not ours to correct.
  const imported = new Set(
    source.pages.filter((page) => analyzePage(page).facts.imported !== undefined).map(({file}) => file),
  );
  const [form, unknown] = await Promise.all([markdown, spelling]);
  const words = unknown.map((diagnostic): Diagnostic =>
    imported.has(diagnostic.file) ? {...diagnostic, severity: 'hint'} : diagnostic,
  );
  return {
    diagnostics: [...rules, ...form, ...words],
    pages: source.pages.length,
    words: source.pages.reduce((sum, page) => sum + analyzePage(page).words, 0),
  };
}
