import fs from 'node:fs';
import path from 'node:path';
import {Linter, type PageAnalysis, readConfig, readSite} from '@training-catalog/content-lint/node';
import {type Diagnostic, type PageSource} from '@training-catalog/content-model';
import lintConfig from '../../content-lint.config';
import {setListFaults} from '../../content-lint/rules/apiRules';
import {filesIn, ResultCache, runInChildProcess} from '@training-catalog/content-model/node';
import {readSets} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../lib/openApiSite';
import {apiArea} from '../../shared/areas';
import {areaIds} from '../../shared/contentAreas';
import {categoryAndTagFiles, maxPaths} from './categoryAndTagFiles';
import {markdownDiagnostics, spellingDiagnostics, trailingSpacesFix} from './tools';

/** Pages as markdownlint names them; folders of api/ are made from openapi/. */
const markdownGlobs: readonly string[] = [...areaIds.map((area) => `${area}/**/*.md`), `!${apiArea}/*/**`];

/**
 * What is wrong with the specifications in openapi/. All are checked again when one of them, the tags, or the linter
 * has changed, because they may refer to each other.
 *
 * @param madeBy full paths of further inputs, in addition to the folder itself
 */
async function specificationDiagnostics(siteDir: string, madeBy: readonly string[]): Promise<Diagnostic[]> {
  if (setListFaults(siteDir).length > 0 || readSets(openApiSiteIn(siteDir)).length === 0) {
    return [];
  }
  const files = filesIn(siteDir, 'openapi');
  const cache = new ResultCache<Diagnostic[]>(siteDir, 'check/specifications', [
    ...madeBy,
    ...[...files, `${apiArea}/tags.yml`, 'tools/check/specifications.ts'].map((file) => path.join(siteDir, file)),
  ]);
  const found = await cache.getOrMake('openapi', async () => {
    const printed = await runInChildProcess(siteDir, path.join(siteDir, 'tools/check/specifications.ts'));
    return JSON.parse(printed) as Diagnostic[];
  });
  cache.save();
  return found;
}

/** Opens the cache of analyses of pages, from which only those that did not change are read. */
export const analysesCache = (siteDir: string, program: readonly string[]): ResultCache<PageAnalysis> =>
  new ResultCache(siteDir, 'check/pages', program);

/** Findings in the whole content. */
export interface CheckResult {
  diagnostics: Diagnostic[];
  /** Number of pages. */
  pages: number;
}

/** Findings of the last run for unchanged files; the others are passed to `find`, by path. */
async function cachedOrChecked(
  cache: ResultCache<Diagnostic[]>,
  files: readonly PageSource[],
  find: (changed: string[]) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const cached: Diagnostic[] = [];
  const changed: PageSource[] = [];
  files.forEach((file) => {
    const known = cache.get(file.file, file.text);
    if (known) {
      cached.push(...known);
    } else {
      changed.push(file);
    }
  });
  const found = changed.length > 0 ? await find(changed.map(({file}) => file)) : [];
  changed.forEach(({file, text}) =>
    cache.set(
      found.filter((diagnostic) => diagnostic.file === file),
      file,
      text,
    ),
  );
  cache.save();
  return [...cached, ...found];
}

/**
 * Checks the content of all areas: our own rules, Markdown style, spelling. Pages that did not change since the last
 * run are not read again; node_modules/.cache/check keeps their findings.
 *
 * @param program Full paths of the source files of the rules.
 * @throws Error if markdownlint or cspell does not run, with its output.
 */
export async function checkContent(siteDir: string, program: readonly string[]): Promise<CheckResult> {
  function cache<Value>(name: string, ...settings: readonly string[]): ResultCache<Value> {
    return new ResultCache(siteDir, `check/${name}`, [...program, ...settings.map((file) => path.join(siteDir, file))]);
  }
  const config = readConfig(lintConfig);
  const source = readSite(siteDir, config);

  const readable = source.pages.filter(({file}) => !source.unreadable.has(file));
  // A glob of the folder would match the other pages, too.
  const leftOut = [...source.unreadable.keys()].map(
    (file) => `!${file.replaceAll(/[\\[\](){}!*?+@]/g, String.raw`\$&`)}`,
  );

  // Both tools run in parallel to the rules, each in its own process.
  const markdown = cachedOrChecked(
    cache('markdown', '.markdownlint-cli2.jsonc'),
    readable.filter(({file}) => file.endsWith('.md')),
    async (changed) => {
      const globs = changed.length > maxPaths ? [...markdownGlobs, ...leftOut] : changed.map((file) => `:${file}`);
      return (await markdownDiagnostics(siteDir, globs)).filter(({file}) => changed.includes(file));
    },
  );
  const besides = categoryAndTagFiles(source).map((file) => ({file, text: source.read(file)}));
  const dictionaries = fs.readdirSync(path.join(siteDir, '.cspell')).map((name) => `.cspell/${name}`);
  const spelling = cachedOrChecked(
    cache('spelling', 'cspell.config.yaml', ...dictionaries),
    [...readable, ...besides.filter(({file}) => !source.unreadable.has(file))],
    (changed) => spellingDiagnostics(siteDir, changed),
  );
  const specifications = specificationDiagnostics(siteDir, program);
  // Only findings about single pages are cached; rules over several pages run again.
  const {diagnostics: rules, imported, broken} = new Linter(config).inspect(source, analysesCache(siteDir, program));
  // Findings about the style of a page that cannot be parsed would be guesses.
  const unread = new Set([...broken, ...source.unreadable.keys()]);
  const [allForm, unknown, ofSets] = await Promise.all([markdown, spelling, specifications]);
  const texts = new Map(readable.map(({file, text}) => [file, text]));
  const form = allForm
    .filter(({file}) => !unread.has(file))
    .map((diagnostic): Diagnostic => {
      const text = diagnostic.rule === 'markdownlint/MD009' ? texts.get(diagnostic.file) : undefined;
      return text === undefined ? diagnostic : {...diagnostic, fix: trailingSpacesFix(text, diagnostic.line)};
    });
  // A misspelled tag or key is also an unknown word; the rule says what to write.
  const isTold = ({file, line, message}: Diagnostic): boolean => {
    const word = /"([^"]+)"/.exec(message)?.[1] ?? '';
    return rules.some(
      (rule) => rule.file === file && rule.line === line && /"[^"]*"/.exec(rule.message)?.[0].includes(word),
    );
  };
  const words = unknown
    .filter((diagnostic) => !isTold(diagnostic))
    // On an imported page, unknown words are hints, because names of a project are not ours to correct.
    .map((diagnostic): Diagnostic => (imported.has(diagnostic.file) ? {...diagnostic, severity: 'hint'} : diagnostic));
  return {
    diagnostics: [...rules, ...form, ...words, ...ofSets],
    pages: source.pages.length,
  };
}
