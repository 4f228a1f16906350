// Misspelled on purpose. cspell:ignore fixx
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {didYouMean} from '@training-catalog/utils';
import {ArgumentError, parseArguments} from '@training-catalog/utils/node';
import {runCommand} from '@training-catalog/content-lint/node';
import {otherPrograms} from '@training-catalog/catalog-cli';
import {siteSettings} from '../../site.config';
import {MiniSite} from '../support/miniSite';
import {runCommand as runProgram} from '../support/runCommand';

let siteDir: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
const page = (body: string): string => `---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-command-'));
  write('openapi/sets.json', '[]');
  write('docs/Bird Counts/index.md', page('Text.'));
  write('docs/Owls/index.md', page('Text.'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

describe('fixing', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(siteDir, 'node_modules'));
    ['markdownlint-cli2', 'oxfmt'].forEach((name) =>
      fs.symlinkSync(path.resolve('node_modules', name), path.join(siteDir, 'node_modules', name)),
    );
    fs.copyFileSync('packages/catalog-cli/markdownlint.json', path.join(siteDir, '.markdownlint.json'));
  });
  const fix = async (place: string): Promise<void> => {
    vi.spyOn(console, 'log').mockReturnValue();
    await runCommand(['--fix', place], {...otherPrograms(siteSettings), check: () => Promise.resolve([])}, siteDir);
  };
  const faulty = 'Text.  \nMore\n\n\n- One\n* Two';
  const mended = 'Text.\nMore\n\n- One\n- Two';

  it('changes only files at the requested path', async () => {
    write('docs/Owls/index.md', page(faulty));
    write('docs/Bird Counts/index.md', page(faulty));
    write('docs/Bird Counts/_category_.json', '{ "label":"Bird Counts" }');
    await fix('docs/Owls');
    expect(read('docs/Owls/index.md')).toBe(page(mended));
    expect(read('docs/Bird Counts/index.md')).toBe(page(faulty));
    expect(read('docs/Bird Counts/_category_.json')).toBe('{ "label":"Bird Counts" }');
  });

  it('leaves a byte order mark where it is, and files that cannot be read as they are', async () => {
    const mark = '\uFEFF';
    write('docs/Owls/index.md', mark + page('```\nls\n```'));
    write('docs/Owls/other.md', page('```\nls\0\n```'));
    await fix('docs/Owls');
    expect(read('docs/Owls/index.md')).toBe(mark + page('```text\nls\n```'));
    expect(read('docs/Owls/other.md')).toBe(page('```\nls\0\n```'));
  });
});

describe('arguments are refused in plain words:', () => {
  const options = {fix: {type: 'boolean'}, folder: {type: 'string'}} as const;
  it.each([
    [['--fixx'], /^unknown option --fixx; did you mean "--fix"\? --help lists all$/],
    [['--folder'], /^--folder needs a value; write --folder "\.\.\."/],
    [['--folder', '--fix'], /^--folder needs a value/],
    [['--fix=1'], /^--fix does not take a value/],
  ])('%j', (args, message) => {
    const parse = (): unknown => parseArguments({args, options}, didYouMean);
    expect(parse).toThrow(ArgumentError);
    expect(parse).toThrow(message);
  });
});

describe('the command', () => {
  let site: MiniSite;
  beforeAll(() => {
    site = MiniSite.create({
      // In a folder, where an import puts it.
      'openapi/sets.json': '[{"id": "sample", "file": "sample/sample.yaml", "folder": "Sample APIs"}]\n',
      'openapi/sample/sample.yaml': 'openapi: 3.0.3\ninfo: {}\npaths: {}\n',
    });
    ['cspell.config.yaml', '.cspell', '.markdownlint-cli2.jsonc'].forEach((name) =>
      fs.cpSync(name, path.join(site.dir, name), {recursive: true}),
    );
    fs.rmSync(path.join(site.dir, 'node_modules'));
    fs.mkdirSync(path.join(site.dir, 'node_modules'));
    fs.readdirSync('node_modules')
      .filter((name) => name !== '.cache')
      .forEach((name) => fs.symlinkSync(path.resolve('node_modules', name), path.join(site.dir, 'node_modules', name)));
  });
  afterAll(() => site.remove());
  const check = (...args: string[]) =>
    runProgram(process.execPath, ['packages/catalog-cli/bin/catalog.js', 'check', ...args], {cwd: site.dir});

  it('exits with 1 for a path that does not exist', async () => {
    const {status, output} = await runProgram('npm', ['run', '--silent', 'check', '--', 'docs/No Such'], {
      cwd: site.dir,
    });
    expect(output).toContain('there is no docs/No Such; write a file or folder of docs');
    expect(status).toBe(1);
  });

  it('finds the faults of specifications, and caches them for the next run', async () => {
    for (const time of [1, 2]) {
      const {status, output} = await check(time === 1 ? 'openapi' : 'openapi/sample/sample.yaml');
      expect(output, `run ${time}`).toMatch(/^openapi\/sample\/sample\.yaml:2: .*title/m);
      expect(status).toBe(1);
    }
    expect(fs.readdirSync(path.join(site.dir, 'node_modules/.cache/check'))).toContain('specifications');
  });

  it('finds a faulty list of specifications', async () => {
    site.write({'openapi/sets.json': '[{"id": "sample"}]\n'});
    expect(await check('openapi')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^openapi\/sets\.json:1: "file": it is missing/m) as string,
    });
  });
});
