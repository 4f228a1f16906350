import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {classCopy, filesOfCopy, loadFiles} from '../src/client/makeClassCopy.js';
import {classCopyList} from '../src/writeClassCopyList.js';

const site = {baseUrl: '/owls/', url: 'https://birds.example/owls/'};

const words = {
  language: 'en',
  title: 'Count & see',
  instructions: ['Serve it:', '1. Start.'],
  run: 'Run',
  read: 'Read',
  note: 'From a stick.',
};

const page = `<!doctype html><html lang="en"><head><title>Count</title><meta http-equiv="Content-Security-Policy" content="x">
<link rel="stylesheet" integrity="sha256-x" href="/owls/assets/css/styles.css"><link rel="preload" href="/owls/assets/fonts/text.woff2">
<script src="/owls/assets/js/main.js"></script></head><body><nav>Menu</nav><article><h1>Count &amp; <em>see</em></h1>
<div class="page-step"><pre>print(1)</pre><p class="needs-script"><button>Run</button></p></div>
<a id="own" href="/owls/a%20b/data/owls.csv">Data</a> <a id="other" href="/owls/a%20b/next">Next</a>
<a data-work-page="" href="/owls/mine?work=count#kept">Save</a>
<a id="far" href="https://far.example/">Far</a> <a id="here" href="#top">Top</a> <img src=/owls/img/owl.png>
<script src="/owls/assets/js/own.js"></script></article></body></html>`;

const build: Record<string, string> = {
  'a b/count.html': page,
  'a b/next.html': '<script src=/owls/assets/js/main.js></script><script src=/owls/assets/js/next.js></script>',
  'mine.html':
    '<script src=/owls/assets/js/main.js></script><script src=/owls/assets/js/mine.js></script><a href=/owls/next>Next</a><a href="/owls/Tool%20v1.0">Tool</a>',
  'a b/data/owls.csv': 'owls\n4\n',
  'a b/data/unnamed.csv': 'x',
  'assets/css/styles.css': 'a{}',
  'assets/fonts/text.woff2': 'font',
  'assets/js/main.js': 'main',
  'assets/js/own.js': 'own',
  'assets/js/next.js': 'next',
  'assets/js/mine.js': 'mine',
  'assets/js/lazy.js': 'lazy',
  'img/owl.png': 'owl',
  'img/other.png': 'other',
  'pyodide/1/pyodide.mjs': 'python',
};

const {window} = new JSDOM();
beforeEach(() => {
  vi.stubGlobal('DOMParser', window.DOMParser);
  vi.stubGlobal('document', window.document);
});

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true}));
});

async function listOf(files: Record<string, string>): ReturnType<typeof classCopyList> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'class-copy-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  return classCopyList(folder, site.baseUrl, ['pyodide/1/pyodide.mjs']);
}

/** A network that has the files of the build, but for those that it answers otherwise. */
function serve(others: Record<string, () => Response> = {}): void {
  vi.stubGlobal('fetch', (url: string) => {
    const name = decodeURI(url).slice(site.baseUrl.length);
    return Promise.resolve(others[name]?.() ?? new Response(build[name]));
  });
}

const signal = new AbortController().signal;

