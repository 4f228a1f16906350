import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from '../../lib/linkPackages';
import {repository} from '../../shared/site';
import {git} from './command';

/** The published branch, as a checkout names it. */
export const published = `refs/remotes/origin/${repository.deployBranch}`;

/**
 * Copies a checkout into a new temporary folder: its history, the current working tree (with changed, new, and
 * deleted files, without ignored ones), and the installed packages.
 *
 * @param siteDir root of the checkout
 * @returns the folder of the copy. Nothing is committed there yet.
 */
export function createScratchCopy(siteDir: string): string {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'growth-')), repository.project);
  // With its history, because pages get their dates from it.
  git(siteDir, ['clone', '--quiet', '--no-checkout', '.', folder]);
  if (spawnSync('git', ['show-ref', '--verify', '--quiet', published], {cwd: siteDir}).status === 0) {
    // A clone does not get the remote branches of its source; the check of published addresses reads this one.
    git(folder, ['fetch', '--quiet', 'origin', `+${published}:${published}`]);
  }
  git(siteDir, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .split('\0')
    // Deleted files are still in the index.
    .filter((file) => file !== '' && fs.lstatSync(path.join(siteDir, file), {throwIfNoEntry: false}) !== undefined)
    .forEach((file) => fs.cpSync(path.join(siteDir, file), path.join(folder, file), {verbatimSymlinks: true}));
  linkPackages(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Commits everything in a copy. */
export function commitAll(folder: string, message: string): void {
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--allow-empty', '-m', message]);
}
