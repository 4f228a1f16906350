import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {filesOfCopy, isInCopy, summaryOf, workerScript} from '../../plugins/offline/offlineCopy';
import {revisionOf} from '../../src/offline/copy';
import {folderOf} from '../support/folders';

describe('the copy holds', () => {
  test.each([
    'index.html',
    '404.html',
    'docs/Owl Kit/how-to.html',
    'assets/js/main.0123abcd.js',
    'js/outbound-tracking.js',
    'assets/css/styles.0123abcd.css',
    'img/logo.svg',
    'assets/images/map.webp',
    'Education/K-13/data/birds.csv',
    'search-index-0123456789ab/start.json',
    'search-index-0123456789ab/terms-12.json',
  ])('%s', (name) => expect(isInCopy(name)).toBe(true));
});

describe('the copy does not hold', () => {
  test.each([
    '.nojekyll',
    'sitemap.xml',
    'releases.atom',
    'catalog.json',
    'llms.txt',
    'docs/Owl Kit/how-to.md',
    'img/cards/docs-0123.png',
    'offline-worker.js',
    'offline-copy.json',
    'offline-files.json',
  ])('%s', (name) => expect(isInCopy(name)).toBe(false));
});

describe('files of the copy', () => {
  const page = '<h1>Zebras</h1>'.repeat(100);
  const picture = Buffer.from([137, 80, 78, 71, 1, 2, 3]);

  test('are named by address and content, with their sizes, in one order', async () => {
    const files = await filesOfCopy(
      folderOf({'img/a.png': picture, 'docs/A b.html': page, 'robots.txt': ''}),
      '/base/',
    );
    expect(files).toEqual([
      {
        url: '/base/docs/A%20b.html',
        revision: await revisionOf(Buffer.from(page)),
        bytes: gzipSync(page, {level: 6}).length,
        size: page.length,
      },
      {url: '/base/img/a.png', revision: await revisionOf(picture), bytes: 7, size: 7},
    ]);
  });

  test('are summed up for the reader', async () => {
    const files = await filesOfCopy(folderOf({'img/a.png': picture, 'index.html': page}), '/');
    expect(summaryOf(files)).toEqual({
      files: 2,
      bytesToLoad: 7 + gzipSync(page, {level: 6}).length,
      bytesOnDevice: 7 + page.length,
    });
  });

  test('make the worker: the same files the same one, another content another one', async () => {
    const files = await filesOfCopy(folderOf({'index.html': page}), '/');
    const again = await filesOfCopy(folderOf({'index.html': page}), '/');
    const changed = await filesOfCopy(folderOf({'index.html': `${page}.`}), '/');
    const script = await workerScript(files);
    expect(await workerScript(again)).toBe(script);
    expect(await workerScript(changed)).not.toBe(script);
    expect(script).toContain(`{url:"/index.html",revision:"${await revisionOf(Buffer.from(page))}"}`);
    expect(script).not.toMatch(/\bprocess\.|\bcopyFiles\b/);
  });
});

test('a revision is the beginning of the content’s SHA-256', async () => {
  expect(await revisionOf(Buffer.from(''))).toBe('e3b0c44298fc1c14');
});
