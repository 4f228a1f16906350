import {execFileSync, spawnSync} from 'node:child_process';
import net from 'node:net';

const asGiven = (condition: string): string => condition.toLowerCase().replace(/^an? /, '');

const responds = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({host, port: 443, timeout: 5000});
    const end = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });

const succeeds = (program: string, args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, {stdio: 'ignore', timeout: 20_000});
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes a function that tells whether a condition of a step is met here. It looks for Docker, a GPU, programs, and
 * hosts; other conditions, such as an account, have to be given.
 *
 * @param provided conditions that are met, without article: `docker`, `gpu`, `account of GitHub`
 */
export function conditionsMet(provided: readonly string[]): (condition: string) => Promise<boolean> {
  const given = new Set(provided.map(asGiven));
  const known = new Map<string, Promise<boolean>>();
  const find = async (condition: string): Promise<boolean> => {
    const [, kind = condition, what = ''] = /^(software|network): *([^]*)$/.exec(condition) ?? [];
    switch (kind) {
      case 'Docker':
        return succeeds('docker', ['info']);
      case 'a GPU':
        return succeeds('nvidia-smi', ['-L']);
      case 'software':
        return spawnSync('bash', ['-c', 'command -v "$1"', '-', what.toLowerCase()], {stdio: 'ignore'}).status === 0;
      case 'network':
        return responds(what);
      default:
        return false;
    }
  };
  return (condition) => {
    const found = known.get(condition) ?? (given.has(asGiven(condition)) ? Promise.resolve(true) : find(condition));
    known.set(condition, found);
    return found;
  };
}
