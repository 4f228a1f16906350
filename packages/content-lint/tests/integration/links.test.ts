import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentLint, type ContentLintConfig} from '@training-catalog/content-lint';
import {Linter, readConfig, readSite} from '@training-catalog/content-lint/node';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const page = '---\ntitle: Owls\n---\n\nOwls hunt at night.\n';

const settings: ContentLintConfig = {
  areas: ['docs', {folder: 'api', generated: true}],
  ruleSets: [{name: 'apis', rules: {}, files: ['openapi', 'moved.yml']}],
};
const config = readConfig(settings);

let dir: string;
let secret: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};
/** Makes a symbolic link to a file outside of the site. */
const link = (file: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.symlinkSync(secret, path.join(dir, file));
};
const git = (...args: string[]): string => execFileSync('git', args, {cwd: dir, encoding: 'utf8'});

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  secret = path.join(dir, '..', `${path.basename(dir)}.secret`);
  fs.writeFileSync(secret, 'secret');
  write('docs/owls.md', page);
  write('api/intro.md', page);
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(dir, {recursive: true});
  fs.rmSync(secret);
});

/** Files that break rules about where files are. */
const misplaced = (): string[] =>
  new Linter(config)
    .check(readSite(dir, config))
    .filter(({rule}) => /^no-(?:symbolic-link|file-in-generated-folder)$/.test(rule))
    .map(({file, rule}) => `${file} ${rule}`)
    .toSorted();

describe.each([
  ['in an area', 'docs/owls.txt'],
  ['in a folder of generated pages', 'api/Owl API/more/secret.txt'],
  ['in place of a folder of generated pages', 'api/Owl API'],
  ['in static files', 'static/img/owls.png'],
  ['in the code of the site', 'src/pages/owls.md'],
  ['in a folder that a rule set checks', 'openapi/parts/owls.yaml'],
  ['in place of a file that a rule set checks', 'moved.yml'],
])('a symbolic link %s', (_where, file) => {
  it('is refused by the check', () => {
    link(file);
    expect(misplaced()).toEqual([`${file} no-symbolic-link`]);
  });

  it('is refused by a build before it copies files', () => {
    // The rules are checked in a process of its own later.
    vi.stubEnv('NODE_ENV', 'development');
    link(file);
    const {plugin} = contentLint(dir, settings);
    const context = {siteDir: dir, siteConfig: {staticDirectories: ['static']}} as unknown as LoadContext;
    const load = plugin as (context: LoadContext) => Plugin;
    const {loadContent} = load(context);
    expect(() => loadContent?.()).toThrow(`${file}:1`);
    fs.rmSync(path.join(dir, file));
    expect(loadContent?.()).toBeUndefined();
  });
});

it('a symbolic link for a whole area is refused', () => {
  fs.renameSync(path.join(dir, 'docs'), path.join(dir, 'elsewhere'));
  fs.symlinkSync('elsewhere', path.join(dir, 'docs'));
  expect(misplaced()).toEqual(['docs no-symbolic-link']);
});

describe('what git tracks', () => {
  beforeEach(() => {
    git('init', '-q');
    write('.gitignore', '/api/*/\n');
  });

  it('is refused if it is a symbolic link, wherever it is, and even if it is removed from the folder', () => {
    link('tools/secret.txt');
    git('add', '.');
    fs.rmSync(path.join(dir, 'tools/secret.txt'));
    expect(misplaced()).toEqual(['tools/secret.txt no-symbolic-link']);
  });

  it('is refused in a folder of generated pages, but not beside these folders; a generator may write there', () => {
    write('api/Owl API/owls.md', page);
    git('add', '.');
    expect(misplaced()).toEqual([]);
    git('add', '-f', 'api/Owl API/owls.md');
    expect(misplaced()).toEqual(['api/Owl API/owls.md no-file-in-generated-folder']);
  });

  it('is named as it is, with any letters', () => {
    write('api/Öl "API"/ø l.md', page);
    git('add', '-f', 'api');
    expect(misplaced()).toEqual(['api/Öl "API"/ø l.md no-file-in-generated-folder']);
  });

  it('is refused if it is another repository', () => {
    write('docs/other/owls.md', page);
    execFileSync('git', ['init', '-q'], {cwd: path.join(dir, 'docs/other')});
    const inOther = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        cwd: path.join(dir, 'docs/other'),
        encoding: 'utf8',
      });
    inOther('add', '.');
    inOther('commit', '-qm', 'A');
    execFileSync('git', ['-c', 'advice.addEmbeddedRepo=false', 'add', 'docs/other'], {cwd: dir});
    expect(misplaced()).toEqual(['docs/other no-symbolic-link']);
  });
});
