/** Prints the faces as JSON: the woff2 file of each in base64, by name. index.ts runs it in a child process. */
import {faceNames, makeFace, type FaceName} from './faces.js';

async function main(): Promise<void> {
  const made: Partial<Record<FaceName, string>> = {};
  for (const name of faceNames) {
    made[name] = (await makeFace(name, 'woff2')).toString('base64');
  }
  console.log(JSON.stringify(made));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
