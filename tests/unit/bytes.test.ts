import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {changedPages} from '../../tools/bytes/changedPages';
import {byteChanges, sizesOf} from '../../tools/bytes/compare';
import {folderOf} from '../support/folders';

it('reports what grew and shrank, regardless of hashes in names', () => {
  const before = new Map([
    ['assets/js/main.js', 1000],
    ['index.html', 500],
    ['gone.html', 70],
  ]);
  const text = byteChanges(
    before,
    new Map([
      ['assets/js/main.js', 3500],
      ['index.html', 500],
    ]),
  );
  expect(text).toContain('| Scripts | 1,000 | 3,500 | +2,500 |');
  expect(text).toContain('| Pages | 570 | 500 | -70 |');
  expect(text).toContain('| `assets/js/main.js` | 1,000 | 3,500 | +2,500 |');
  expect(text).toContain('| `gone.html` | 70 | 0 | -70 |');
  expect(text).not.toContain('`index.html`');
  expect(byteChanges(before, before)).toContain('The size of no file changed.');
  expect(byteChanges(new Map(), before)).toContain('no published site');
});

it('reads the sizes of a build without its git folder', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bytes-'));
  fs.mkdirSync(path.join(dir, '.git'));
  fs.writeFileSync(path.join(dir, '.git/config'), 'x');
  fs.writeFileSync(path.join(dir, 'main.0123abcd.js'), 'x'.repeat(10_000));
  const sizes = sizesOf(dir);
  fs.rmSync(dir, {recursive: true});
  expect([...sizes.keys()]).toEqual(['main.js']);
  expect(sizes.get('main.js')).toBeLessThan(200);
  expect(sizesOf('/nowhere').size).toBe(0);
});

it('lists pages that are new, changed, or gone by their text, regardless of script names', () => {
  const urlOf = (page: string): string => `https://example.org/${encodeURI(page)}`;
  const before = folderOf({'docs/Old.md': 'Old', 'docs/A tool.md': 'One', 'docs/same.md': 'Same', 'main.1.js': '1'});
  const after = folderOf({'docs/New.md': 'New', 'docs/A tool.md': 'Two', 'docs/same.md': 'Same', 'main.2.js': '2'});
  expect(changedPages(before, after, urlOf).split('\n').slice(2, 5)).toEqual([
    '- changed: [`docs/A tool`](https://example.org/docs/A%20tool)',
    '- new: `docs/New`',
    '- removed: [`docs/Old`](https://example.org/docs/Old)',
  ]);
  expect(changedPages(before, before, urlOf)).toContain('The text of no page changed.');
  expect(changedPages('/nothing', after, urlOf)).toContain('no published site to compare with');
});
