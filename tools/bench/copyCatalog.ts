/** Copies the catalog to a separate folder, and measures its build. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {timed, type Timed} from './machine';

const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.cache', 'test-results', '.git']);

function git(folder: string, ...args: string[]): void {
  const {status, stderr, error} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')} in ${folder}: ${error?.message ?? stderr}`);
  }
}

/**
 * Copies the current catalog into an empty folder, with the installed packages linked, and commits it there, because a
 * build reads the dates of its pages from git.
 */
export function copyCatalog(folder: string): void {
  fs.cpSync('.', folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative('.', source).split(path.sep)[0] ?? ''),
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', 'commit', '-qm', 'Catalog');
}

/**
 * Builds a folder.
 *
 * @param isCold Whether the build starts with empty caches: that of the bundler and the plugins, which is in
 * node_modules and shared with the copy, and that of transpiled configuration, which is in the folder for temporary
 * files.
 * @throws with the output of the build if it fails.
 */
export function timedBuild(folder: string, {isCold}: {isCold: boolean}): Timed {
  const temporary = path.join(folder, '.cache/tmp');
  if (isCold) {
    fs.rmSync('node_modules/.cache', {recursive: true, force: true});
    fs.rmSync(temporary, {recursive: true, force: true});
  }
  fs.mkdirSync(temporary, {recursive: true});
  return timed(['npm', 'run', '--silent', 'build'], folder, {
    NODE_ENV: 'production',
    TMPDIR: temporary,
  });
}
