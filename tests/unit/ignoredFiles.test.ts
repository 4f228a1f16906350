// Patterns that leave out built files must not leave out sources.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderOf} from '../support/folders';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.js', '*.css'], {encoding: 'utf8'})
  .split('\n')
  .filter(Boolean);

/** Text that the formatter changes. */
const unformatted: Record<string, string> = {'.css': 'a{top:0}', '.js': 'top=0'};

it('the formatter formats every source', () => {
  const folder = folderOf({
    ...Object.fromEntries(sources.map((file) => [file, unformatted[path.extname(file)] ?? 'type A=0'])),
    '.oxfmtrc.jsonc': fs.readFileSync('.oxfmtrc.jsonc', 'utf8'),
  });
  const {stdout} = spawnSync(path.resolve('node_modules/.bin/oxfmt'), ['--list-different'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').toSorted()).toEqual(sources.toSorted());
});

it('the linter checks every source', () => {
  const files = sources.filter((file) => !file.endsWith('.css'));
  /** Rules that the settings load. */
  const plugin = 'tools/lint/translators.mjs';
  // Empty files of the same names are counted as quickly as can be.
  const folder = folderOf({
    ...Object.fromEntries(files.map((file) => [file, ''])),
    [plugin]: fs.readFileSync(plugin, 'utf8'),
    '.oxlintrc.jsonc': fs.readFileSync('.oxlintrc.jsonc', 'utf8').replace('"typeAware": true', '"typeAware": false'),
  });
  const output = execFileSync(path.resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const {number_of_files: checked} = JSON.parse(output) as {number_of_files: number};
  expect(checked).toBe(new Set([...files, plugin]).size);
});

it('the spelling checker reads every source in a folder that is named like one of built files', () => {
  const files = sources.filter((file) => /\/(?:build|node_modules|\.cache|api)\//.test(file) && !file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  const output = execFileSync(
    process.execPath,
    ['node_modules/cspell/bin.mjs', 'lint', '--no-must-find-files', '--file-list', 'stdin', '--show-context', '**'],
    {encoding: 'utf8', input: files.join('\n'), stdio: ['pipe', 'pipe', 'pipe']},
  );
  expect(output).toEqual(expect.anything());
});
