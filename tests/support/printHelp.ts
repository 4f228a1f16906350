/**
 * Runs programs with `--help`, and prints what each prints as a line of JSON: `printHelp.ts <programs>`, a list in JSON
 * of a file and its arguments each. They share this process, because most of what a program takes is to load libraries.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

class Ended extends Error {}

process.exit = () => {
  throw new Ended();
};

/** Ignores that a program has ended. @throws what else it throws. */
const unlessEnded = (thrown: unknown): void => {
  if (!(thrown instanceof Ended)) {
    throw thrown;
  }
};
process.on('unhandledRejection', unlessEnded);

async function helpOf([file = '', ...args]: readonly string[]): Promise<string> {
  const printed: unknown[] = [];
  console.log = (text: unknown) => printed.push(text);
  process.argv.splice(2, Infinity, ...args, '--help');
  const program = path.resolve(file);
  // One program can be two commands.
  Reflect.deleteProperty(require.cache, program);
  try {
    createRequire(__filename)(program);
  } catch (thrown) {
    unlessEnded(thrown);
  }
  // Some print it in a function that they do not wait for.
  while (printed.length === 0) {
    await setTimeout(10);
  }
  return printed.join('\n');
}

async function main(programs: readonly string[][]): Promise<void> {
  for (const program of programs) {
    process.stdout.write(`${JSON.stringify(await helpOf(program))}\n`);
  }
}

void main(JSON.parse(process.argv[2] ?? '[]') as string[][]);
