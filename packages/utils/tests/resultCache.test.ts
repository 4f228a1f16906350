import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {ResultCache} from '../src/node.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'result-cache-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));
const inFolder = (name: string): string => path.join(folder, name);
const cacheFile = inFolder('node_modules/.cache/part/things');

const open = (): ResultCache<string | Buffer> =>
  new ResultCache(folder, 'part/things', [inFolder('rules'), inFolder('later')]);

beforeEach(() => {
  fs.rmSync(folder, {recursive: true});
  fs.mkdirSync(folder);
  fs.writeFileSync(inFolder('package-lock.json'), '1');
  fs.writeFileSync(inFolder('rules'), '1');
  const cache = open();
  cache.set('found', 'docs/a.md', 'Text.');
  cache.save();
});

it('returns cached results of equal inputs, part by part', () => {
  expect(open().get('docs/a.md', 'Text.')).toBe('found');
  expect(open().get('docs/a.md', 'Text')).toBeUndefined();
  expect(open().get('docs/b.md', 'Text.')).toBeUndefined();
  expect(open().get('docs/a.m', 'dText.')).toBeUndefined();
});

it.each(['rules', 'later', 'package-lock.json'])('is empty when the file "%s" changes', (file) => {
  fs.writeFileSync(inFolder(file), '2');
  expect(open().get('docs/a.md', 'Text.')).toBeUndefined();
});

it('is empty when the code of a package changes that is linked into the site', async () => {
  fs.mkdirSync(inFolder('packages/owls/dist'), {recursive: true});
  fs.mkdirSync(inFolder('node_modules/@birds'));
  fs.symlinkSync('../../packages/owls', inFolder('node_modules/@birds/owls'));
  /** The result after the code was written, in a new process. */
  const resultWith = async (code: string): Promise<string | undefined> => {
    fs.writeFileSync(inFolder('packages/owls/dist/index.js'), code);
    vi.resetModules();
    const module = await import('../src/node.js');
    const cache = new module.ResultCache<string>(folder, 'part/owls', []);
    const before = cache.get('docs/a.md');
    cache.set('counted', 'docs/a.md');
    cache.save();
    return before;
  };
  expect(await resultWith('1')).toBeUndefined();
  expect(await resultWith('1')).toBe('counted');
  expect(await resultWith('2')).toBeUndefined();
});

it.each<[string, (kept: Buffer) => Buffer | string]>([
  ['empty', () => ''],
  ['cut off', (kept) => kept.subarray(0, -1)],
  ['changed in one byte', (kept) => Buffer.concat([kept.subarray(0, -3), Buffer.from('?'), kept.subarray(-2)])],
  ['of another program', () => '{"version": 1, "entries": {}}'],
])('counts as empty when its file is %s', (_name, broken) => {
  fs.writeFileSync(cacheFile, broken(fs.readFileSync(cacheFile)));
  expect(open().get('docs/a.md', 'Text.')).toBeUndefined();
});

it('drops what no run uses any more', () => {
  open().save();
  expect(open().get('docs/a.md', 'Text.')).toBeUndefined();
});

it('writes its file only if the file would change', () => {
  const written = (): number => fs.statSync(cacheFile).ino;
  const first = written();
  const cache = open();
  cache.get('docs/a.md', 'Text.');
  cache.save();
  expect(written()).toBe(first);
  expect(cache.getOrCompute(() => 'computed', 'docs/b.md')).toBe('computed');
  cache.save();
  const second = written();
  expect(second).not.toBe(first);
  cache.getOrCompute(() => 'not needed', 'docs/b.md');
  cache.save();
  expect(written()).toBe(second);
  expect(open().get('docs/b.md')).toBe('computed');
});

it('makes missing results once, and returns bytes as bytes', async () => {
  const made: string[] = [];
  const run = async (...inputs: string[]): Promise<void> => {
    const cache = open();
    for (const input of inputs) {
      const make = (): Buffer => {
        made.push(input);
        return Buffer.from(`made of ${input}`);
      };
      expect(await cache.getOrMake(input, make)).toEqual(Buffer.from(`made of ${input}`));
    }
    cache.save();
  };
  await run('a', 'b', 'a');
  expect(made).toEqual(['a', 'b']);
  await run('b', 'c');
  expect(made).toEqual(['a', 'b', 'c']);
  // The previous run did not use it.
  await run('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
