/**
 * Prints faces as JSON: the woff2 file of each in base64, by name. index.ts runs it in a child process, with the list of
 * names as JSON on the standard input.
 */
import {text} from 'node:stream/consumers';
import {makeFace, type FaceName} from '../../lib/fonts';

async function main(): Promise<void> {
  const names = JSON.parse(await text(process.stdin)) as FaceName[];
  const made: Partial<Record<FaceName, string>> = {};
  for (const name of names) {
    made[name] = (await makeFace(process.cwd(), name, 'woff2')).toString('base64');
  }
  console.log(JSON.stringify(made));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
