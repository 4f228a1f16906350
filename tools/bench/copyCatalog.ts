/** A copy of the catalog in a folder of its own, and how long it takes to build. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.cache', 'test-results', '.git']);

function git(folder: string, ...args: string[]): void {
  const {status, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')} in ${folder}: ${stderr}`);
  }
}

/**
 * Copies the catalog as it stands into an empty folder, with the installed packages linked, and
 * commits it there, because a build reads the dates of its pages from git.
 *
 * @param change Changes the copy before it is committed.
 */
export function copyCatalog(folder: string, change?: () => void): void {
  fs.cpSync('.', folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative('.', source).split(path.sep)[0] ?? ''),
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  change?.();
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', 'commit', '-qm', 'Catalog');
}

/**
 * Builds a folder.
 *
 * @returns seconds, and the most memory in megabytes that one process of the build held, as GNU time
 * tells it: NaN where that is not installed.
 * @throws what the build said, if it fails.
 */
export function timedBuild(folder: string): {seconds: number; megabytes: number} {
  const [program, ...args]: [string, ...string[]] = fs.existsSync('/usr/bin/time')
    ? ['/usr/bin/time', '-f', 'memory %M']
    : ['/usr/bin/env'];
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(program, [...args, 'npm', 'run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...process.env, NODE_ENV: 'production', NODE_OPTIONS: '--max-old-space-size=8192'},
  });
  if (status !== 0) {
    throw new Error(`The catalog in ${folder} could not be built:\n${stdout}${stderr}`);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Number(/memory (\d+)/.exec(stderr)?.[1] ?? NaN) / 1000,
  };
}
