// Names of files that every system can have. Those of a build are in tests/build.
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {fileNameFaults} from '../support/fileNames';

describe('the check of names', () => {
  it.each([
    ['names that differ by case', ['a/One.md', 'a/one.md']],
    ['names that differ by the way to write an accent', ['caf\u00e9.md', 'cafe\u0301.md']],
    ['folders that differ by case', ['Docs/one.md', 'docs/two.md']],
    ['sources that are compiled to names that differ by case', ['src/Data.tsx', 'src/data.ts']],
    ['sources that are compiled to one name', ['src/data.tsx', 'src/data.ts']],
    ['a character that Windows refuses', ['a/what?.md']],
    ['a name with a colon', ['a:b/c.md']],
    ['a folder that ends with a dot', ['etc./a.md']],
    ['a name that ends with a space', ['a ']],
    ['a device', ['docs/aux.md']],
    ['a folder with the name of a device', ['docs/Con/index.md']],
    ['a long path', [`${'a/'.repeat(100)}b`]],
  ])('reports %s', (_name, files) => {
    expect(fileNameFaults(files)).toHaveLength(1);
  });

  it('allows all others', () => {
    expect(fileNameFaults(['a/b.md', 'a/b.ts', 'a/b.d.ts', 'a/b.css', 'B/a.md', 'console.md', '.ci/run'])).toEqual([]);
  });
});

// Not the folders `dist` themselves, in which compiled files stay when their sources are renamed.
it('macOS and Windows can have the files of the repository, and what its sources are compiled to', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(0);
  expect(fileNameFaults(files)).toEqual([]);
});
