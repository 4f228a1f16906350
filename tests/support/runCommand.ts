import {spawn, type SpawnOptions} from 'node:child_process';

/**
 * Environment of a command that builds a site: the output has neither colors nor a note about updates.
 *
 * @param further variables added to those of this process
 */
export const buildEnvironment = (further: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...further,
  NODE_ENV: 'production',
  NO_UPDATE_NOTIFIER: '1',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
});

/** A command that has ended. */
export interface Ended {
  /** Its status; null if a signal ended it. */
  status: number | null;
  stdout: string;
  stderr: string;
  /** Both, in the order of their arrival. */
  output: string;
}

/**
 * Runs a command. Does not block, because the test runner considers a worker dead that is silent for a minute.
 *
 * @throws if it cannot be started.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'timeout'> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
    const ended = {stdout: '', stderr: '', output: ''};
    (['stdout', 'stderr'] as const).forEach((name) =>
      child[name].setEncoding('utf8').on('data', (text: string) => {
        ended[name] += text;
        ended.output += text;
      }),
    );
    child.on('error', reject).on('close', (status) => resolve({status, ...ended}));
  });
}
