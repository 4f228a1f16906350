import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {filesOfCopy, isInCopy, neededFiles, summaryOf, workerScript} from '../../plugins/offline/offlineCopy';
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
    'search-index/start.json',
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

  test('are listed by address and content, with their sizes, in a fixed order', async () => {
    const withPicture = `${page}<img src=/base/img/a.png>`;
    const files = await filesOfCopy(
      folderOf({'img/a.png': picture, 'docs/A b.html': withPicture, 'robots.txt': ''}),
      '/base/',
    );
    expect(files).toEqual([
      {
        url: '/base/docs/A%20b.html',
        revision: await revisionOf(Buffer.from(withPicture)),
        bytes: gzipSync(withPicture, {level: 6}).length,
        size: withPicture.length,
      },
      {url: '/base/img/a.png', revision: await revisionOf(picture), bytes: 7, size: 7},
    ]);
  });

  test('are summarized for the reader', async () => {
    const files = await filesOfCopy(folderOf({'assets/a.png': picture, 'index.html': page}), '/');
    expect(summaryOf(files)).toEqual({
      files: 2,
      bytesToLoad: 7 + gzipSync(page, {level: 6}).length,
      bytesOnDevice: 7 + page.length,
    });
  });

  test('do not include copies of category pages, nor scripts that only these use', () => {
    const html = (...scripts: string[]): string =>
      scripts.map((name) => `<script src=/base/assets/js/${name}.js defer></script>`).join('');
    const files: Record<string, string> = {
      'assets/js/first.js': '',
      'assets/js/main.js': '',
      'assets/js/second.js': '',
      'docs/category/owls.html': html('first', 'main'),
      'docs/category/owls-1.html': html('second', 'main'),
      'docs/category/owls-1/index.html': '',
      // The page of a folder with this name.
      'docs/category/zebra-2.html': html('main'),
    };
    expect(neededFiles(Object.keys(files), '/base/', (name) => files[name] ?? '')).toEqual([
      'assets/js/first.js',
      'assets/js/main.js',
      'docs/category/owls.html',
      'docs/category/zebra-2.html',
    ]);
  });

  test('do not include images that nothing in the copy references', () => {
    const files: Record<string, string> = {
      'img/A tool.png': '',
      'img/by script.svg': '',
      'img/by style.svg': '',
      'img/original.png': '',
      'assets/images/original-0123.png': '',
      'index.html': '<img src="/base/img/A%20tool.png"><img src="/base/assets/images/original-0123.png">',
      'assets/js/main.js': 'const src = "/base/img/by script.svg";',
      'assets/css/styles.css': 'a { background: url(/base/img/by%20style.svg) }',
    };
    const needed = neededFiles(Object.keys(files), '/base/', (name) => files[name] ?? '');
    expect(Object.keys(files).filter((name) => !needed.includes(name))).toEqual(['img/original.png']);
  });

  test('are read one after the other, however many there are', async () => {
    const pages = Object.fromEntries(Array.from({length: 70}, (_, number) => [`docs/${number}.html`, page]));
    expect(await filesOfCopy(folderOf(pages), '/')).toHaveLength(70);
  });

  test('determine the worker: equal files make an equal one, different content a different one', async () => {
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

test('a revision is a prefix of the SHA-256 of the content', async () => {
  expect(await revisionOf(Buffer.from(''))).toBe('e3b0c44298fc1c14');
});
