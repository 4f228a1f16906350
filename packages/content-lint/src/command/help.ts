/** Options of the command, as `--help` lists them. */
export const optionsHelp = `\
  --fix             first fix what needs no judgment in these files
  --all-hints       print every hint, not only the first of each rule
  --format rdjson   print JSON in the Reviewdog Diagnostic Format, with the fixes

With a file or folder, reports only what concerns it. Pages that have not changed since the last run are not read again.
Each line ends with the id of its rule in brackets. content-lint.config.ts sets rules to error, hint, or off.`;

/** What `content-lint --help` prints. */
export const help = `\
content-lint [options] [<file or folder>...]

Checks the pages of a site and the files beside them, without a build.

${optionsHelp}`;
