import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {filesIn} from '@training-catalog/utils/node';
import {isExhaustive} from '../unit/exhaustive';

const root = path.resolve('.');
const scripts = filesIn(root, 'Education').filter((file) => /\/data\/make_\w+\.py$/.test(file));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lesson-data-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

it('lessons have scripts that make their data', () => {
  expect(scripts.length).toBeGreaterThan(0);
});

// Needs Python, which the default tests do without.
it.each(isExhaustive ? scripts : [])('%s makes the data that are published beside it, byte by byte', (script) => {
  const place = fs.mkdtempSync(path.join(folder, 'run-'));
  const run = spawnSync('python3', [path.join(root, script)], {cwd: place, encoding: 'utf8', timeout: 30_000});
  expect(run.error, 'python3 did not run; install Python 3.8 or newer, such as with: apt install python3').toBe(
    undefined,
  );
  expect(run.status, run.stderr).toBe(0);
  const made = fs.readdirSync(place);
  expect(made.length).toBeGreaterThan(0);
  for (const name of made) {
    const published = path.join(root, path.dirname(script), name);
    expect(fs.readFileSync(path.join(place, name)).equals(fs.readFileSync(published)), `${name} differs`).toBe(true);
  }
});
