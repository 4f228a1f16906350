/**
 * Tries newer versions of Docusaurus: `npm run upgrade:rehearse`. For the newest release of each line it makes a copy
 * of the last commit in a temporary folder, installs the versions there, gives settings their new names, builds, runs the default
 * tests, and prints what fails. UPSTREAM.md says what else each line asks for; commit these changes first. The project itself is not changed. A failed
 * copy is kept. Exits with 1 if anything failed.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {helpIfRequested} from '@training-catalog/preset';
import {newestOf, renamedSettings, withDocusaurus, type Manifest} from './versions';
import {upgrade} from './usage';

helpIfRequested(upgrade);

/** Lines that are tried when none is named. */
const defaultLines = ['3.9', '3.10'];

const {values} = parseArgs({options: {line: {type: 'string', multiple: true}, only: {type: 'string'}}});

/** Newest published version of a package within a line, such as `3.9` or `4`. @throws if the registry has none. */
function newest(name: string, line: string): string {
  const printed = execFileSync('npm', ['view', `${name}@${line}`, 'version', '--json'], {encoding: 'utf8'});
  const versions = printed.trim() === '' ? [] : [JSON.parse(printed) as string | string[]].flat();
  if (versions.length === 0) {
    throw new Error(`The registry has no version ${line} of ${name}; name another line with --line`);
  }
  return newestOf(versions);
}

/**
 * Bytes by which the client of these versions is larger; of the code budgets, only those of the landing page and of lessons need
 * it. An upgrade for good raises them in `tests/build/bytes.test.ts`.
 */
const clientGrowth = 500;

/** Runs a command in a folder and shows what it prints. @returns whether it succeeded. */
const run = (folder: string, command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: {...process.env, CLIENT_GROWTH: String(clientGrowth)},
  }).status === 0;

/** Tries one line. @returns what failed; undefined if nothing did. */
function rehearse(line: string): string | undefined {
  const version = newest('@docusaurus/core', line);
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-')), 'site');
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  const manifests = [
    ...['package.json', ':(glob)packages/*/package.json', ':(glob)examples/*/package.json'],
    // What a new catalog installs.
    'packages/catalog-cli/template.json',
  ];
  for (const name of execFileSync('git', ['ls-files', ...manifests], {cwd: folder, encoding: 'utf8'})
    .trim()
    .split('\n')) {
    const file = path.join(folder, name);
    const manifest = withDocusaurus(JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest, version, newest);
    fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  for (const {from, to} of renamedSettings(version)) {
    // Plain sites, and the tests that make more of them; not the one of these names.
    const places = ['examples', 'tests', ':!tests/unit/upgrade.test.ts'];
    const {stdout} = spawnSync('git', ['grep', '-l', from, '--', ...places], {cwd: folder, encoding: 'utf8'});
    for (const name of stdout.split('\n').filter(Boolean)) {
      const file = path.join(folder, name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(from, to));
    }
  }
  console.log(`\nDocusaurus ${version} in ${folder}`);
  const steps: readonly [what: string, ...command: [string, ...string[]]][] = [
    ['installation', 'npm', 'install', '--no-audit', '--no-fund'],
    // The manifests above were written unformatted.
    ['formatting', 'npx', 'oxfmt'],
    ['build', 'npm', 'run', '--silent', 'build'],
    ['tests', 'npm', 'test', ...(values.only ? ['--', '--only', values.only] : [])],
  ];
  const failed = steps.find(([, command, ...args]) => !run(folder, command, ...args));
  if (failed) {
    return `Docusaurus ${version}: ${failed[0]} failed; ${folder} is kept`;
  }
  fs.rmSync(path.dirname(folder), {recursive: true, force: true});
  return undefined;
}

const failures = (values.line ?? defaultLines).map(rehearse).filter((failure) => failure !== undefined);
console.log(failures.length > 0 ? `\n${failures.join('\n')}` : '\nEvery line builds and passes its tests.');
process.exitCode = failures.length > 0 ? 1 : 0;
