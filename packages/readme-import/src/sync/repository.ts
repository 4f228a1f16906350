import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Time limit for a response of a host, in milliseconds. */
const timeout = 120_000;

/** A repository that is gone, private, or out of reach; the message is git's. */
export class UnreachableError extends Error {}

/** A repository, in a bare copy with its commits. Git fetches the files of a commit when something reads them. */
export interface Repository {
  /** Newest commit of its default branch. */
  head: string;
  /** Commits by the names of their tags. */
  tags: ReadonlyMap<string, string>;
  /** Output of git in the copy. @throws {UnreachableError} with git's message, if it fails. */
  git: (...args: readonly string[]) => Promise<string>;
  /** Deletes the copy. */
  dispose: () => void;
}

/** Disables settings of the machine that would log in, prompt, or run foreign code. */
const settings = ['credential.helper=', `core.hooksPath=${os.devNull}`, 'protocol.ext.allow=never', 'gc.auto=0'];

async function git(...args: readonly string[]): Promise<string> {
  try {
    const {stdout} = await run('git', [...settings.flatMap((one) => ['-c', one]), ...args], {
      env: {...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C'},
      maxBuffer: 2 ** 28,
      timeout,
    });
    return stdout.trimEnd();
  } catch (error) {
    const {stderr, message, killed} = error as Error & {stderr?: string; killed?: boolean};
    const lines = (stderr ?? message).split('\n').filter((line) => line.trim() !== '');
    const said = lines.find((line) => /^(?:fatal|error|remote):/.test(line)) ?? lines.at(-1) ?? 'no response';
    throw new UnreachableError(
      killed === true ? `no response within ${timeout / 1000} s` : said.replace(/^(?:fatal|error|remote): */, ''),
    );
  }
}

/** Copies a repository. @throws {UnreachableError} with git's message, if there is no response. */
export async function openRepository(url: string): Promise<Repository> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upstream-'));
  const dispose = (): void => fs.rmSync(folder, {recursive: true, force: true});
  const inCopy: Repository['git'] = (...args) => git('-C', folder, ...args);
  try {
    await git('clone', '--quiet', '--bare', '--filter=tree:0', '--', url, folder);
    const head = await inCopy('rev-parse', '--verify', 'HEAD^{commit}').catch(() => {
      throw new UnreachableError('it has no commits');
    });
    // An annotated tag gives its commit, too.
    const refs = await inCopy('for-each-ref', '--format=%(refname:strip=2) %(objectname) %(*objectname)', 'refs/tags');
    const tags = refs.split('\n').map((line): [string, string] => {
      const [name = '', object = '', commit = ''] = line.split(' ');
      return [name, commit || object];
    });
    return {head, tags: new Map(tags), git: inCopy, dispose};
  } catch (error) {
    dispose();
    throw error;
  }
}
