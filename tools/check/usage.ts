import {optionsHelp} from '@training-catalog/content-lint/node';
import type {Command} from '../help/command';

/** `npm run check`. */
export const check: Command = {
  name: 'check',
  summary:
    'Checks the content in seconds, without a build: front matter, tags, links, images, headings, code blocks, Markdown style, spelling, projects, charts, lessons, redirects, and the specifications in openapi/',
  usage: `npm run check -- [options] [<file or folder>...]\n\n${optionsHelp}`,
};

/** `npm run check:spelling`. */
export const spelling: Command = {
  name: 'check:spelling',
  summary: 'Checks the spelling of all files but pages, which npm run check reads',
  usage: 'npm run check:spelling -- [<file>...] [options of CSpell]',
};
