import {spawnSync} from 'node:child_process';

/**
 * Year of the last commit, so that builds of a commit are reproducible; the current year outside git.
 */
export function copyrightYear(siteDir: string): string {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%cd', '--date=format:%Y'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return stdout.trim() || String(new Date().getFullYear());
}
