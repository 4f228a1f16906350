import {optionsHelp, runCommand} from '@training-catalog/content-lint/node';
import type {SiteCommand} from '../context.js';
import {otherPrograms} from './otherPrograms.js';

/**
 * `npm run check`: checks the content of all areas without a build. The command is that of the package content-lint, with
 * programs for Markdown style, spelling, and specifications.
 */
export const check: SiteCommand = {
  describe: () => ({
    name: 'check',
    summary:
      'Checks the content in seconds, without a build: front matter, tags, links, images, headings, code blocks, Markdown style, spelling, projects, charts, lessons, redirects, and the specifications in openapi/',
    usage: `npm run check -- [options] [<file or folder>...]\n\n${optionsHelp}`,
  }),
  run: (args, {site}) => runCommand([...args], otherPrograms(site)),
};
