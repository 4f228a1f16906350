/**
 * Checks that the specification of each API set is consistent: `npm run test:api`. Prism serves the set
 * from its examples (`npm run api:mock`); Schemathesis sends what the schemas allow, edge cases included, and checks
 * that the status, type, headers, and body of each response match the specification. Then the command generates the
 * Python client and runs the program that the overview page of the set shows.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ArgumentError} from '@training-catalog/content-model/node';
import {clientModule, clientTools, pythonExample} from '../../plugins/api-reference/clients';
import {operationItems} from '../../plugins/api-reference/operationItems';
import {readSpecification} from '../../plugins/api-reference/readSpecification';
import {readSets, type ApiSet} from '../../plugins/api-reference/sets';
import {isTaken, setNamed, startMock} from '../api-mock/prism';
import {helpIfRequested} from '../help/command';
import {pythonProblem, schemathesis, schemathesisArguments} from './schemathesis';
import {apiTest} from './usage';

const siteDir = process.cwd();

/** What is installed from PyPI. */
const packages = [schemathesis, clientTools.python];

/** Virtual environment of the pinned versions, made on first use. */
const environment = path.join(
  siteDir,
  'node_modules/.cache',
  packages.map((name) => name.replace('==', '-')).join('-'),
);

/** First port that is tried. */
const firstPort = 4110;

/** Runs a program and shows its output. @returns whether it succeeded */
const run = (program: string, args: readonly string[], cwd = siteDir): boolean =>
  spawnSync(program, args, {cwd, stdio: 'inherit'}).status === 0;

/**
 * The folder of the commands, installed where they are missing.
 *
 * @throws {ArgumentError} if there is no Python to install it with.
 */
function install(): string {
  const folder = path.join(environment, 'bin');
  if (fs.existsSync(path.join(folder, 'openapi-python-client'))) {
    return folder;
  }
  const {stdout, error} = spawnSync('python3', ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'], {
    encoding: 'utf8',
  });
  const problem = pythonProblem(error ? undefined : stdout);
  if (problem !== undefined) {
    throw new ArgumentError(problem);
  }
  console.log(`Installing ${packages.join(' and ')} into ${path.relative(siteDir, environment)}`);
  fs.rmSync(environment, {recursive: true, force: true});
  const isReady =
    run('python3', ['-m', 'venv', environment]) &&
    run(path.join(environment, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...packages]);
  if (!isReady) {
    fs.rmSync(environment, {recursive: true, force: true});
    throw new ArgumentError(
      `${packages.join(' and ')} could not be installed (see above); this needs a network connection and, on Debian, the package python3-venv`,
    );
  }
  return folder;
}

/**
 * Generates the client of a set and runs the program that its overview shows, against the mock.
 *
 * @returns whether it ended well
 */
async function runExample(commands: string, {id, file}: ApiSet, url: string): Promise<boolean> {
  const root = path.join(siteDir, 'openapi');
  const items = operationItems(await readSpecification(path.join(root, file), root));
  const example = pythonExample(items, id);
  if (example === undefined) {
    return true;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-client-'));
  fs.writeFileSync(path.join(folder, 'example.py'), example.replace(/base_url="[^"]*"/, `base_url="${url}"`));
  const output = clientModule(id);
  const isFine =
    run(
      path.join(commands, 'openapi-python-client'),
      ['generate', '--path', path.join(root, file), '--meta', 'none', '--output-path', output],
      folder,
    ) && run(path.join(commands, 'python'), ['example.py'], folder);
  fs.rmSync(folder, {recursive: true});
  return isFine;
}

async function freePort(): Promise<number> {
  let port = firstPort;
  while (await isTaken(port)) {
    port++;
  }
  return port;
}

async function main(): Promise<number> {
  helpIfRequested(apiTest);
  const names = process.argv.slice(2);
  const sets = names.length > 0 ? names.map((name) => setNamed(siteDir, name)) : readSets(siteDir);
  const commands = install();
  const failed: string[] = [];
  for (const set of sets) {
    console.log(`\nAPI set ${set.id}: openapi/${set.file}`);
    // What the mock prints of each request would hide what Schemathesis found.
    const mock = await startMock(siteDir, set, await freePort(), () => undefined);
    const file = path.join(siteDir, 'openapi', set.file);
    // It keeps what it learned in the folder that it runs in.
    const isRight = run(path.join(commands, 'schemathesis'), schemathesisArguments(file, mock.url), environment);
    const isUsable = await runExample(commands, set, mock.url);
    if (!isRight || !isUsable) {
      failed.push(set.id);
    }
    mock.stop();
    await mock.ended;
  }
  console.log(
    failed.length === 0
      ? `\nSpecification, examples and the client in Python agree in: ${sets.map(({id}) => id).join(', ')}`
      : `\nSpecification, examples and the client in Python disagree in: ${failed.join(', ')}. Each failure above names the request; correct the specification.`,
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
