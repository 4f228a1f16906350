import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {commitDates, commitTimes, copyrightYear, updateTimes} from '../src/areas/commitDates.js';
import {withSidebarAndDate} from '../src/areas/sidebarAndDate.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'update-times-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

function commit(date: string, files: Record<string, string>): void {
  Object.entries(files).forEach(([file, text]) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  });
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z'},
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Pages');
}

test('a file has the time of its last commit, whatever its name', () => {
  commit('2025-01-01T12:00:00Z', {'docs/My Tool v1.0/index.md': 'One', 'docs/Größe.md': 'One', 'other.md': 'One'});
  commit('2025-02-02T12:00:00+02:00', {'docs/Größe.md': 'Two'});
  fs.writeFileSync(path.join(folder, 'docs/new.md'), 'In no commit');
  expect(Object.fromEntries(updateTimes(folder, ['docs']))).toEqual({
    'docs/My Tool v1.0/index.md': '2025-01-01T12:00:00.000Z',
    'docs/Größe.md': '2025-02-02T10:00:00.000Z',
  });
});

test('a build has the date of a file by its absolute and its relative path; a file in no commit has none', async () => {
  const changed = (file: string) => commitDates(commitTimes(folder, ['.'])).getFileLastUpdateInfo(file);
  expect(await changed('other.md')).toBeNull();
  vi.stubEnv('NODE_ENV', 'production');
  const change = {timestamp: Date.parse('2025-01-01T12:00:00Z'), author: ''};
  expect(await changed('other.md')).toEqual(change);
  expect(await changed(path.join(folder, 'docs/My Tool v1.0/index.md'))).toEqual(change);
  expect(await changed('docs/new.md')).toBeNull();
  vi.unstubAllEnvs();
});

test('what gives the dates has the parameters that Docusaurus demands', () => {
  const {getFileCreationInfo, getFileLastUpdateInfo} = commitDates(commitTimes(folder, ['.']));
  expect([getFileCreationInfo.length, getFileLastUpdateInfo.length]).toEqual([1, 1]);
});

test('a page that names only an author has a date, too: without one, Docusaurus asks git through a shell', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const parse = withSidebarAndDate(
    folder,
    [{folder: 'docs', label: 'Documentation'}],
    () =>
      Promise.resolve({
        frontMatter: {last_update: {author: 'Ada'}},
        content: 'One',
      }),
    commitTimes(folder, ['docs']),
  );
  const {frontMatter} = await parse({
    filePath: path.join(folder, 'docs/My Tool v1.0/index.md'),
    fileContent: 'One',
    defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
  });
  expect(frontMatter.last_update).toEqual({author: 'Ada', date: '2025-01-01T12:00:00.000Z'});
});

test.each([
  ['outside a repository', os.tmpdir(), process.env.PATH],
  ['without the program git', folder, '/nonexistent'],
])('%s no file has a time, and the year is the current one', (_name, place, programs) => {
  vi.stubEnv('PATH', programs);
  expect(updateTimes(place, ['docs']).size).toBe(0);
  expect(copyrightYear(place)).toBe(String(new Date().getFullYear()));
});
