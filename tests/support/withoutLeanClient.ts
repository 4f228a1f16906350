/**
 * Builds a copy of this project without lean-client, and tests it: everything but the budgets of bytes, and the browser
 * tests tagged `@lean`, which are about what lean-client adds. A copy that fails is kept.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What commands have made here. */
const made = ['node_modules', 'build', 'build.log', '.cache', '.docusaurus', 'bench', 'test-results'];

/** Tests of tests/build that fail by bytes. */
const budgets = ['code of a page', 'the landing page grows'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'without-lean-client-'));
fs.cpSync('.', folder, {
  recursive: true,
  // With timestamps, so that nothing is compiled again.
  preserveTimestamps: true,
  filter: (name) => !made.includes(name),
});
fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

/** Runs a command in the copy. @returns whether it succeeded. */
const run = (command: string): boolean =>
  spawnSync('sh', ['-c', command], {
    cwd: folder,
    stdio: 'inherit',
    env: {...process.env, LEAN_CLIENT: 'off'},
  }).status === 0;

const failed = [
  'npm run --silent build > build.log 2>&1 || (cat build.log; exit 1)',
  'npx tsx tests/support/buildFixtureSites.ts',
  `npx vitest run -c tests/build/vitest.config.mts -t '^(?!${budgets.join('|')})'`,
  'npx playwright test --grep-invert @lean',
].find((command) => !run(command));
if (failed) {
  console.error(`Without lean-client, this failed in ${folder}: ${failed}`);
  process.exitCode = 1;
} else {
  fs.rmSync(folder, {recursive: true, force: true});
}
