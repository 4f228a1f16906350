import {openApiImportUsage, runOpenApiImport} from '@training-catalog/openapi-pages/import';
import {helpText, type Command} from '@training-catalog/preset';
import {importUsage, syncUsage} from '@training-catalog/readme-import/usage';
import type {SiteCommand} from '../context.js';

const description: Command = {
  name: 'import',
  summary: 'Makes the pages of a project from its README, or the pages of an API set from an OpenAPI file',
  usage: `${importUsage}\n\nOr, for an API set:\n\n${openApiImportUsage}`.replaceAll(
    /^(?:readme|openapi)-import\b/gm,
    'npm run import --',
  ),
};

/** `npm run import`. It reports everything that it changed, and writes nothing if it refuses. */
export const importPages: SiteCommand = {
  describe: () => description,
  async run(args, {siteDir, site}) {
    const {importSettings, openApiImportSettings} = await import('./settings.js');
    const help = helpText(description);
    // The name of a set says that a file is one of OpenAPI.
    if (args.some((word) => /^--api(?:=|$)/.test(word))) {
      return runOpenApiImport([...args], {
        siteDir,
        settings: openApiImportSettings(site),
        help,
        afterImport: () =>
          console.log(
            '\nNext: npm run api-pages makes the pages, npm start shows them, and git status lists what is new.',
          ),
      });
    }
    const [{runImport}, {learnNames}] = await Promise.all([
      import('@training-catalog/readme-import'),
      import('./names.js'),
    ]);
    return runImport([...args], {
      siteDir,
      settings: importSettings(site),
      help,
      async afterImport(names) {
        const words = await learnNames(siteDir, site.areaFolders.projects, names);
        if (words.length > 0) {
          console.log(`  written  .cspell/words.txt (of the names: ${words.join(', ')})`);
        }
        console.log(
          '\nNext: read the pages; git status lists what is new, git diff what changed. Then follow npm run check.',
        );
      },
    });
  },
};

/** `npm run sync`. */
export const sync: SiteCommand = {
  describe: () => ({
    name: 'sync',
    summary: 'Checks whether the repositories of projects have changed since their pages were written',
    usage: syncUsage.replaceAll(/^readme-import sync\b/gm, 'npm run sync --'),
  }),
  run: (args, context) => importPages.run(['sync', ...args], context),
};
