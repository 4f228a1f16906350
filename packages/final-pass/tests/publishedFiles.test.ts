// An ending of files. cspell:ignore svgz
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {collectGenerated, fileOfRoute, throwAtActiveSvg, unknownFiles} from '../src/publishedFiles.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-files-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('a file that was copied into the build', () => {
  const origins = {
    generated: new Set(['assets/js/main.js']),
    pages: new Set(['docs/intro.html']),
    named: new Set(['js/count.js']),
  };
  const files = (...names: string[]): string[] => unknownFiles(names, origins);

  it('is known if a browser never runs it', () => {
    expect(files('img/a.PNG', 'data.json', 'a/b.csv', 'notes.md', 'paper.pdf', '.nojekyll', 'img/logo.svg')).toEqual(
      [],
    );
  });

  it('is known if the bundler generated it, Docusaurus rendered it, or the site names it', () => {
    expect(files('assets/js/main.js', 'docs/intro.html', 'js/count.js')).toEqual([]);
  });

  it.each([
    'evil.js',
    'evil.mjs',
    'evil.html',
    'evil.HTM',
    'evil.xhtml',
    'img/style.xml',
    'a.xsl',
    'a.wasm',
    'a.css',
    'a.swf',
    'a',
    'docs/intro/index.html',
    'a.svgz',
    'a.json.js',
    'evil.hta',
  ])('is refused: %s', (name) => {
    expect(files(name)).toEqual([name]);
  });
});

describe('the file of a route', () => {
  it.each([
    ['/base/', false, 'index.html'],
    ['/base/docs/intro', false, 'docs/intro.html'],
    ['/base/docs/intro', true, 'docs/intro/index.html'],
    ['/base/docs/intro', undefined, 'docs/intro/index.html'],
    ['/base/docs/', false, 'docs/index.html'],
    ['/base/404.html', undefined, '404.html'],
  ])('%s, trailing slash %s: %s', (route, trailingSlash, file) => {
    expect(fileOfRoute(route, {baseUrl: '/base/', trailingSlash})).toBe(file);
  });
});

it('the bundler has generated what it did not copy', () => {
  const generated = new Set<string>();
  const assets = [
    {name: 'assets/js/main.js', info: {}},
    {name: 'evil.js', info: {copied: true, sourceFilename: '../static/evil.js'}},
    {name: 'assets/files/evil-1.js', info: {sourceFilename: 'docs/evil.js'}},
  ];
  const compilation = {
    hooks: {processAssets: {tap: (_options: object, run: () => void) => run()}},
    getAssets: () => assets,
  };
  collectGenerated('test', generated).apply({
    webpack: {Compilation: {PROCESS_ASSETS_STAGE_REPORT: 1}},
    hooks: {thisCompilation: {tap: (_name, run) => run(compilation)}},
  });
  expect([...generated]).toEqual(['assets/js/main.js']);
});

describe('an SVG file', () => {
  it('is refused with file and line if it does more than draw', () => {
    fs.writeFileSync(path.join(folder, 'good.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>');
    expect(() => throwAtActiveSvg(folder)).not.toThrow();
    fs.writeFileSync(
      path.join(folder, 'evil.SVG'),
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:h-x="http://www.w3.org/1999/xhtml">\n<h-x:script>alert(1)</h-x:script></svg>',
    );
    expect(() => throwAtActiveSvg(folder)).toThrow(/^evil\.SVG:2: <h-x:script>/);
  });
});
