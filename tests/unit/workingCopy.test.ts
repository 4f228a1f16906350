// A working copy of this repository on macOS and Windows: names of files, line ends, links. Names in a build: tests/build.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/utils/node';
import {describe, expect, it} from 'vitest';
import {fileNameFaults} from '../support/fileNames';
import {folderOf} from '../support/folders';

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

it('git for Windows writes the same files, with its own line ends set and without symbolic links', () => {
  const settings = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', '-c', 'core.symlinks=false'];
  const copies = [[], settings].map((own) => {
    const dir = folderOf({});
    execFileSync('git', [...own, 'checkout-index', '--all', `--prefix=${dir}/`]);
    return dir;
  });
  const [usual = '', windows = ''] = copies;
  const files = filesIn(usual);
  expect(files).toContain('package.json');
  const read = (dir: string, file: string): Buffer | undefined =>
    fs.existsSync(path.join(dir, file)) ? fs.readFileSync(path.join(dir, file)) : undefined;
  expect(files.filter((file) => read(windows, file)?.equals(read(usual, file) ?? Buffer.alloc(0)) !== true)).toEqual(
    [],
  );
  expect(execFileSync('git', ['ls-files', '--stage'], {encoding: 'utf8'})).not.toMatch(/^120000 /m);
});
