/**
 * Proves that the specification of each API set agrees with itself: `npm run test:api [-- <set>...]`. Prism serves the
 * set from its examples (`npm run api:mock`); Schemathesis sends what the schemas allow, their edge cases included, and
 * checks each answer: its status, type, headers and body must be those that the specification documents.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ArgumentError} from '../../lib/parseArguments';
import {readSets} from '../../plugins/api-reference/sets';
import {isTaken, setNamed, startMock} from '../api-mock/prism';
import {pythonProblem, schemathesis, schemathesisArguments} from './schemathesis';

const siteDir = process.cwd();

/** Virtual environment of the pinned version, made on first use. */
const environment = path.join(siteDir, 'node_modules/.cache', schemathesis.replace('==', '-'));

/** First port that is tried. */
const firstPort = 4110;

/** Runs a program and shows what it prints. @returns whether it ended well */
const run = (program: string, args: readonly string[], cwd = siteDir): boolean =>
  spawnSync(program, args, {cwd, stdio: 'inherit'}).status === 0;

/**
 * The command of Schemathesis, installed where it is missing.
 *
 * @throws {ArgumentError} if there is no Python to install it with.
 */
function install(): string {
  const command = path.join(environment, 'bin', 'schemathesis');
  if (fs.existsSync(command)) {
    return command;
  }
  const {stdout, error} = spawnSync('python3', ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'], {
    encoding: 'utf8',
  });
  const problem = pythonProblem(error ? undefined : stdout);
  if (problem !== undefined) {
    throw new ArgumentError(problem);
  }
  console.log(`Installing ${schemathesis} into ${path.relative(siteDir, environment)}`);
  fs.rmSync(environment, {recursive: true, force: true});
  const isReady =
    run('python3', ['-m', 'venv', environment]) &&
    run(path.join(environment, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', schemathesis]);
  if (!isReady) {
    fs.rmSync(environment, {recursive: true, force: true});
    throw new ArgumentError(
      `${schemathesis} could not be installed (see above); it needs a network, and on Debian the package python3-venv`,
    );
  }
  return command;
}

async function freePort(): Promise<number> {
  let port = firstPort;
  while (await isTaken(port)) {
    port++;
  }
  return port;
}

async function main(): Promise<number> {
  const names = process.argv.slice(2);
  const sets = names.length > 0 ? names.map((name) => setNamed(siteDir, name)) : readSets(siteDir);
  const command = install();
  const failed: string[] = [];
  for (const set of sets) {
    console.log(`\nAPI set ${set.id}: openapi/${set.file}`);
    // What the mock prints of each request would hide what Schemathesis found.
    const mock = await startMock(siteDir, set, await freePort(), () => undefined);
    const file = path.join(siteDir, 'openapi', set.file);
    // It keeps what it learned in the folder that it runs in.
    if (!run(command, schemathesisArguments(file, mock.url), environment)) {
      failed.push(set.id);
    }
    mock.stop();
    await mock.ended;
  }
  console.log(
    failed.length === 0
      ? `\nSpecification and examples agree in ${sets.length} API sets: ${sets.map(({id}) => id).join(', ')}`
      : `\nSpecification and examples disagree in: ${failed.join(', ')}. Each failure above names the request; mend the specification.`,
  );
  return failed.length === 0 ? 0 : 1;
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof ArgumentError ? `Error: ${error.message}` : error);
    process.exit(1);
  },
);
