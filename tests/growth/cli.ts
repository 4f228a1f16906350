/**
 * Checks that the catalog can grow by changes to its content folders alone: `npm run test:growth`. In a copy of the
 * working tree it adds projects, API sets, pages, tags, and a learning path, renames one project, and removes one, with
 * the commands that CONTRIBUTING.md names; then all of `npm test` must pass there.
 *
 *   tsx tests/growth/cli.ts [--only <step>[,<step>…]] [--prepare]
 *
 * `--only` runs some steps of `npm test`; `--prepare` stops before the tests. The copy is kept unless they pass.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {grow} from './grow';
import {recordAsPublished} from './published';
import {setTestEnvironment} from '../../tools/test/environment';
import {ports} from '../support/ports';
import {commitAll, createScratchCopy} from './scratchCopy';

/** Offset of the ports of the copy's tests from those of other tests on the same machine. */
const portOffset = 200;

const {values} = parseArgs({options: {only: {type: 'string'}, prepare: {type: 'boolean', default: false}}});
setTestEnvironment();
const start = performance.now();
const folder = createScratchCopy(process.cwd());
const work = path.dirname(folder);
console.log(`Growing a copy of the catalog in ${folder}:`);

function testCopy(): number {
  commitAll(folder, 'Working tree');
  recordAsPublished(folder);
  grow(folder, path.resolve('tests/fixtures/growth'), path.join(work, 'readmes'));
  commitAll(folder, 'Grow the catalog');
  if (values.prepare) {
    return 0;
  }
  const {status} = spawnSync('npm', ['test', ...(values.only === undefined ? [] : ['--', '--only', values.only])], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_PORT: String(ports.site + portOffset),
      // As an exhaustive test, this run gets a setting that `npm test` in the copy must not inherit.
      TEST_EXHAUSTIVE: '',
    },
  });
  return status ?? 1;
}

try {
  process.exitCode = testCopy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
if (values.prepare && process.exitCode === 0) {
  console.log(`The grown catalog is in ${folder} (${seconds} s)`);
} else if (process.exitCode === 0) {
  fs.rmSync(work, {recursive: true, force: true});
  console.log(`The grown catalog passed its tests (${seconds} s)`);
} else {
  console.error(`The grown catalog failed (${seconds} s); it is kept in ${folder}`);
}
