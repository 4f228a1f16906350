import path from 'node:path';
import {expect, it} from 'vitest';
import {machineName, systemName} from '../src/runner/record.js';
import {folderOf} from './folderOf.js';

it('a record names the system', () => {
  const folder = folderOf({
    debian: 'NAME="Debian GNU/Linux"\nVERSION_ID="12"\n',
    ubuntu: 'PRETTY_NAME="Ubuntu 24.04.1 LTS"\nNAME="Ubuntu"\nVERSION_ID="24.04"\n',
  });
  expect(['debian', 'ubuntu'].map((name) => systemName(path.join(folder, name)))).toEqual([
    'Debian 12',
    'Ubuntu 24.04',
  ]);
  expect(systemName(path.join(folder, 'none'))).toContain(process.platform);
});

it('a record names the machine', () => {
  expect(machineName(1, 16 * 2 ** 30)).toBe('1 CPU core and 16 GB of memory');
  expect(machineName(8, 33_500_000_000)).toBe('8 CPU cores and 31 GB of memory');
  expect(machineName()).toMatch(/^\d+ CPU cores? and \d+ GB of memory$/);
});
