/** Writes a skeleton that passes every check, and asks for what it needs: `npm run new`. */
import readline from 'node:readline/promises';
import {failure, ImportError} from '@training-catalog/readme-import';
import {writeNew, type Ask} from './command';

const askOnTerminal: Ask = async (question) => {
  const terminal = readline.createInterface({input: process.stdin, output: process.stdout});
  const ended = new Promise<never>((_resolve, reject) =>
    terminal.once('close', () => reject(new ImportError('the questions were not answered'))),
  );
  const answer = (await Promise.race([terminal.question(`${question}\n> `), ended])).trim();
  ended.catch(() => undefined);
  terminal.close();
  return answer;
};

writeNew(process.argv.slice(2), {
  siteDir: process.cwd(),
  ask: process.stdin.isTTY ? askOnTerminal : undefined,
  print: (text) => console.log(text),
}).then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(failure(error));
    process.exitCode = 1;
  },
);
