import {vi} from 'vitest';
import {runCommand, type CommandOptions} from '../src/runner/command.js';

/** What a command did: its status, and the lines that it printed. */
interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in a site, without a process of its own. */
export const runIn = (siteDir: string, ...args: string[]): Promise<Ended> => runWith({siteDir}, ...args);

/** Runs the command with what a site knows, without a process of its own. */
export async function runWith(options: CommandOptions, ...args: string[]): Promise<Ended> {
  const out: string[] = [];
  const errors: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(`${text}\n`));
  const error = vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(`${text}\n`));
  try {
    const status = await runCommand(args, options);
    return {status, stdout: out.join(''), stderr: errors.join('')};
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
