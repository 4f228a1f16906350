import {setTimeout as sleep} from 'node:timers/promises';
import {versionFile} from './publishedAddresses';
import {DeployError} from './git';

/** What to wait for, and how long. */
export interface Expected {
  /** Address of the published site, with a slash at its end. */
  siteUrl: string;
  /** Branch that GitHub Pages serves, for the message. */
  branch: string;
  /** Commit that the site must name. */
  commit: string;
  /** Seconds until the wait is given up. */
  timeout: number;
  /** Seconds between two requests. */
  interval?: number;
}

/** Asks the site for the commit it was built from. @returns it, or what came instead. */
async function answerOf(url: string, milliseconds: number): Promise<{commit?: unknown; problem?: string}> {
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
 * Waits until the published site names a commit as the one it was built from.
 *
 * @returns the seconds it took.
 * @throws {DeployError} when the time is up, with the last answer and where to look.
 */
export async function waitUntilLive({siteUrl, branch, commit, timeout, interval = 5}: Expected): Promise<number> {
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  for (let request = 1; ; request += 1) {
    // A different query each time, so that no cache on the way answers.
    const url = `${siteUrl}${versionFile}?commit=${commit}&request=${request}-${Date.now()}`;
    const remaining = Math.max(1, timeout - passed());
    const answer = await answerOf(url, Math.min(10, remaining) * 1000);
    if (answer.commit === commit) {
      return passed();
    }
    if (passed() + interval > timeout) {
      throw new DeployError(
        `${siteUrl} does not show commit ${commit} after ${passed().toFixed(0)} s; its last answer: ${answer.problem ?? 'none'}. ` +
          `The branch ${branch} is pushed, but GitHub Pages has not published it. Look at Settings > Pages of the repository ` +
          `(the source must be "Deploy from a branch", ${branch}, folder "/ (root)") and at the latest run of ` +
          `"pages build and deployment" under Actions.`,
      );
    }
    await sleep(interval * 1000);
  }
}
