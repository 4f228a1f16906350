// The import into this catalog: its words, its rules, its command. What READMEs become is in packages/readme-import.
import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {importProject, ImportError, splitReadme, validSettings, writePage} from '@training-catalog/readme-import';
import fc from 'fast-check';
import {beforeEach, describe, expect, it} from 'vitest';
import {arbitraryReadme} from '../../packages/readme-import/tests/arbitraryReadme';
import {markdownDiagnostics, spellingDiagnostics} from '@training-catalog/catalog-cli';
import {learnNames} from '@training-catalog/catalog-cli';
import {importSettings as importSettingsOf} from '@training-catalog/catalog-cli';
import {siteSettings} from '../../site.config';
import {folderOf} from '../support/folders';
import {lintFolder, lintPage} from '../support/lint';
import {runCommand} from '../support/runCommand';
import {isExhaustive} from './exhaustive';

const importSettings = importSettingsOf(siteSettings);

const fixtures = 'packages/readme-import/tests/fixtures';

let site: string;
beforeEach(() => {
  site = folderOf(
    {
      'docs/tags.yml': fs.readFileSync(path.join(fixtures, 'tags.yml')),
      'openapi/sets.json': '[]',
      '.markdownlint.json': fs.readFileSync('packages/catalog-cli/markdownlint.json'),
    },
    'site-',
  );
  fs.symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
});

const read = (file: string): string => fs.readFileSync(path.join(site, 'docs', file), 'utf8');

/** A README of the fixtures, outside of the catalog's repository. */
function fixture(name: string): string {
  const folder = folderOf({}, 'fixture-');
  fs.cpSync(path.join(fixtures, name), folder, {recursive: true});
  return folder;
}

describe('imported pages', () => {
  it('pass every check, and have the words of the institute', async () => {
    const projects: Record<string, string> = {
      'Cricket Counter': 'well-formed',
      'Soil Probe Reader': 'wrong-levels',
      'Leaf Lens': 'html-and-badges',
      'Pond Watch': 'relative',
      'Beehive Scale': 'no-kinds',
    };
    for (const [project, name] of Object.entries(projects)) {
      importProject(site, {readme: fixture(name), project, tags: ['VA'], release: '2025-08'}, importSettings);
    }
    const errors = lintFolder(site).filter(({severity}) => severity === 'error');
    expect(errors.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
    expect(await markdownDiagnostics(site, ['docs/**/*.md'])).toEqual([]);
    const cricket = read('Cricket Counter/index.md');
    expect(cricket).toMatch(/^tags: \[Software, Animal-Ecology, Visual-Analytics, Release 2025-08\]$/m);
    expect(cricket).toMatch(/^ {2}area: Animal-Ecology$/m);
    expect(cricket).toMatch(/^ {2}status: BetaRelease$/m);
    expect(read('Beehive Scale/index.md')).toMatch(/^ {2}area: Visual-Analytics$/m);
  });

  /** The same inputs each time, so that a failure is due to a change; IMPORT_SEED tries others. */
  const seed = Number(process.env.IMPORT_SEED ?? 20261121);

  // Each input yields to the test runner, which considers a worker dead that is silent for a minute.
  it('of any README violate no rule that the import can satisfy', async () => {
    const resolve = (url: string) => ({url: `https://example.org/${encodeURI(url)}`});
    const options = {
      tags: ['Software', 'CI4AI'],
      settings: validSettings(importSettings),
      fileNames: {main: 'index.md', tutorials: 'tutorials.md', 'how-to': 'how-to.md', explanation: 'explanation.md'},
      link: resolve,
      image: resolve,
    };
    await fc.assert(
      fc.asyncProperty(arbitraryReadme, async (text) => {
        await setImmediate();
        let split: ReturnType<typeof splitReadme>;
        try {
          split = splitReadme(text.replaceAll('\0', ' '), options);
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError);
          return;
        }
        const errors = [...split.pages].flatMap(([kind, {body}]) =>
          lintPage({
            file: `docs/Tool/${kind}.md`,
            text: writePage({imported: true, ...(kind === 'main' && {project: {}})}, body),
          }).filter(({severity}) => severity === 'error'),
        );
        expect(errors.map(({message}) => message)).toEqual([]);
      }),
      {numRuns: isExhaustive ? 4000 : 400, seed},
    );
  }, 300_000);
});

it.each([
  ['is longer than a page may be', 'It counts moths at night. '.repeat(4500), 'max-file-size'],
  ['has a paragraph that no parser reads in time', '\\*moth [night] '.repeat(3000), 'max-paragraph-marks'],
])('a README whose page %s is refused, because the check and the build would refuse it', (_name, text, rule) => {
  const readme = folderOf({'README.md': `# Tool\n\nCounts moths at night.\n\n${text}\n`}, 'source-');
  const importIt = (): unknown => importProject(site, {readme, project: 'Tool', area: 'PADI'}, importSettings);
  expect(importIt).toThrow(ImportError);
  expect(importIt).toThrow(new RegExp(`would refuse docs/Tool/index\\.md.*\\[${rule}\\]`));
  expect(fs.readdirSync(path.join(site, 'docs'))).toEqual(['tags.yml']);
});

