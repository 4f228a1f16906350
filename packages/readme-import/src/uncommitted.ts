import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Those of the files whose current content git does not have: changed, not tracked, or outside a repository. */
function uncommittedFiles(siteDir: string, files: readonly string[]): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28}) as {status: number; stdout: string};
  const folders = [...new Set(files.map((file) => `:(literal)${path.posix.dirname(file)}`))];
  const prefix = git('rev-parse', '--show-prefix');
  const listed = git(
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--ignored',
    '--',
    ...folders,
  );
  if (prefix.status !== 0 || listed.status !== 0) {
    return [...files];
  }
  const root = prefix.stdout.trim();
  // Two letters of the state, a space, and the path in the repository.
  const changed = new Set(listed.stdout.split('\0').map((line) => line.slice(3)));
  return files.filter((file) => changed.has(`${root}${file}`));
}

/**
 * Why files must not be replaced: git does not have their current content, so replacing them could not be undone, and
 * `git diff` would not show what changed.
 *
 * @param files paths in the site's folder
 * @returns undefined if all may be replaced
 */
export function uncommittedRefusal(siteDir: string, files: readonly string[]): string | undefined {
  const uncommitted = files.length > 0 ? uncommittedFiles(siteDir, files) : [];
  return uncommitted.length > 0
    ? `git does not have the current content of ${uncommitted.join(', ')}; commit it, so that git diff shows what the import changes, or replace it with --force`
    : undefined;
}
