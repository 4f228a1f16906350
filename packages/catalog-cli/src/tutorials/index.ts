import path from 'node:path';
import {projectSchema} from '@training-catalog/catalog/facts';
import {frontMatterOf} from '@training-catalog/content-lint';
import {readConfig, readSite} from '@training-catalog/content-lint/node';
import type {PageSource} from '@training-catalog/content-model';
import {optionsHelp, runCommand} from '@training-catalog/tutorial-steps/node';
import type {SiteCommand} from '../context.js';
import {copyDataSets} from './dataSets.js';
import {runWithPyodide} from './runWithPyodide.js';

/**
 * `npm run tutorials`. The command is that of the package tutorial-steps; here is what it cannot know: which pages the
 * catalog has, the repository of a project, the data sets of a lesson, and that the pages that run in the browser must print
 * the same with Pyodide.
 */
export const tutorials: SiteCommand = {
  describe: () => ({
    name: 'tutorials',
    summary: 'Runs the steps of pages, each page in an empty folder, and compares their output with the page',
    usage: `npm run tutorials -- [options] [<project, page or folder>...]\n\n${optionsHelp}`,
  }),
  run(args, {site}) {
    /** URL of the repository of the project that a page belongs to. */
    const repositoryOf = ({file}: PageSource, pages: readonly PageSource[]): string | undefined => {
      const folder = path.posix.dirname(file);
      return pages
        .filter((page) => path.posix.dirname(page.file) === folder)
        .map((page) => projectSchema(site.catalogOptions).safeParse(frontMatterOf(page.text).project).data?.repository)
        .find((repository) => repository !== undefined);
    };
    return runCommand([...args], {
      readPages: (siteDir) => readSite(siteDir, readConfig(site.lint)).pages,
      repositoryOf,
      prepareFolder: copyDataSets,
      runAgain: runWithPyodide,
    });
  },
};
