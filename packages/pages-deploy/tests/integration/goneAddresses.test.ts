import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Linter, readConfig, readSite} from '@training-catalog/content-lint/node';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {addressesOnceBelow} from '../../src/goneAddresses.js';
import {redirectRules} from '../../src/rules.js';

let siteDir: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const page = (...facts: readonly string[]): string =>
  ['---', 'title: Owls', ...facts, '---', '', 'Text.', ''].join('\n');
const remove = (place: string): void => fs.rmSync(path.join(siteDir, place), {recursive: true});
const commit = (): void => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change pages');
};

const areas = [{folder: 'docs', route: '/guides'}];
const config = readConfig({
  areas: [{folder: 'docs', routeBasePath: 'guides'}],
  ruleSets: [redirectRules({branch: 'main'})],
});
/** The lines that the check asks for. */
const missing = (): string[] =>
  new Linter(config)
    .check(readSite(siteDir, config))
    .filter(({rule}) => rule === 'redirect-missing')
    .map(({message}) => /add the line (.*)$/.exec(message)?.[1] ?? message);

// The site is below the root of its repository.
beforeEach(() => {
  siteDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'gone-')), 'site');
  fs.mkdirSync(siteDir);
  git('init', '--quiet', '--initial-branch=main', '..');
  write('docs/intro.md', page());
  write('docs/Old Tool/index.md', page());
  write('docs/Old Tool/named.md', page('slug: /Old Tool/other-name'));
  write(
    'docs/Old Tool/_category_.json',
    '{"label": "Old Tool", "link": {"type": "generated-index", "description": "A."}}',
  );
  write('docs/Other/index.md', page());
  write('docs/Other/count.md', page());
  write('redirects.yml', '');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});
afterEach(() => fs.rmSync(path.dirname(siteDir), {recursive: true}));

const ofOldTool = ['guides/Old Tool', 'guides/Old Tool/other-name', 'guides/category/old-tool'];

it('knows the addresses of a removed folder, before and after the removal is committed', () => {
  expect(addressesOnceBelow(siteDir, 'guides/Old Tool/', areas)).toEqual([]);
  remove('docs/Old Tool');
  expect(addressesOnceBelow(siteDir, 'guides/Old Tool/', areas).sort()).toEqual(ofOldTool);
  commit();
  expect(addressesOnceBelow(siteDir, 'guides/Old Tool/', areas).sort()).toEqual(ofOldTool);
  expect(addressesOnceBelow(siteDir, 'elsewhere/Old Tool/', areas)).toEqual([]);
});

it('asks for one line for a removed folder, which leads to one page', () => {
  expect(missing()).toEqual([]);
  remove('docs/Old Tool');
  commit();
  expect(missing()).toEqual(['guides/Old Tool/: <new folder with a slash at its end, or one page>']);
  write('redirects.yml', 'guides/Old Tool/: guides/intro\n');
  expect(missing()).toEqual([]);
});

it('writes out the line for a renamed folder, and one for a renamed page', () => {
  fs.renameSync(path.join(siteDir, 'docs/Other'), path.join(siteDir, 'docs/New Name'));
  expect(missing()).toEqual(['guides/Other/: guides/New Name/']);
  write('redirects.yml', 'guides/Other/: guides/New Name/\n');
  expect(missing()).toEqual([]);
  fs.renameSync(path.join(siteDir, 'docs/New Name'), path.join(siteDir, 'docs/Other'));
  fs.renameSync(path.join(siteDir, 'docs/Other/count.md'), path.join(siteDir, 'docs/Other/count-owls.md'));
  write('redirects.yml', '');
  expect(missing()).toEqual(['guides/Other/count: guides/Other/count-owls']);
});

it('asks for a line if a slug or a label gives a page another address', () => {
  write('docs/Other/count.md', page('slug: /tally'));
  write('docs/Old Tool/_category_.json', '{"label": "Tool", "link": {"type": "generated-index", "description": "A."}}');
  expect(missing()).toEqual(['guides/category/old-tool: <new address>', 'guides/Other/count: <new address>']);
});

it('asks for nothing where git knows no published branch, or is not there', () => {
  git('update-ref', '-d', 'refs/remotes/origin/main');
  remove('docs/Other');
  commit();
  expect(missing()).toEqual([]);
  fs.rmSync(path.join(siteDir, '../.git'), {recursive: true});
  expect(missing()).toEqual([]);
});
