import {openApiImportUsage} from '@training-catalog/openapi-pages/import';
import {importUsage, syncUsage} from '@training-catalog/readme-import';
import type {Command} from '../help/command';

/** `npm run import`. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Makes the pages of a project from its README, or the pages of an API set from an OpenAPI file',
  usage: `${importUsage}\n\nOr, for an API set:\n\n${openApiImportUsage}`.replaceAll(
    /^(?:readme|openapi)-import\b/gm,
    'npm run import --',
  ),
};

/** `npm run sync`. */
export const sync: Command = {
  name: 'sync',
  summary: 'Checks whether the repositories of projects have changed since their pages were written',
  usage: syncUsage.replaceAll(/^readme-import sync\b/gm, 'npm run sync --'),
};
