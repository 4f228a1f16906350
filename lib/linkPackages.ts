import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies installed packages as hard links, without the cache that builds write and clear.
 *
 * @param from - folder of the packages.
 * @param to - folder to make.
 */
export function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  const entries = fs.readdirSync(from).filter((name) => name !== '.cache');
  // Nothing writes to the packages themselves, so both folders can share their files.
  const {status} = spawnSync('cp', ['-al', ...entries, to], {cwd: from, stdio: 'ignore'});
  if (status !== 0) {
    // Another file system, or a `cp` that cannot link.
    fs.cpSync(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => path.relative(from, source) !== '.cache',
    });
  }
}
