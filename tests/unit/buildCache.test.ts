import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {BuildCache} from '../../lib/buildCache';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-cache-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));
const lock = path.join(folder, 'package-lock.json');
const maker = path.join(folder, 'maker.ts');
fs.writeFileSync(lock, '1');
fs.writeFileSync(maker, '1');

/** Builds with these inputs. @returns those that were made anew. */
async function build(...inputs: string[]): Promise<string[]> {
  const cache = new BuildCache(folder, 'things', [maker]);
  const made: string[] = [];
  for (const input of inputs) {
    const result = await cache.get(input, () => {
      made.push(input);
      return Buffer.from(`made of ${input}`);
    });
    expect(result.toString()).toBe(`made of ${input}`);
  }
  cache.removeUnused();
  return made;
}

test('the same input is made once, until what makes it changes', async () => {
  expect(await build('a', 'b')).toEqual(['a', 'b']);
  expect(await build('a', 'b', 'c')).toEqual(['c']);
  fs.writeFileSync(maker, '2');
  expect(await build('a')).toEqual(['a']);
  fs.writeFileSync(lock, '2');
  expect(await build('a')).toEqual(['a']);
  expect(await build('a')).toEqual([]);
});

test('what a build did not need is removed', async () => {
  await build('x', 'y');
  await build('y');
  expect(fs.readdirSync(path.join(folder, 'node_modules/.cache/things'))).toHaveLength(1);
  expect(await build('x')).toEqual(['x']);
});
