/** Writes the site of a new catalog: `npm create`, without a site to run a command in. */
import {failure} from '@training-catalog/content-model/node';
import {askIfPossible} from '@training-catalog/readme-import';
import {writeSite} from './new/site.js';

writeSite(process.argv.slice(2), {
  siteDir: process.cwd(),
  ask: askIfPossible(),
  print: (text) => console.log(text),
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(failure(error));
    process.exitCode = 1;
  },
);
