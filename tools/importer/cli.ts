/**
 * Makes pages from a component's README or from an OpenAPI file: `npm run import`. It reports everything that it changed.
 * Nothing is written if it refuses.
 */
import {fileLines, runImport} from '@training-catalog/readme-import';
import {helpIfRequested, helpText} from '../help/command';
import {learnNames} from './names';
import {importSettings} from './settings';
import {importCommand} from './usage';

const siteDir = process.cwd();

helpIfRequested(importCommand);
void runImport(process.argv.slice(2), {
  siteDir,
  settings: importSettings,
  help: helpText(importCommand),
  async afterImport(projects) {
    const words = await learnNames(siteDir, projects);
    if (words.length > 0) {
      console.log(`  written  .cspell/words.txt (of the names: ${words.join(', ')})`);
    }
    console.log('\nNext: npm run check, and follow its hints.');
  },
  other: {
    option: 'api',
    file: 'OpenAPI file',
    async run({everyNote, ...request}) {
      const {importOpenApi} = await import('./openApi');
      const {operations, written, fetched, notes} = await importOpenApi(siteDir, request);
      console.log(`${request.name}: ${operations} operation${operations === 1 ? '' : 's'}, imported`);
      fileLines(written, everyNote).forEach((line) => console.log(`  written  ${line}`));
      fetched.forEach(({url, file}) => console.log(`  fetched  ${url} for ${file}`));
      notes.forEach((note) => console.log(`  note     ${note}`));
      console.log('\nNext: npm run api-pages makes the pages, npm start shows them.');
    },
  },
}).then((status) => {
  process.exitCode = status;
});
