/**
 * Makes pages from a component's README or from an OpenAPI file: `npm run import`. It reports everything that it changed.
 * Nothing is written if it refuses. `npm run sync` asks the repositories of all projects what has changed since.
 */
import {runOpenApiImport} from '@training-catalog/openapi-pages/import';
import {runImport} from '@training-catalog/readme-import';
import {helpIfRequested, helpText} from '../help/command';
import {learnNames} from './names';
import {importSettings, openApiImportSettings} from './settings';
import {importCommand, sync} from './usage';

const siteDir = process.cwd();
const args = process.argv.slice(2);

helpIfRequested(args[0] === 'sync' ? sync : importCommand);
const help = helpText(importCommand);
// The name of a set says that a file is one of OpenAPI.
const isOpenApi = args.some((word) => /^--api(?:=|$)/.test(word));
const run = isOpenApi
  ? runOpenApiImport(args, {
      siteDir,
      settings: openApiImportSettings,
      help,
      afterImport: () =>
        console.log(
          '\nNext: npm run api-pages makes the pages, npm start shows them, and git status lists what is new.',
        ),
    })
  : runImport(args, {
      siteDir,
      settings: importSettings,
      help,
      async afterImport(names) {
        const words = await learnNames(siteDir, names);
        if (words.length > 0) {
          console.log(`  written  .cspell/words.txt (of the names: ${words.join(', ')})`);
        }
        console.log(
          '\nNext: read the pages; git status lists what is new, git diff what changed. Then follow npm run check.',
        );
      },
    });
void run.then((status) => {
  process.exitCode = status;
});
