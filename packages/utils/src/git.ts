import {spawnSync} from 'node:child_process';

/**
 * Output of a git command in a folder; undefined if it fails: outside a repository, in one without commits, or if git is
 * not installed.
 */
export function gitOutput(folder: string, ...args: readonly string[]): string | undefined {
  // Without the program, there is no output, contrary to the types.
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30});
  return status === 0 ? stdout : undefined;
}
