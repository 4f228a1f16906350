import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Time limit for an response of a host, in milliseconds. */
const timeoutMs = 120_000;

/** Error of a repository that is gone, private, or unreachable. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** A file of a commit. */
export interface BlobEntry {
  path: string;
  /** Git's id of its content. */
  blob: string;
}

/** The content of a repository, read by plain git. Only what is needed is fetched. */
export interface Repository {
  /** Newest commit of its default branch. */
  head: string;
  /** Commits by the names of their tags. */
  tags: ReadonlyMap<string, string>;
  /** Full id of a commit, if the repository has it. */
  resolve: (commit: string) => Promise<string | undefined>;
  /** Day of a commit, `YYYY-MM-DD`. */
  dateOf: (commit: string) => Promise<string>;
  /** Files directly in a folder of a commit, without symbolic links. */
  filesIn: (commit: string, folder: string) => Promise<BlobEntry[]>;
  textOf: (blob: string) => Promise<Buffer>;
  /** Number of commits from one to a later one; undefined where only single commits were fetched. */
  commitsBetween: (older: string, newer: string) => Promise<number | undefined>;
  /** Deletes fetched data. */
  dispose: () => void;
}

/** Disables settings of the machine that would log in, prompt, or run foreign code. */
const settings = ['credential.helper=', `core.hooksPath=${os.devNull}`, 'protocol.ext.allow=never', 'gc.auto=0'];

/** The last line of git's message, without the path of the command. */
function reasonOf(error: unknown): string {
  const {stderr, message, killed} = error as Error & {stderr?: Buffer; killed?: boolean};
  if (killed === true) {
    return `no response within ${timeoutMs / 1000} s`;
  }
  const lines = (stderr?.toString() ?? message).split('\n').filter((line) => line.trim() !== '');
  const said = lines.find((line) => /^(?:fatal|error|remote):/.test(line)) ?? lines.at(-1) ?? 'no response';
  return said.replace(/^(?:fatal|error|remote): */, '').trim();
}

/** @throws {UnreachableError} with git's message, if it fails. */
async function git(args: readonly string[]): Promise<Buffer> {
  try {
    const {stdout} = await run('git', [...settings.flatMap((one) => ['-c', one]), ...args], {
      encoding: 'buffer',
      env: {...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C'},
      maxBuffer: 2 ** 28,
      timeout: timeoutMs,
    });
    return stdout;
  } catch (error) {
    throw new UnreachableError(reasonOf(error));
  }
}

/** Owner and name in the URL of a repository's page. */
function partsOf(url: string): readonly [string, string] {
  const [owner = '', name = ''] = new URL(url).pathname.split('/').filter(Boolean).slice(-2);
  return [owner, name.replace(/\.git$/, '')];
}

/**
 * Folder of a local bare copy of a repository: `<owner>+<name>/repo`, `<owner>+<name>.git`, or `<owner>/<name>.git`.
 */
function copyIn(mirror: string, url: string): string | undefined {
  const [owner, name] = partsOf(url);
  return [`${owner}+${name}/repo`, `${owner}+${name}.git`, `${owner}+${name}`, `${owner}/${name}.git`]
    .map((place) => path.join(mirror, place))
    .find((place) => fs.existsSync(path.join(place, 'HEAD')));
}

/** Head and tags from the output of `git ls-remote`; an annotated tag gives its commit. */
function readRefs(printed: string): {head: string | undefined; tags: Map<string, string>} {
  const tags = new Map<string, string>();
  let head: string | undefined;
  for (const line of printed.split('\n')) {
    const [commit = '', ref = ''] = line.split('\t');
    if (ref === 'HEAD') {
      head = commit;
    } else if (ref.startsWith('refs/tags/')) {
      // The line of the commit, which ends in ^{}, follows that of the tag.
      tags.set(ref.slice('refs/tags/'.length).replace(/\^\{\}$/, ''), commit);
    }
  }
  return {head, tags};
}

/**
 * Reads the newest commit and the tags of a repository.
 *
 * @param url URL of its page
 * @param mirror folder with local bare copies, used instead of the network
 * @throws {UnreachableError} with git's message, if there is no response.
 */
export async function openRepository(url: string, mirror?: string): Promise<Repository> {
  const copy = mirror === undefined ? undefined : copyIn(mirror, url);
  if (mirror !== undefined && copy === undefined) {
    throw new UnreachableError(`there is no copy of it in ${mirror}`);
  }
  const source = copy ?? url;
  const {head, tags} = readRefs((await git(['ls-remote', '--', source, 'HEAD', 'refs/tags/*'])).toString());
  if (head === undefined) {
    throw new UnreachableError('it has no commits');
  }

  let own: string | undefined;
  const folder = async (): Promise<string> => {
    if (copy !== undefined) {
      return copy;
    }
    if (own === undefined) {
      own = fs.mkdtempSync(path.join(os.tmpdir(), 'upstream-'));
      await git(['init', '--quiet', '--bare', own]);
      const set = (name: string, value: string) => git(['-C', own ?? '', 'config', name, value]);
      await set('remote.origin.url', url);
      // File contents are fetched one by one, when they are read.
      await set('remote.origin.promisor', 'true');
      await set('remote.origin.partialclonefilter', 'blob:none');
    }
    return own;
  };
  const ask = async (...args: string[]): Promise<Buffer> => git(['-C', await folder(), ...args]);

  const fetched = new Map<string, Promise<boolean>>();
  /** Fetches a commit with the names of its files. @returns whether the repository has it. */
  const bring = (commit: string): Promise<boolean> => {
    const before = fetched.get(commit);
    if (before) {
      return before;
    }
    const done =
      copy === undefined
        ? ask('fetch', '--quiet', '--depth', '1', '--no-tags', '--filter=blob:none', 'origin', commit)
        : ask('cat-file', '-e', `${commit}^{commit}`);
    const result = done.then(
      () => true,
      () => false,
    );
    fetched.set(commit, result);
    return result;
  };

  return {
    head,
    tags,
    resolve: async (commit) => {
      const known = [head, ...tags.values()].find((one) => one.startsWith(commit));
      if (known !== undefined) {
        return known;
      }
      if (copy !== undefined) {
        return ask('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).then(
          (printed) => printed.toString().trim(),
          () => undefined,
        );
      }
      // Hosts accept only full ids.
      return commit.length === 40 && (await bring(commit)) ? commit : undefined;
    },
    dateOf: async (commit) => {
      await bring(commit);
      return (await ask('log', '-1', '--format=%cs', commit)).toString().trim();
    },
    filesIn: async (commit, folder) => {
      await bring(commit);
      const inside = folder === '' || folder === '.' ? [] : [`${folder.replace(/\/$/, '')}/`];
      const printed = await ask('ls-tree', '-z', '--full-tree', commit, '--', ...inside);
      return printed
        .toString()
        .split('\0')
        .flatMap((line) => {
          const [, mode, blob, place] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
          return blob !== undefined && place !== undefined && mode !== '120000' ? [{path: place, blob}] : [];
        });
    },
    textOf: (blob) => ask('cat-file', 'blob', blob),
    commitsBetween: async (older, newer) => {
      if (copy === undefined) {
        return undefined;
      }
      return Number((await ask('rev-list', '--count', `${older}..${newer}`)).toString());
    },
    dispose: () => own !== undefined && fs.rmSync(own, {recursive: true, force: true}),
  };
}
