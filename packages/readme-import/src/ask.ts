import readline from 'node:readline/promises';
import {ImportError} from './report.js';

/** Asks the person at the terminal a question. @returns the trimmed answer; it may be empty */
export type Ask = (question: string) => Promise<string>;

/**
 * Asks on the terminal.
 *
 * @throws {ImportError} if the terminal is closed instead.
 */
export const askOnTerminal: Ask = async (question) => {
  const terminal = readline.createInterface({input: process.stdin, output: process.stdout});
  const ended = new Promise<never>((_resolve, reject) =>
    terminal.once('close', () => reject(new ImportError('the questions were not answered'))),
  );
  const answer = (await Promise.race([terminal.question(`${question}\n> `), ended])).trim();
  ended.catch(() => undefined);
  terminal.close();
  return answer;
};

/** How to ask, if a person is at the terminal; undefined if nobody can answer. */
export const askIfPossible = (): Ask | undefined =>
  process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined;
