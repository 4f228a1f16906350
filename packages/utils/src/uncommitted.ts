import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Why files must not be replaced: git does not have their current content (they are changed, not tracked, or outside a
 * repository), so replacing them could not be undone, and `git diff` would not show what changed.
 *
 * @param files paths in the site's folder
 * @returns undefined if all may be replaced
 */
export function uncommittedRefusal(siteDir: string, files: readonly string[]): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28});
  const folders = [...new Set(files.map((file) => `:(literal)${path.posix.dirname(file)}`))];
  const prefix = git('rev-parse', '--show-prefix');
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored'];
  const listed = git('status', ...options, '--', ...folders);
  // Two letters of the state, a space, and the path in the repository. Without a git program there is no output at all.
  const states = (listed.stdout as string | null)?.split('\0') ?? [];
  const changed = new Set(states.map((line) => line.slice(3)));
  const isKnown = prefix.status === 0 && listed.status === 0;
  const uncommitted = files.filter((file) => !isKnown || changed.has(`${prefix.stdout.trim()}${file}`));
  return uncommitted.length > 0
    ? `git does not have the current content of ${uncommitted.join(', ')}; commit it, so that git diff shows what changes, or replace it with --force`
    : undefined;
}