describe('a class copy', () => {
  it('has what the page names, and what any page may load, but nothing of another page', async () => {
    const list = await listOf(build);
    expect(list.pages.map(({title, name}) => [title, name])).toEqual([['Count &amp; see', 'a b/count.html']]);
    const [copied] = list.pages;
    expect(copied && filesOfCopy(copied, list).map(({name}) => name)).toEqual([
      'a b/count.html',
      'a b/data/owls.csv',
      'img/owl.png',
      'assets/js/own.js',
      'mine.html',
      'assets/js/mine.js',
      'assets/css/styles.css',
      'assets/fonts/text.woff2',
      'assets/js/lazy.js',
      'assets/js/main.js',
      'pyodide/1/pyodide.mjs',
    ]);
  });

  it('is a ZIP file with the files where their addresses are, a start page, and a page that is read without a server', async () => {
    serve();
    const list = await listOf(build);
    const [copied] = list.pages;
    if (!copied) {
      throw new Error('no page');
    }
    let bytes = 0;
    const files = filesOfCopy(copied, list);
    const contents = await loadFiles(site.baseUrl, files, (more) => (bytes += more), signal);
    expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
    const zip = unzipSync(await classCopy(copied, contents, site, words));
    const text = (name: string): string => new TextDecoder().decode(zip[name]);
    for (const {name} of files.filter((file) => !file.name.endsWith('.html'))) {
      expect(text(`owls/${name}`), name).toBe(build[name]);
    }
    expect(text('README.txt')).toContain('Serve it:\r\n\r\n1. Start.');
    expect(text('index.html')).toContain('href="owls/a%20b/count.html"');
    expect(text('owls/a b/count/index.html')).toContain('href="../count.html"');

    const read = new DOMParser().parseFromString(text('read.html'), 'text/html');
    expect(read.body.textContent).toMatch(/From a stick\.\s*Count & see\s*print\(1\)/);
    expect(read.querySelectorAll('script, button, nav, [http-equiv], [integrity]')).toHaveLength(0);
    expect(
      [...read.querySelectorAll('[href], [src]')].map((one) => one.getAttribute('href') ?? one.getAttribute('src')),
    ).toEqual([
      'owls/assets/css/styles.css',
      'owls/a%20b/data/owls.csv',
      'https://birds.example/owls/a%20b/next',
      'https://birds.example/owls/mine?work=count#kept',
      'https://far.example/',
      '#top',
      'owls/img/owl.png',
    ]);
  });

  it('leads to the published site where its pages link to what it does not have, and has what its policy allows', async () => {
    serve();
    const list = await listOf({...build, 'a b/count.html': page.replace('content="x"', `content="script-src 'self'"`)});
    const [copied] = list.pages;
    if (!copied) {
      throw new Error('no page');
    }
    const contents = new Map(Object.entries(build).map(([name, text]) => [name, new TextEncoder().encode(text)]));
    contents.set(copied.name, new TextEncoder().encode(page.replace('content="x"', `content="script-src 'self'"`)));
    const zip = unzipSync(await classCopy(copied, contents, site, words));
    const parse = (name: string): Document =>
      new DOMParser().parseFromString(new TextDecoder().decode(zip[`owls/${name}`]), 'text/html');
    const addressesIn = (copy: Document): (string | null)[] =>
      [...copy.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const copy = parse('a b/count.html');
    expect(addressesIn(copy)).toEqual([
      '/owls/a%20b/data/owls.csv',
      'https://birds.example/owls/a%20b/next',
      '/owls/mine?work=count#kept',
      'https://far.example/',
      '#top',
    ]);
    expect(addressesIn(parse('mine.html'))).toEqual([
      'https://birds.example/owls/next',
      'https://birds.example/owls/Tool%20v1.0',
    ]);
    const script = copy.querySelector('head script:not([src])')?.textContent ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(copy.querySelector('[http-equiv]')?.getAttribute('content')).toBe(`script-src 'sha256-${hash}' 'self'`);
    expect(zip['owls/mine/index.html']).toBeDefined();
  });

  it.each([
    ['a page of a filter', 'content', () => new Response('<!doctype html>Sign in')],
    ['another file of the same size', 'content', () => new Response('PYTHON')],
    ['an error', 'status', () => new Response('', {status: 403})],
  ])('is not made of %s', async (_name, fault, answer) => {
    serve({'pyodide/1/pyodide.mjs': answer});
    const {shared} = await listOf(build);
    await expect(loadFiles(site.baseUrl, shared, () => undefined, signal)).rejects.toMatchObject({fault});
  });

  it('is not made of a lost connection, or when the reader stops it', async () => {
    const {shared} = await listOf(build);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadFiles(site.baseUrl, shared, () => undefined, signal)).rejects.toMatchObject({fault: 'network'});
    await expect(loadFiles(site.baseUrl, shared, () => undefined, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
