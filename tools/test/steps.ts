import {siteSettings} from '../../site.config';
import type {Step} from './runSteps';

/** Where the output of the build is kept, so that a test can demand that it warns of nothing. */
const buildLog = 'build.log';

/** Content of the catalog: no unit test reads it; those in tests/content do. */
const content = [...siteSettings.areaIds, 'openapi', 'redirects.yml'];

/** Everything but the content. */
const code = ['.', ...content.map((folder) => `:(exclude)${folder}`)];

/** What the build reads. */
const sources = ['.', ':(exclude)tests', ':(exclude)adr', ':(exclude).github'];

const scripts = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.js', '*.json', '*.jsonc'];

const npm = (...args: string[]): Step['command'] => ['npm', 'run', '--silent', ...args];

/**
 * Steps of `npm test`: every kind of check, on one example of each thing.
 *
 * First those that make something, each as soon as it can: a build keeps between one and two cores busy, and a step of
 * one core beside it takes the rest. The steps of one core follow, the longest first, so that the shorter ones fill the
 * gaps; then those that keep all cores busy.
 *
 * @param playwrightOptions Options that the browser steps pass on to Playwright.
 */
export const defaultSteps = (playwrightOptions: readonly string[] = []): Step[] => [
  {name: 'api-pages', title: 'API reference pages', command: npm('api-pages'), isSetUp: true},
  {name: 'content', title: 'Content', command: npm('check'), needs: ['api-pages']},
  // Without what earlier builds left: the bundler's cache keeps links that were broken then. `clear` removes
  // all of node_modules/.cache, which the content check and every other build use: none runs beside it.
  {
    name: 'build',
    title: 'Production build',
    inputs: sources,
    readsHistory: true,
    output: 'build',
    command: ['sh', '-c', 'npm run --silent clear && npm run --silent build'],
    needs: ['api-pages'],
    after: ['content'],
    log: buildLog,
  },
  {
    name: 'fixtures',
    title: 'Fixture sites',
    isSetUp: true,
    command: ['npx', 'tsx', 'tests/support/buildFixtureSites.ts'],
    needs: ['build'],
  },
  {
    name: 'built-pages',
    title: 'Built pages',
    inputs: ['tests', 'tools'],
    readsOutputOf: ['build', 'fixtures'],
    command: npm('test:build'),
    needs: ['build', 'fixtures'],
  },
  {name: 'lint', title: 'Lint', inputs: scripts, command: ['npx', 'oxlint'], needs: ['api-pages']},
  {name: 'types', title: 'Types', inputs: scripts, command: npm('types'), needs: ['api-pages']},
  {
    name: 'rules',
    title: 'Rules over the whole content',
    command: ['npx', 'vitest', 'run', 'tests/content'],
    needs: ['build'],
  },
  {
    name: 'format',
    title: 'Formatting',
    inputs: ['.', ':(exclude)*.md'],
    command: ['npx', 'oxfmt', '--check'],
    needs: ['api-pages'],
  },
  {name: 'unused', title: 'Unused files, exports and dependencies', inputs: scripts, command: npm('check:unused')},
  {
    name: 'spelling',
    title: 'Spelling outside of pages',
    inputs: code,
    command: npm('check:spelling'),
  },
  {
    name: 'markdown',
    title: 'Markdown',
    inputs: ['*.md', '.markdownlint-cli2.jsonc', 'packages/catalog-cli/markdownlint.json'],
    command: npm('check:markdown'),
  },
  {
    name: 'addresses',
    title: 'Published addresses',
    inputs: ['packages'],
    readsOutputOf: ['build'],
    command: npm('check:addresses'),
    needs: ['build'],
  },
  {name: 'licenses', title: 'Licenses of dependencies', inputs: ['tools/licenses'], command: npm('check:licenses')},
  {
    name: 'unit',
    title: 'Unit tests',
    inputs: code,
    command: ['npx', 'vitest', 'run', 'tests/unit', 'packages'],
    needs: ['build'],
    // Both build, and builds share node_modules/.cache.
    after: ['fixtures'],
    cores: 2,
  },
  {
    name: 'browser',
    title: 'Browser tests',
    inputs: code,
    command: ['npx', 'playwright', 'test', ...playwrightOptions],
    needs: ['build', 'fixtures'],
    needsChromium: true,
    cores: 2,
    isStreamed: true,
  },
];

/** Steps that `npm run test:all` adds: the exhaustive checks. */
export const exhaustiveSteps = (playwrightOptions: readonly string[] = []): Step[] => {
  const needs = ['build', 'fixtures'];
  const step = (name: string, title: string, command: Step['command'], more: Partial<Step> = {}): Step => ({
    name,
    title,
    command,
    needs,
    // Each of them keeps all cores busy, and two at once would distort their measurements.
    cores: Infinity,
    isStreamed: true,
    env: {TEST_EXHAUSTIVE: '1'},
    ...more,
  });
  return [
    step('unit-all', 'Unit tests with all examples', ['npx', 'vitest', 'run']),
    step('browser-all', 'Browser tests, exhaustive', ['npx', 'playwright', 'test', ...playwrightOptions], {
      needsChromium: true,
    }),
    step(
      'accessibility',
      'Accessibility of every page',
      ['npx', 'playwright', 'test', '-c', 'playwright.accessibility.config.ts', ...playwrightOptions],
      {needsChromium: true},
    ),
    step('browsers', 'Other browsers', npm('test:browsers')),
    step('lean-client-off', 'Site without lean-client', ['npx', 'tsx', 'tests/support/withoutLeanClient.ts'], {
      needs: [],
      needsChromium: true,
      // Its default tests, in a copy.
      env: {},
    }),
    step('mock', 'Console against the mock', ['npx', 'playwright', 'test', '-c', 'playwright.mock.config.ts'], {
      needs: [],
      needsChromium: true,
    }),
    step('variants', 'Minimal site, installed by npm', npm('test:variants'), {needs: [], needsChromium: true, env: {}}),
    step('release', 'Release rehearsal', npm('release:rehearse'), {needs: [], needsChromium: true, env: {}}),
    step('notebooks', 'Notebooks of lessons, and names of scripts', [
      'npx',
      'vitest',
      'run',
      '-c',
      'tests/build/vitest.config.mts',
      'tests/build/takeAlong.test.ts',
      'tests/build/chunkNames.test.ts',
    ]),
    step('deploy', 'Deploy rehearsal', npm('deploy:rehearse')),
  ];
};
