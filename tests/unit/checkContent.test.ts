// Misspelled on purpose. cspell:ignore Butterflis positon speling misteak enviroment recieve
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {Linter, readSite} from '@training-catalog/content-lint/node';
import {ResultCache} from '@training-catalog/utils/node';
import {otherPrograms} from '@training-catalog/catalog-cli';
import {siteSettings} from '../../site.config';
import {config} from '../support/lint';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
const siteDir = path.join(home, 'site');
const write = (file: string, text: string | Buffer): void => {
  const place = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, text);
};
const bytes = (file: string): Buffer => fs.readFileSync(path.join(siteDir, file));
const emptySite = (): void => fs.rmSync(siteDir, {recursive: true, force: true});
beforeEach(emptySite);
afterAll(() => fs.rmSync(home, {recursive: true}));

describe('a further check', () => {
  const programs = {
    cspell: 'node_modules/cspell/bin.mjs',
    markdownlint: 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
  };
  const packages = Object.values(programs).map((program) => path.dirname(program));
  const linkTools = (): void =>
    packages.forEach((name) => fs.symlinkSync(path.resolve(name), path.join(siteDir, name)));
  const removeTools = (): void => packages.forEach((name) => fs.rmSync(path.join(siteDir, name), {recursive: true}));
  const check = async (): Promise<string[]> => {
    const program = path.join(siteDir, 'rules.mjs');
    const source = readSite(siteDir, config);
    const rules = new Linter(config).inspect(source, new ResultCache(siteDir, 'check/pages', [program]));
    return [...rules.diagnostics, ...(await otherPrograms(siteSettings).check(source, Promise.resolve(rules), program))]
      .map(({file, line, message, severity}) => `${severity} ${file}:${line}: ${message}`)
      .sort();
  };
  const page = (body: string, more = ''): string => `---\ntitle: Page\ndescription: A page.\n${more}---\n\n${body}\n`;
  const imported = 'imported: true\n';

  /** Mocks of the tools, which find nothing and record the files they are run on. */
  const replaceTools = (): void => {
    removeTools();
    packages.forEach((name) => write(`${name}/package.json`, '{}'));
    write(programs.cspell, "import fs from 'node:fs'; fs.writeFileSync('asked-cspell', fs.readFileSync(0, 'utf8'));");
    write(
      programs.markdownlint,
      "import fs from 'node:fs'; const globs = process.argv.slice(2).filter((arg) => arg.startsWith(':'));" +
        "fs.writeFileSync('asked-markdownlint', globs.map((glob) => glob.slice(1)).join('\\n')); console.log('Summary: 0');",
    );
  };
  /** Files that the tools were run on since the last call, by tool. */
  const asked = (): Record<string, string[]> =>
    Object.fromEntries(
      Object.keys(programs).map((tool) => {
        const file = path.join(siteDir, `asked-${tool}`);
        const files = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').sort() : [];
        fs.rmSync(file, {force: true});
        return [tool, files];
      }),
    );
  const pages = ['docs/a.md', 'docs/b.md', 'docs/intro.md'];

  const link = /^error docs\/a\.md:6: intro\.md#last: docs\/intro\.md has no heading #last/;
  const word =
    /^error docs\/a\.md:6: unknown word "xyzzyplugh"; (?:did you mean "\w+"\?|correct it;) if it is right, add it to \.cspell\/words\.txt$/;
  const lines = /^error docs\/a\.md:8: multiple consecutive blank lines; leave one/;
  const image = /^error docs\/a\.md:9: the image has no alt text/;
  const hint = /^hint docs\/b\.md:7: unknown word "xyzzyplugh"/;
  const matching = (...patterns: readonly RegExp[]): unknown[] =>
    patterns.map((pattern) => expect.stringMatching(pattern) as unknown);
  const first = matching(link, word, lines, image, hint);

  const addWord = (): void => write('.cspell/words.txt', `${bytes('.cspell/words.txt').toString()}xyzzyplugh\n`);
  const allowBlankLines = (): void => {
    const settings = bytes('.markdownlint-cli2.jsonc').toString();
    write('.markdownlint-cli2.jsonc', settings.replace('"default": true,', '"default": true, "MD012": false,'));
  };

  // Running the tools takes most of the time, so each test starts from a copy of the state after a first run. The copy
  // is restored at the same path, because the cache depends on it.
  const afterFirstRun = path.join(home, 'after-first-run');
  beforeAll(async () => {
    emptySite();
    write('.cspell/words.txt', fs.readFileSync('.cspell/words.txt'));
    write(
      'cspell.config.yaml',
      `import: ${path.resolve('packages/catalog-cli/cspell.yaml')}\ndictionaries: [catalog]\ndictionaryDefinitions:\n  - {name: catalog, path: .cspell/words.txt, addWords: true}\n`,
    );
    write(
      '.markdownlint-cli2.jsonc',
      `{"config": ${fs.readFileSync('packages/catalog-cli/markdownlint.json', 'utf8')}}`,
    );
    write('rules.mjs', '1');
    write('openapi/sets.json', '[]');
    write('static/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('docs/intro.md', page('## First steps\n\nText.'));
    write('docs/a.md', page('[To](intro.md#last) and xyzzyplugh.\n\n\n![](/img/a.svg)'));
    write('docs/b.md', page('Text xyzzyplugh.', imported));
    fs.mkdirSync(path.join(siteDir, 'node_modules'));
    linkTools();
    expect(await check()).toEqual(first);
    fs.cpSync(siteDir, afterFirstRun, {recursive: true, verbatimSymlinks: true});
  });
  beforeEach(() => fs.cpSync(afterFirstRun, siteDir, {recursive: true, verbatimSymlinks: true}));

  it('reports a misspelled tag or key once', async () => {
    write('docs/tags.yml', 'Butterflies:\n');
    write('docs/b.md', page('Text.', 'tags: [Butterflis]\nsidebar_positon: 3\n'));
    write('docs/a.md', page('Text.'));
    expect(await check()).toEqual(
      matching(
        /^error docs\/b\.md:4: unknown tag "Butterflis"; did you mean "Butterflies"\?/,
        /^error docs\/b\.md:5: unknown key "sidebar_positon"; did you mean "sidebar_position"\?/,
      ),
    );
  });

  it('suggests a word only if it is one mistake away', async () => {
    write('docs/a.md', page('A speling, a misteak, an enviroment, to recieve.'));
    write('docs/b.md', page('Text.'));
    expect(await check()).toEqual(
      matching(
        /"enviroment"; did you mean "environment"\?/,
        /"misteak"; correct it;/,
        /"recieve"; did you mean "receive"\?/,
        /"speling"; did you mean "spelling"\?/,
      ),
    );
  });

  it('finds the same without running the tools on unchanged files', async () => {
    replaceTools();
    expect(await check()).toEqual(first);
    expect(asked()).toEqual({cspell: [], markdownlint: []});
  });

  it('runs the tools on all files when a rule changes, and fails if they break', async () => {
    write('rules.mjs', '2');
    replaceTools();
    Object.values(programs).forEach((program) => write(program, "console.log('broken')"));
    await expect(check()).rejects.toThrow(/did not run/);
  });

  it('runs the tools on all files when the caches are broken', async () => {
    replaceTools();
    const cache = fs.readdirSync(path.join(siteDir, 'node_modules/.cache/check'));
    expect(cache.sort()).toEqual(['markdown', 'pages', 'spelling']);
    cache.forEach((name) => write(`node_modules/.cache/check/${name}`, 'broken'));
    expect(await check()).toEqual(matching(link, image));
    expect(asked()).toEqual({cspell: pages, markdownlint: pages});
  });

  it('reruns rules of several pages, and the tools on changed pages', async () => {
    replaceTools();
    write('docs/intro.md', page('## Last\n\nText nuneztool.'));
    expect(await check()).toEqual(matching(word, lines, image, hint));
    expect(asked()).toEqual({cspell: ['docs/intro.md'], markdownlint: ['docs/intro.md']});
  });

  it('runs a tool on all files when its dictionary or its settings change', async () => {
    replaceTools();
    addWord();
    expect(await check()).toEqual(matching(link, lines, image));
    expect(asked()).toEqual({cspell: pages, markdownlint: []});
    allowBlankLines();
    expect(await check()).toEqual(matching(link, image));
    expect(asked()).toEqual({cspell: [], markdownlint: pages});
  });

  it('reports what the tools find', async () => {
    write('docs/intro.md', page('## Last\n\nText nuneztool.'));
    addWord();
    allowBlankLines();
    const other = /^error docs\/intro\.md:8: unknown word "nuneztool"/;
    expect(await check()).toEqual(matching(image, other));
  });
});
