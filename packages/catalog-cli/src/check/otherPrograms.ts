import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {OtherPrograms, SiteSource} from '@training-catalog/content-lint/node';
import {type Diagnostic, type PageSource} from '@training-catalog/content-model';
import {filesIn, ResultCache, runInChildProcess} from '@training-catalog/utils/node';
import {readSets} from '@training-catalog/openapi-pages/sets';
import type {CatalogSite} from '@training-catalog/preset';
import {toolFile} from './toolFile.js';
import {markdownDiagnostics, spellingDiagnostics, trailingSpacesFix} from './tools.js';

/** Maximum number of paths in one command, because systems limit its length. */
const maxPaths = 100;

/** Paths of category and tag files, which are next to the pages and are checked with them. */
const categoryAndTagFiles = ({files}: SiteSource): string[] =>
  files
    .filter(({file, isLink}) => !isLink && /\/_category_\.json$|^(?!static\/)[^/]+\/[^/]+\.yml$/.test(file))
    .map(({file}) => file);

/** Pages as markdownlint names them; those of operations are made from openapi/. */
const markdownGlobs = ({areaIds, areaFolders: {operations}}: CatalogSite): readonly string[] => [
  ...areaIds.map((area) => `${area}/**/*.md`),
  ...(operations === undefined ? [] : [`!${operations}/*/**`]),
];

/** Path of a file of this package, named from this folder. */
const ownFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The program that looks at them. */
const specifications = ownFile('specifications.js');

/**
 * What is wrong with the specifications in openapi/. All are checked again when one of them, the tags, or the linter
 * has changed, because they may refer to each other.
 *
 * @param program file whose content shows whether the rules have changed
 */
async function specificationDiagnostics(site: CatalogSite, siteDir: string, program: string): Promise<Diagnostic[]> {
  try {
    if (site.openApiOptions === undefined || readSets(site.openApiSiteIn(siteDir)).length === 0) {
      return [];
    }
  } catch {
    // A rule reports the list.
    return [];
  }
  const files = filesIn(siteDir, 'openapi');
  const cache = new ResultCache<Diagnostic[]>(siteDir, 'check/specifications', [
    program,
    specifications,
    ...[...files, `${site.areaFolders.operations}/tags.yml`].map((file) => path.join(siteDir, file)),
  ]);
  const found = await cache.getOrMake('openapi', async () => {
    const printed = await runInChildProcess(siteDir, specifications);
    return JSON.parse(printed) as Diagnostic[];
  });
  cache.save();
  return found;
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
 * Checks Markdown style, spelling, and the specifications. Files that did not change since the last run are not checked
 * again.
 *
 * @throws Error if markdownlint or cspell does not run, with its output.
 */
const checkOf =
  (site: CatalogSite): OtherPrograms['check'] =>
  async (source, inspection, program) => {
    const {siteDir} = source;
    function cache<Value>(name: string, ...settings: readonly string[]): ResultCache<Value> {
      return new ResultCache(siteDir, `check/${name}`, [program, ...settings.map((file) => path.join(siteDir, file))]);
    }
    const readable = source.pages.filter(({file}) => !source.unreadable.has(file));
    // A glob of the folder would match the other pages, too.
    const leftOut = [...source.unreadable.keys()].map(
      (file) => `!${file.replaceAll(/[\\[\](){}!*?+@]/g, String.raw`\$&`)}`,
    );

    // Both tools run in parallel to the rules, each in its own process.
    const markdown = cachedOrChecked(
      cache('markdown', '../../markdownlint.json', '.markdownlint-cli2.jsonc'),
      readable.filter(({file}) => file.endsWith('.md')),
      async (changed) => {
        const globs =
          changed.length > maxPaths ? [...markdownGlobs(site), ...leftOut] : changed.map((file) => `:${file}`);
        return (await markdownDiagnostics(siteDir, globs)).filter(({file}) => changed.includes(file));
      },
    );
    const besides = categoryAndTagFiles(source).map((file) => ({file, text: source.read(file)}));
    const dictionaries = fs.readdirSync(path.join(siteDir, '.cspell')).map((name) => `.cspell/${name}`);
    const spelling = cachedOrChecked(
      cache('spelling', '../../cspell.yaml', 'cspell.config.yaml', ...dictionaries),
      [...readable, ...besides.filter(({file}) => !source.unreadable.has(file))],
      (changed) => spellingDiagnostics(siteDir, changed),
    );
    const ofSpecifications = specificationDiagnostics(site, siteDir, program);
    const {diagnostics: rules, imported, broken} = await inspection;
    // Findings about the style of a page that cannot be parsed would be guesses.
    const unread = new Set([...broken, ...source.unreadable.keys()]);
    const [allForm, unknown, ofSets] = await Promise.all([markdown, spelling, ofSpecifications]);
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
      .map((diagnostic): Diagnostic =>
        imported.has(diagnostic.file) ? {...diagnostic, severity: 'hint'} : diagnostic,
      );
    return [...form, ...words, ...ofSets];
  };

/** Fixes the form of Markdown, and of category and tag files. */
const fix: OtherPrograms['fix'] = async (source, isSelected) => {
  const {siteDir} = source;
  // What could not be read must not be written.
  const isReadable = ({file}: {file: string}): boolean => isSelected(file) && !source.unreadable.has(file);
  const markdown = source.pages.filter((page) => isReadable(page) && page.file.endsWith('.md'));
  // A glob would match more than the requested pages.
  for (let from = 0; from < markdown.length; from += maxPaths) {
    await markdownDiagnostics(
      siteDir,
      markdown.slice(from, from + maxPaths).map(({file}) => `:${file}`),
      true,
    );
  }
  const beside = categoryAndTagFiles(source).filter((file) => isReadable({file}));
  if (beside.length > 0) {
    spawnSync(process.execPath, [toolFile(siteDir, 'oxfmt', 'bin/oxfmt'), ...beside], {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
};

/** The programs that check what the rules do not: Markdown style, spelling, and the specifications in `openapi/`. */
export const otherPrograms = (site: CatalogSite): OtherPrograms => ({
  folders: ['openapi'],
  check: checkOf(site),
  fix,
});
