import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

it('no two files have names that differ only in case: macOS and Windows would keep one of them', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(0);
  const seen = new Set<string>();
  const isTwin = (file: string): boolean => seen.size === seen.add(file.toLowerCase()).size;
  expect(files.filter(isTwin)).toEqual([]);
});
