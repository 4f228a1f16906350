import {spawnSync} from 'node:child_process';

/**
 * Year of the last commit, so that two builds of one commit are the same whenever they are made;
 * this year outside git.
 */
export function copyrightYear(siteDir: string): string {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%cd', '--date=format:%Y'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return stdout.trim() || String(new Date().getFullYear());
}
