import {spawnSync} from 'node:child_process';

/**
 * Runs a command in a folder and waits for it.
 *
 * @param input what the command reads from standard input
 * @returns what it printed to standard output.
 * @throws with everything it printed, if it fails.
 */
export function run(folder: string, program: string, args: readonly string[], input = ''): string {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  if (error) {
    throw error;
  }
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  }
  return stdout;
}

/** Runs git in a folder. @returns what it printed, trimmed. */
export const git = (folder: string, args: readonly string[], input?: string): string =>
  run(folder, 'git', args, input).trim();