it('a project that does not say what it describes gets a hint; one with a release, a commit or neither does not', () => {
  const page = (state: string): string =>
    `---\ntitle: Tool\ndescription: A tool.\n${state}project:\n  summary: A\n  kind: [data]\n  area: PADI\n---\n\nText.\n`;
  const states = [
    '',
    'describes: {release: "0.2"}\n',
    'describes: {commit: 7486f11}\n',
    'describes: {unversioned: true}\n',
    'describes: {release: "0.2", unversioned: true}\n',
  ];
  const found = states.map((state) =>
    lintFolder(folderOf({'docs/A/index.md': page(state), 'openapi/sets.json': '[]'}))
      .filter(({message}) => /describe|unversioned/.test(message))
      .map(({line, message, severity}) => `${severity} ${line}: ${message}`),
  );
  expect(found).toEqual([
    [
      'hint 4: the pages do not state the version they describe; next to "project:", write describes: with release: or commit: below it, or with unversioned: true if there is neither',
    ],
    [],
    [],
    [],
    [expect.stringMatching(/^error 4: .*unversioned: contradicts release: or commit:; remove one of the two/)],
  ]);
});

it('the record of repositories is checked for its format; a removed project is not an error', () => {
  const state = {repository: 'https://github.com/o/a', commit: 'a'.repeat(40), date: '2025-02-30x'};
  const found = (record: string): string[] =>
    lintFolder(folderOf({'docs/A/index.md': 'Text.\n', 'docs/upstream.json': record, 'openapi/sets.json': '[]'}))
      .filter(({file}) => file === 'docs/upstream.json')
      .map(({line, rule}) => `${line} ${rule}`);
  expect(found(JSON.stringify({A: state, Gone: {...state, date: '2025-02-28'}}, null, 2))).toEqual([
    '5 upstream-record-schema',
  ]);
  expect(found('{"A": ')).toEqual(['1 json-syntax']);
});

it('the spelling check gets the name of a project, and nothing else', async () => {
  const shared = path.resolve('packages/catalog-cli/cspell.yaml');
  fs.writeFileSync(
    path.join(site, 'cspell.config.yaml'),
    `import: ${shared}\ndictionaries: [catalog]\ndictionaryDefinitions:\n  - {name: catalog, path: .cspell/words.txt, addWords: true}\n`,
  );
  fs.mkdirSync(path.join(site, '.cspell'));
  fs.writeFileSync(path.join(site, '.cspell/words.txt'), '# Sorted.\nAaaa\nzulu\n');
  const name = 'Vaxomotl Counter';
  const readme = folderOf({'README.md': '# Vaxomotl\n\nVaxomotl counts the wukrabs of each night.\n'}, 'source-');
  importProject(site, {readme, project: name, area: 'PADI'}, importSettings);
  expect(await learnNames(site, 'docs', [name])).toEqual(['Vaxomotl']);
  expect(fs.readFileSync(path.join(site, '.cspell/words.txt'), 'utf8')).toBe('# Sorted.\nAaaa\nVaxomotl\nzulu\n');
  expect(await spellingDiagnostics(site, [`docs/${name}/_category_.json`])).toEqual([]);
});

it('the command names what it refuses, and prints its usage', async () => {
  const command = (...args: string[]) =>
    runCommand(process.execPath, ['packages/catalog-cli/bin/catalog.js', 'import', ...args]);
  expect(await command()).toMatchObject({status: 2, output: expect.stringContaining('--api <name>') as string});
  const refused = await command('/nowhere/README.md', '--project', 'Nothing At All');
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/Refused, nothing was written: there is no file \/nowhere\/README\.md/);
});

it.each([
  ['an OpenAPI file that is not there', ['/nowhere/a.yaml', '--api', 'Nothing At All'], /there is no file \/nowhere/],
  [
    'a name of an API that leaves the folder',
    ['/nowhere/a.yaml', '--api', '../evil'],
    /cannot be the name of a folder/,
  ],
  [
    'a tag of an API that nobody knows',
    ['/nowhere/a.yaml', '--api', 'A', '--tags', 'Zzz'],
    /"Zzz" is not among the tags/,
  ],
  ['a project of sync that is not there', ['sync', 'Nothing At All'], /there is no project docs\/Nothing At All/],
  ['an option of sync that is not there', ['sync', '--records'], /unknown option --records/],
])('the command refuses %s, and does not call it a fault of its own', async (_name, args, reason) => {
  const {status, output} = await runCommand(process.execPath, [
    'packages/catalog-cli/bin/catalog.js',
    ...(args[0] === 'sync' ? [] : ['import']),
    ...args,
  ]);
  expect(status).toBe(1);
  expect(output).toMatch(/^Refused, nothing was written: /m);
  expect(output).toMatch(reason);
  expect(output).not.toMatch(/^ {4}at |report it/m);
});
