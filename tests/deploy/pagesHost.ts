import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pagesServer} from '@training-catalog/pages-deploy';

const branch = 'gh-pages';
const baseUrl = '/training-catalog/';

/** A repository with a site, as on GitHub: what is pushed to the branch is served some time later. */
export interface PagesHost {
  /** Folder of the bare repository. */
  remote: string;
  /** Address of the site. */
  siteUrl: string;
  /** Requests so far: path with query. */
  requests: string[];
  /** Runs git in the repository. */
  git: (...args: string[]) => string;
  /** The commit of the branch; undefined before the first push. */
  published: () => string | undefined;
  /** Text of a file of the branch. */
  file: (name: string) => string;
  /** Paths of all files of the branch. */
  files: () => string[];
  /** Status and text of a path of the site, redirects followed. */
  get: (pathname: string) => Promise<{status: number; text: string}>;
  /** Stops serving the site; the repository stays. */
  stopSite: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a host in a new folder.
 *
 * @param delay - milliseconds from a push until the site serves it; undefined: never.
 */
export async function startHost(delay?: number): Promise<PagesHost> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-host-'));
  const remote = path.join(folder, 'repository.git');
  const served = path.join(folder, 'served');
  const requests: string[] = [];
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  const git = (...args: string[]): string =>
    execFileSync('git', ['--git-dir', remote, ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const published = (): string | undefined =>
    git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`).trim() || undefined;

  /** Serves a commit, by replacing the link to its files atomically. */
  const serve = (commit: string): void => {
    const files = path.join(folder, commit);
    fs.mkdirSync(files, {recursive: true});
    git('--work-tree', files, 'checkout', '--force', commit, '--', '.');
    fs.symlinkSync(files, `${served}.new`);
    fs.renameSync(`${served}.new`, served);
  };
  let seen: string | undefined;
  const pending: NodeJS.Timeout[] = [];
  // Reads the ref instead of running git, which would block this process, and so the site, on every check.
  const ref = path.join(remote, 'refs', 'heads', branch);
  const watch = setInterval(() => {
    const now = fs.existsSync(ref) ? fs.readFileSync(ref, 'utf8').trim() : undefined;
    if (now && now !== seen && delay !== undefined) {
      seen = now;
      pending.push(setTimeout(() => serve(now), delay));
    }
  }, 50);

  fs.mkdirSync(path.join(folder, 'empty'));
  fs.symlinkSync(path.join(folder, 'empty'), served);
  const server = pagesServer(served, baseUrl).on('request', ({url}) => requests.push(url ?? ''));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`;

  const stopSite = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  return {
    remote,
    siteUrl,
    requests,
    git,
    published,
    file: (name) => git('show', `${branch}:${name}`),
    files: () => git('ls-tree', '-r', '--name-only', '-z', branch).split('\0').filter(Boolean),
    get: async (pathname) => {
      const response = await fetch(siteUrl + pathname);
      return {status: response.status, text: await response.text()};
    },
    stopSite,
    close: async () => {
      clearInterval(watch);
      pending.forEach((timer) => clearTimeout(timer));
      await stopSite();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
