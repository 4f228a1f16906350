import {setTimeout as sleep} from 'node:timers/promises';
import {versionFile} from './publishedAddresses.js';
import {DeployError} from './git.js';

/** What to wait for, and how long. */
export interface Expected {
  /** Address of the published site, with a trailing slash. */
  siteUrl: string;
  /** Branch that GitHub Pages serves, for the error message. */
  branch: string;
  /** Commit that the site must report. */
  commit: string;
  /** Time limit in seconds. */
  timeout: number;
  /** Seconds between two requests. */
  interval?: number;
}

/** Asks the site for the commit it was built from. @returns the commit, or what went wrong. */
async function commitOf(url: string, milliseconds: number): Promise<{commit?: unknown; problem?: string}> {
  try {
    const response = await fetch(url, {
      headers: {'cache-control': 'no-cache'},
      signal: AbortSignal.timeout(milliseconds),
    });
    if (!response.ok) {
      return {problem: `status ${response.status}`};
    }
    const {commit} = (await response.json()) as {commit?: unknown};
    return {commit, problem: `commit ${String(commit)}`};
  } catch (error) {
    const {message, cause} = error as Error;
    return {problem: cause instanceof Error ? `${message}: ${cause.message}` : message};
  }
}

/**
 * Waits until the published site reports that it was built from a commit.
 *
 * @returns the seconds it took.
 * @throws {DeployError} after the time limit, with the last response and where to look.
 */
export async function waitUntilLive({siteUrl, branch, commit, timeout, interval = 5}: Expected): Promise<number> {
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  let last: string | undefined;
  for (let request = 1; ; request += 1) {
    // A different query each time, to bypass caches.
    const url = `${siteUrl}${versionFile}?commit=${commit}&request=${request}-${Date.now()}`;
    const remaining = Math.max(1, timeout - passed());
    const response = await commitOf(url, Math.min(10, remaining) * 1000);
    if (response.commit === commit) {
      return passed();
    }
    // A request that our own limit cut short says less about the site than the response before it.
    if (last === undefined || passed() < timeout) {
      last = response.problem;
    }
    if (passed() + interval > timeout) {
      throw new DeployError(
        `${siteUrl} does not show commit ${commit} after ${passed().toFixed(0)} s; its last response: ${last ?? 'none'}. ` +
          `The branch ${branch} is pushed, but GitHub Pages has not published it. Look at Settings > Pages of the repository ` +
          `(the source must be "Deploy from a branch", ${branch}, folder "/ (root)") and at the latest run of ` +
          `"pages build and deployment" under Actions.`,
      );
    }
    await sleep(interval * 1000);
  }
}
