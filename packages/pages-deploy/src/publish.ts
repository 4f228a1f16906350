import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addressesOf,
  listFile,
  lostAddresses,
  mergedList,
  publishedAddresses,
  versionFile,
} from './publishedAddresses.js';
import {DeployError, gitIn} from './git.js';
import {waitUntilLive} from './live.js';

/** What to publish and where. */
export interface Deployment {
  /** Folder of the finished build; it is not modified. */
  build: string;
  /** Address or folder of the git repository to push to. */
  remote: string;
  /** Branch that GitHub Pages serves. */
  branch: string;
  /** Commit that the build was made from. */
  commit: string;
  /** Address of the published site, with a trailing slash. */
  siteUrl: string;
  /** Seconds to wait until the site shows the commit. */
  timeout: number;
  /** Seconds between two requests to the site. */
  interval?: number;
  /** Token with permission to push to the remote. */
  token?: string;
  /** Prints one line. */
  log: (line: string) => void;
}

/** Refuses an incomplete build. */
function checkBuild(build: string): void {
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new DeployError(`There is no build in ${build}: run "npm run build" first`);
  }
  // Artifact uploads leave out hidden files by default.
  if (!fs.existsSync(path.join(build, '.nojekyll'))) {
    throw new DeployError(`${build}/.nojekyll is missing: GitHub Pages would run Jekyll and omit files`);
  }
  const reserved = [listFile, versionFile].find((file) => fs.existsSync(path.join(build, file)));
  if (reserved) {
    throw new DeployError(`${build}/${reserved} has a name that is reserved for the deploy; rename the file`);
  }
}

/** Refuses a build that loses a published address. */
function checkAddresses(known: readonly string[], built: readonly string[]): void {
  const lost = lostAddresses(known, built);
  if (lost.length > 0) {
    throw new DeployError(`Nothing is published, because addresses would be lost:\n${lost.join('\n')}`);
  }
}

/**
 * Publishes a build as the only commit of a branch and waits until the site shows it. The commit also holds the list of
 * every address that was ever published and a file that names the commit the build was made from.
 *
 * @throws {DeployError} before anything is pushed, if the build is incomplete or loses a published address, or if the
 * branch cannot be read or has changed in the meantime; after the push, if the site does not show the commit in time.
 */
export async function publish(deployment: Deployment): Promise<void> {
  const {build, remote, branch, commit, siteUrl, timeout, interval, token, log} = deployment;
  checkBuild(build);
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  try {
    const git = gitIn(site, remote, token);
    const tracking = `refs/remotes/origin/${branch}`;
    git('init', '--quiet', `--initial-branch=${branch}`);
    const [before = ''] = git('ls-remote', remote, `refs/heads/${branch}`).split('\t');
    if (before) {
      git('fetch', '--quiet', '--no-tags', '--depth=1', remote, `+refs/heads/${branch}:${tracking}`);
    }
    const known = before ? (publishedAddresses(site, tracking) ?? []) : [];
    const built = addressesOf(build);
    checkAddresses(known, built);
    log(
      before
        ? `The build serves all ${known.length} addresses that are published in ${branch}`
        : `Nothing is published in ${branch} yet`,
    );

    fs.cpSync(build, site, {recursive: true});
    fs.writeFileSync(path.join(site, listFile), mergedList(known, built));
    fs.writeFileSync(path.join(site, versionFile), `${JSON.stringify({commit})}\n`);
    // With --force, so that ignore files do not exclude anything.
    git('add', '--all', '--force');
    git('commit', '--quiet', '--message', `Publish ${commit}`);
    // Replaces only the commit that was checked above; an empty value means that the branch must not exist.
    git('push', '--quiet', `--force-with-lease=refs/heads/${branch}:${before}`, remote, `HEAD:refs/heads/${branch}`);
    log(`Pushed the build of ${commit} to ${branch}`);
  } finally {
    fs.rmSync(site, {recursive: true, force: true});
  }
  const seconds = await waitUntilLive({siteUrl, branch, commit, timeout, ...(interval ? {interval} : {})});
  log(`Live: ${siteUrl} shows commit ${commit}, ${seconds.toFixed(0)} s after the push`);
}
