import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, describe, expect, test} from 'vitest';
import {revisionOf} from '@training-catalog/utils/loading';
import {filesOfCopy, neededFiles, summaryOf} from '../src/node/copyFiles.js';
import {workerScript} from '../src/node/workerScript.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-copy-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

const settings = {baseUrl: '/', cacheName: 'copy'};

/** Names of the files of the copy, if there are these files and no others. */
const copyOf = (names: readonly string[], rules?: Parameters<typeof neededFiles>[3]): string[] =>
  neededFiles(names, '/', () => '', rules);

describe('the copy holds', () => {
  test.each([
    'index.html',
    '404.html',
    'docs/Owl Kit/how-to.html',
    'assets/js/main.0123abcd.js',
    'js/outbound-tracking.js',
    'assets/css/styles.0123abcd.css',
    'assets/images/map.webp',
    'search-index/start.json',
    'search-index-0123456789ab/terms-12.json',
  ])('%s', (name) => expect(copyOf([name])).toEqual([name]));

  test('what the site includes, without what it excludes', () => {
    const names = ['data/birds.csv', 'data/owls.csv', 'index.html'];
    expect(copyOf(names)).toEqual(['index.html']);
    const rules = {
      include: (name: string) => name.startsWith('data/'),
      exclude: (name: string) => name.includes('owl'),
    };
    expect(copyOf(names, rules)).toEqual(['data/birds.csv', 'index.html']);
  });
});

describe('the copy does not hold', () => {
  test.each([
    '.nojekyll',
    'sitemap.xml',
    'releases.atom',
    'catalog.json',
    'llms.txt',
    'docs/Owl Kit/how-to.md',
    'offline-worker.js',
    'offline-copy.json',
    'offline-files.json',
  ])('%s', (name) => expect(copyOf([name])).toEqual([]));
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

  test('do not include excluded pages, nor scripts that only these use', () => {
    const html = (...scripts: string[]): string =>
      scripts.map((name) => `<script src=/base/assets/js/${name}.js defer></script>`).join('');
    const files: Record<string, string> = {
      'assets/js/first.js': '',
      'assets/js/main.js': '',
      'assets/js/second.js': '',
      'docs/category/owls.html': html('first', 'main'),
      'docs/category/owls-1.html': html('second', 'main'),
      'docs/category/zebra.html': html('main'),
    };
    const exclude = (name: string): boolean => name.endsWith('-1.html');
    expect(neededFiles(Object.keys(files), '/base/', (name) => files[name] ?? '', {exclude})).toEqual([
      'assets/js/first.js',
      'assets/js/main.js',
      'docs/category/owls.html',
      'docs/category/zebra.html',
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
    const script = await workerScript(files, settings);
    expect(await workerScript(again, settings)).toBe(script);
    expect(await workerScript(changed, settings)).not.toBe(script);
    expect(script).toContain(`{url:"/index.html",revision:"${await revisionOf(Buffer.from(page))}"}`);
    expect(script).toContain('cacheName:"copy"');
    expect(script).not.toMatch(/\bprocess\.|\bcopyFiles\b|\bcopySettings\b/);
  });
});

test('a revision is a prefix of the SHA-256 of the content', async () => {
  expect(await revisionOf(Buffer.from(''))).toBe('e3b0c44298fc1c14');
});
