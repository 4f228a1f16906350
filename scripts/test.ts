/**
 * The whole test: formatting, lint, types, unit tests, production build, browser tests. It stops at
 * the first step that fails and says which one it was.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {areaIds} from '../src/contentAreas';
import {ensureChromium, variable} from './chromium';

/** Where the build's output is kept, so that a test can demand that it warns of nothing. */
export const buildLog = 'build.log';

interface Step {
  name: string;
  run: () => boolean;
}

const command =
  (...[program, ...args]: [string, ...string[]]) =>
  (): boolean =>
    spawnSync(program, args, {stdio: 'inherit'}).status === 0;

function build(): boolean {
  // Without what earlier builds left: the bundler's cache keeps links that were broken then.
  spawnSync('npx', ['docusaurus', 'clear'], {stdio: 'ignore'});
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const output = `${stdout}${stderr}`;
  fs.writeFileSync(buildLog, output);
  if (status !== 0) {
    console.error(output);
  }
  return status === 0;
}

const steps: Step[] = [
  {name: 'API reference pages', run: command('npm', 'run', '--silent', 'api-pages')},
  {name: 'Formatting', run: command('npx', 'prettier', '--check', '.')},
  {name: 'Pages', run: command('npm', 'run', '--silent', 'check')},
  {name: 'Markdown', run: command('npm', 'run', '--silent', 'check:markdown')},
  {name: 'Licenses', run: command('npm', 'run', '--silent', 'check:licenses')},
  {
    name: 'Spelling of everything else',
    run: command('npm', 'run', '--silent', 'check:spelling', '--', '--exclude', `{${areaIds.join(',')}}/**`),
  },
  {name: 'Lint', run: command('npx', 'eslint', '.')},
  {name: 'Types', run: command('npx', 'tsc', '--noEmit')},
  {name: 'Unit tests', run: command('npx', 'vitest', 'run')},
  {name: 'Production build (about a minute)', run: build},
  {name: 'Addresses', run: command('npm', 'run', '--silent', 'check:addresses')},
  {
    name: 'Browser',
    run: () => {
      process.env[variable] = ensureChromium();
      console.log(process.env[variable]);
      return true;
    },
  },
  {name: 'Browser tests (some minutes)', run: command('npx', 'playwright', 'test')},
];

for (const [index, {name, run}] of steps.entries()) {
  const start = performance.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  if (!run()) {
    console.error(`\n${name}: failed`);
    process.exit(1);
  }
  console.log(`${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log('\nAll steps passed.');
