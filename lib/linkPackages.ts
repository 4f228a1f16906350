import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies installed packages as hard links, without `.cache`, which builds write and clear.
 *
 * @param from - folder of the packages.
 * @param to - folder to create.
 */
export function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  const entries = fs.readdirSync(from).filter((name) => name !== '.cache');
  // Packages are never modified, so both folders can share their files.
  const {status} = spawnSync('cp', ['-al', ...entries, to], {cwd: from, stdio: 'ignore'});
  if (status !== 0) {
    // A different file system, or a `cp` without hard links.
    fs.cpSync(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => path.relative(from, source) !== '.cache',
    });
  }
}
