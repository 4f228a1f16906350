import {spawn, type SpawnOptions} from 'node:child_process';

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
