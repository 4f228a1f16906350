import type {Command} from '../help/command';

/** `npm run check`. */
export const check: Command = {
  name: 'check',
  summary:
    'Checks the content in seconds, without a build: front matter, tags, links, images, headings, code blocks, Markdown style, spelling, projects, charts, lessons, redirects, and the specifications in openapi/',
  usage: `npm run check -- [options] [<file or folder>...]

  --fix             first fix what needs no judgment in these files
  --all-hints       print every hint, not only the first of each rule
  --format rdjson   print JSON in the Reviewdog Diagnostic Format, with the fixes

With a file or folder, reports only what concerns it. Pages that have not changed since the last run are not read again.
Each line ends with the id of its rule in brackets, and the last lines are the addresses that explain these rules.
content-lint.config.ts sets rules to error, hint, or off.`,
};
