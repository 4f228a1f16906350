import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashSource} from '../src/contentSecurityPolicy.js';
import {finishPages, throwIfChanged} from '../src/finishPages.js';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-pages-'));
  fs.mkdirSync(path.join(outDir, 'assets'));
  fs.writeFileSync(path.join(outDir, 'assets/main.js'), 'main()');
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const write = (name: string, body: string): void =>
  fs.writeFileSync(path.join(outDir, name), `<!doctype html><html><meta charset="utf-8"><body>${body}</body></html>`);
const text = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');
const finish = (rendered: readonly string[] = []): ReadonlyMap<string, string> =>
  finishPages(outDir, {
    rendered: new Set(rendered),
    baseUrl: '/base/',
    origins: {script: ['https://count.example.org']},
    knownScripts: ['go()'],
  });
const policiesIn = (html: string): string[] =>
  [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]+)"/g)].map(([, policy = '']) => policy);

describe('the second policy', () => {
  it('names the scripts that the HTML of the page requests, which carry their hash', () => {
    write('a.html', '<script>go()</script><script src="/base/assets/main.js" defer></script>');
    finish();
    const hash = hashSource('main()');
    expect(text('a.html')).toContain(`<script integrity="${hash.slice(1, -1)}" src="/base/assets/main.js" defer>`);
    const [, policy] = policiesIn(text('a.html'));
    expect(policy).toContain("script-src 'strict-dynamic' 'self' ");
    expect(policy).toContain(hash);
    expect(policy).toContain(hashSource('go()'));
  });

  it('does not name scripts in a template, which nothing requests; they carry their hash for whoever does', () => {
    write('a.html', '<template><script src="/base/assets/main.js"></script></template>');
    finish();
    expect(text('a.html')).toContain(`integrity="${hashSource('main()').slice(1, -1)}" src="/base/assets/main.js"`);
    expect(policiesIn(text('a.html'))[1]).not.toContain(hashSource('main()'));
  });

  it('does not name style sheets; they carry their hash, unless the page preloads them or they are for print', () => {
    const sheet = (name: string) => `<link rel="stylesheet" href="/base/assets/${name}.css">`;
    fs.writeFileSync(path.join(outDir, 'assets/all.css'), 'a{}');
    fs.writeFileSync(path.join(outDir, 'assets/early.css'), 'b{}');
    write('a.html', `<link rel="preload" as="style" href="/base/assets/early.css">${sheet('all')}${sheet('early')}`);
    const print = '<link rel="stylesheet" href="/base/assets/all.css" media="print">';
    write('b.html', print);
    finish();
    expect(text('b.html')).toContain(print);
    const hash = hashSource('a{}');
    expect(text('a.html')).toContain(
      `<link integrity="${hash.slice(1, -1)}" rel="stylesheet" href="/base/assets/all.css">`,
    );
    expect(text('a.html')).toContain(sheet('early'));
    expect(policiesIn(text('a.html')).join()).not.toContain(hash);
  });

  it('is missing where the HTML requests a script of another host, whose text can change', () => {
    write('a.html', '<script src="https://count.example.org/a.js"></script>');
    write('b.html', '<template><script src="https://count.example.org/a.js"></script></template>');
    finish();
    expect(policiesIn(text('a.html'))).toHaveLength(1);
    expect(policiesIn(text('b.html'))).toHaveLength(2);
  });
});

it('a page that Docusaurus rendered has to carry its copy', () => {
  write('a.html', 'Text.');
  expect(() => finish(['a.html'])).toThrow(/^a\.html: the comment with the copy of what was rendered is missing/);
});

it('a final step may not change or add a page', () => {
  write('a.html', 'Text.');
  const hashes = finish();
  expect(() => throwIfChanged(outDir, hashes)).not.toThrow();
  write('b.html', 'More.');
  expect(() => throwIfChanged(outDir, hashes)).toThrow(/^b\.html: a final step changed or added this page/);
});
