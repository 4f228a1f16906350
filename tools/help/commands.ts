/**
 * The commands of package.json, in the order of the contributor's guide. What a command says about itself is in
 * `packages/catalog-cli` if any catalog has it, in `usage.ts` in its folder, or here if it is another program.
 */
import {helpCommand, siteCommandGroups} from '@training-catalog/catalog-cli/commands';
import type {Command, CommandGroup} from '@training-catalog/preset';
import {siteSettings} from '../../site.config';
import {benchBuilds, benchPages, benchSearch} from '../bench/usage';
import {licenses} from '../licenses/usage';
import {rehearse, release} from '../release/usage';
import {spelling} from '../spelling/usage';
import {test, testAll} from '../test/usage';
import {upgrade} from '../upgrade/usage';

const ofSite = new Map(
  siteCommandGroups(siteSettings).flatMap(({commands: members}) => members.map((member) => [member.name, member])),
);

/** What a command of `packages/catalog-cli` says about itself. */
function siteCommand(name: string): Command {
  const command = ofSite.get(name);
  if (command === undefined) {
    throw new Error(`packages/catalog-cli has no command "${name}"; correct tools/help/commands.ts`);
  }
  return command;
}

/** All commands, by purpose. */
export const commandGroups: readonly CommandGroup[] = [
  {
    title: 'See the site',
    commands: [
      siteCommand('start'),
      {name: 'site', summary: 'Builds the site and serves it, search included'},
      siteCommand('build'),
      siteCommand('serve'),
    ],
  },
  {
    title: 'Write pages',
    commands: [
      siteCommand('new'),
      siteCommand('import'),
      siteCommand('check'),
      siteCommand('tutorials'),
      siteCommand('sync'),
      {
        name: 'format',
        summary: 'Formats code, styles, and data',
      },
      helpCommand,
    ],
  },
  {
    title: 'Work on APIs',
    commands: [
      siteCommand('api-pages'),
      {
        name: 'api:mock',
        summary: 'Serves a file of openapi/ with its examples, for learning and for tests; downloads Stoplight Prism',
        usage: `npm run api:mock -- openapi/<file> [options]

  --port <number>   port on localhost (4010)`,
      },
      {
        name: 'test:variants',
        summary:
          'Installs the site in examples/minimal with npm, builds it with the default bundler, with the faster one, and for development, and opens its pages',
      },
      {
        name: 'test:mock',
        summary:
          'Sends the example of every operation from its page, in a browser, to a mock; downloads Stoplight Prism',
      },
    ],
  },
  {
    title: 'Test',
    commands: [
      test,
      testAll,
      {
        name: 'test:unit',
        summary: 'Runs the unit tests',
        usage: 'npm run test:unit -- [<part of a file name>...] [options of Vitest]',
      },
      {
        name: 'test:build',
        summary:
          'Checks the files in build/: addresses, links, structured data, policy, sizes, and judged search queries',
      },
      {
        name: 'test:browser',
        summary: 'Runs the browser tests on the fixture site',
        usage: `npm run test:browser -- [<file>...] [options of Playwright]

The environment variable TEST_PORT sets the first port that the sites use. TEST_EXHAUSTIVE=1 runs the exhaustive tests
instead of the default ones.`,
      },
      {
        name: 'test:browsers',
        summary: 'Runs the browser tests tagged @engines, the core of the site, in Firefox and WebKit',
        usage: `npm run test:browsers -- [options of Playwright]

Needs Playwright's builds: npx playwright install --with-deps firefox webkit`,
      },
      {
        name: 'test:accessibility',
        summary:
          'Checks every page of build/ with axe (WCAG 2.2 AA) in both color modes at 1280 and 360 pixels, with all folded parts open',
        usage: `npm run test:accessibility -- [options of Playwright]

  --grep "<page>"   only the pages whose URL contains this
  --last-failed     only the pages that failed in the last run`,
      },
    ],
  },
  {
    title: 'Check the code',
    commands: [
      {name: 'lint', summary: 'Lints the code with oxlint', usage: 'npm run lint -- [options of oxlint]'},
      {name: 'types', summary: 'Checks types'},
      {name: 'check:markdown', summary: 'Checks the Markdown style of all files, pages or not'},
      spelling,
      {name: 'check:unused', summary: 'Finds files, exports, and dependencies that nothing uses, with Knip'},
      licenses,
      siteCommand('check:external'),
      siteCommand('check:addresses'),
      siteCommand('check:search'),
      siteCommand('check:accessibility'),
    ],
  },
  {
    title: 'Maintain the site',
    commands: [
      siteCommand('deploy'),
      {
        name: 'deploy:rehearse',
        summary: 'Runs the deploy, and the scripts of the other workflows, against a repository in a temporary folder',
      },
      upgrade,
      {
        name: 'change',
        summary:
          'Asks what users of a package will notice, and writes it into .changeset, for the next version; downloads Changesets',
      },
      release,
      rehearse,
      benchPages,
      benchBuilds,
      benchSearch,
      {name: 'packages', summary: 'Compiles the packages, as each command that needs them does first'},
      {name: 'clear', summary: 'Deletes what builds left behind: build/, .docusaurus/, and the cache'},
    ],
  },
];

/** All commands, in the order of the guide. */
export const commands: readonly Command[] = commandGroups.flatMap((group) => group.commands);
