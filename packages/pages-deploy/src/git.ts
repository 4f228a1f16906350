import {spawnSync} from 'node:child_process';
import os from 'node:os';

/** A failure of the deploy that a person can act on; its message is printed without a stack trace. */
export class DeployError extends Error {
  override name = 'DeployError';
}

/** Runs git and returns what it printed. Throws a `DeployError` with git's own message if it fails. */
export type Git = (...args: string[]) => string;

/** Overrides settings of the machine that would change the published files, run foreign code, or ask for input. */
const settings = [
  'core.autocrlf=false',
  `core.attributesFile=${os.devNull}`,
  `core.hooksPath=${os.devNull}`,
  'commit.gpgSign=false',
  'gc.auto=0',
  'user.name=github-actions[bot]',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
].flatMap((setting) => ['-c', setting]);

/** Redacts secrets: the token in each form that git receives, and passwords in addresses. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
    .replaceAll(/(?<=:\/\/)[^/@\s]+(?=@)/g, '***');
}

/**
 * Makes a function that runs git in one folder and authenticates to one remote.
 *
 * @param folder folder of the repository.
 * @param remote address of the remote; the token is sent to its host only.
 * @param token token with permission to push, if the remote asks for one. Git gets it through its environment, so
 * that neither the process list nor a message shows it.
 */
export function gitIn(folder: string, remote: string, token?: string): Git {
  const login = token && Buffer.from(`x-access-token:${token}`).toString('base64');
  const env: NodeJS.ProcessEnv = {...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C'};
  if (login && /^https?:/.test(remote)) {
    const index = Number(env.GIT_CONFIG_COUNT ?? 0);
    env.GIT_CONFIG_COUNT = String(index + 1);
    env[`GIT_CONFIG_KEY_${index}`] = `http.${new URL(remote).origin}/.extraHeader`;
    env[`GIT_CONFIG_VALUE_${index}`] = `Authorization: Basic ${login}`;
  }
  return (...args) => {
    const {status, stdout, stderr, error} = spawnSync('git', [...settings, ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      timeout: 300_000,
    });
    if (status !== 0) {
      const problem = error?.message ?? stderr.trim();
      const secrets = token && login ? [token, login] : [];
      throw new DeployError(withoutSecrets(`git ${args[0] ?? ''}: ${problem}`, secrets));
    }
    return stdout;
  };
}
