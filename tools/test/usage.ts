import type {Command} from '@training-catalog/preset';

const options = `  --only <step>[,<step>...]   run single steps on what earlier steps left behind, such as the build; tools/test/steps.ts
                              lists them
  --force                     run steps again that passed with the same files
  -- <options>                options for Playwright`;

/** `npm test`. */
export const test: Command = {
  name: 'test',
  summary: 'Runs the default tests: every kind of check on one example of each thing, in a few minutes',
  usage: `npm test -- [options]

${options}

Uses the Chromium that the environment variable CHROMIUM_PATH names, one on the PATH, or Playwright's. If there is none,
it downloads Playwright's. If that fails, it installs the system's package as root on Debian or Ubuntu. Otherwise it says
what to install.`,
};

/** `npm run test:all`. */
export const testAll: Command = {
  name: 'test:all',
  summary:
    'Runs all tests, also the exhaustive ones: every page, every input, other browsers; about an hour on two cores',
  usage: `npm run test:all -- [options]

${options}`,
};
