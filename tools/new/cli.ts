/** Writes a skeleton that passes every check, and asks for what it needs: `npm run new`. */
import {failure} from '@training-catalog/content-model/node';
import {askIfPossible} from '@training-catalog/readme-import';
import {writeNew} from './command';

writeNew(process.argv.slice(2), {
  siteDir: process.cwd(),
  ask: askIfPossible(),
  print: (text) => console.log(text),
}).then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(failure(error));
    process.exitCode = 1;
  },
);
