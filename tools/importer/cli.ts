/**
 * Makes pages from a component's README or from an OpenAPI file: `npm run import`. It reports everything that it changed.
 * Nothing is written if it refuses. `npm run sync` asks the repositories of all projects what has changed since.
 */
import {runImport} from '@training-catalog/readme-import';
import {helpIfRequested, helpText} from '../help/command';
import {learnNames} from './names';
import {importSettings} from './settings';
import {importCommand, sync} from './usage';

const siteDir = process.cwd();
const args = process.argv.slice(2);

helpIfRequested(args[0] === 'sync' ? sync : importCommand);
void runImport(args, {
  siteDir,
  settings: importSettings,
  help: helpText(importCommand),
  async afterImport(names, kind) {
    if (kind === 'api') {
      console.log('\nNext: npm run api-pages makes the pages, npm start shows them, and git status lists what is new.');
      return;
    }
    const words = await learnNames(siteDir, names);
    if (words.length > 0) {
      console.log(`  written  .cspell/words.txt (of the names: ${words.join(', ')})`);
    }
    console.log(
      '\nNext: read the pages; git status lists what is new, git diff what changed. Then follow npm run check.',
    );
  },
}).then((status) => {
  process.exitCode = status;
});
