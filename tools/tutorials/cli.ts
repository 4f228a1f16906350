/**
 * Runs the steps of pages: `npm run tutorials -- "<Project>"`, or a page, a folder, or nothing for all pages. The command
 * is that of the package tutorial-steps; here is what it cannot know: which pages the catalog has, the repository of a
 * project, the data sets of a lesson, and that the pages that run in the browser must print the same with Pyodide. The
 * weekly workflow runs the pages in parts.
 */
import path from 'node:path';
import {projectSchema} from '@training-catalog/catalog/facts';
import {frontMatterOf} from '@training-catalog/content-lint';
import {readConfig, readSite} from '@training-catalog/content-lint/node';
import type {PageSource} from '@training-catalog/content-model';
import {runCommand} from '@training-catalog/tutorial-steps/node';
import lintConfig from '../../content-lint.config';
import {siteSettings} from '../../packages.config';
import {helpIfRequested} from '../help/command';
import {copyDataSets} from './dataSets';
import {runWithPyodide} from './runWithPyodide';
import {tutorials} from './usage';

/** URL of the repository of the project that a page belongs to. */
function repositoryOf({file}: PageSource, pages: readonly PageSource[]): string | undefined {
  const folder = path.posix.dirname(file);
  return pages
    .filter((page) => path.posix.dirname(page.file) === folder)
    .map(
      (page) => projectSchema(siteSettings.catalogOptions).safeParse(frontMatterOf(page.text).project).data?.repository,
    )
    .find((repository) => repository !== undefined);
}

helpIfRequested(tutorials);
void runCommand(process.argv.slice(2), {
  readPages: (siteDir) => readSite(siteDir, readConfig(lintConfig)).pages,
  repositoryOf,
  prepareFolder: copyDataSets,
  runAgain: runWithPyodide,
}).then((status) => {
  process.exitCode = status;
});
