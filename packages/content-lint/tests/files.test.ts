import {describe, expect, it} from 'vitest';
import type {ContentLintConfig} from '@training-catalog/content-lint';
import {readConfig} from '@training-catalog/content-lint/node';
import {lintFiles} from './lintFiles.js';

const page = '---\ntitle: Owls\n---\n\nOwls hunt at night.\n';

/** The rules about types and names that a file breaks. */
const rulesOf = (file: string, config: ContentLintConfig = {}): string[] =>
  lintFiles({'docs/owls.md': page, [file]: file.endsWith('.md') ? page : ''}, config)
    .filter(({rule, file: where}) => where === file && /^(?:file-type|file-name|no-hidden-file)$/.test(rule))
    .map(({rule}) => rule);

describe('a file is refused by its type:', () => {
  it.each([
    ...['html', 'htm', 'HTML', 'xhtml', 'xht', 'shtml', 'xml', 'xsl', 'mht'],
    ...['js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'css', 'wasm', 'swf', 'jar', 'exe', 'map', 'webmanifest', 'unknown'],
  ])('.%s', (ending) => {
    expect(rulesOf(`static/owls.${ending}`)).toEqual(['file-type']);
    expect(rulesOf(`docs/owls/owls.${ending}`)).toEqual(['file-type']);
  });

  it('without an ending', () => expect(rulesOf('static/CNAME')).toEqual(['file-type']));

  it('by its last ending', () => {
    expect(rulesOf('static/owls.png.html')).toEqual(['file-type']);
    expect(rulesOf('static/owls.html.png')).toEqual([]);
  });
});

it.each(['md', 'csv', 'json', 'PNG', 'jpeg', 'svg', 'pdf', 'yml', 'woff2'])(
  'a file of the type .%s is accepted',
  (ending) => expect(rulesOf(`docs/owls/owls.${ending}`)).toEqual([]),
);

it.each([
  'docs/.owls/owls.md',
  'docs/_owls/owls.md',
  'docs/_owls.md',
  'static/.well-known/owls.json',
  'static/img/_a.png',
])('a name that begins with a dot or an underscore is refused: %s', (file) =>
  expect(rulesOf(file)).toEqual(['no-hidden-file']),
);

it.each([
  'docs/$(touch owls).md',
  'docs/`touch owls`.md',
  'docs/owls";touch owls;".md',
  "docs/owls'.md",
  'docs/owls\\u0041.md',
  'docs/<b>owls.md',
  'docs/owls&lt;.md',
  'docs/owls%2e%2e.md',
  'docs/owls#1.md',
  'docs/owls?.md',
  'docs/owls|more.md',
  'docs/owls\u202Ea.md',
  'docs/owls\u200B.md',
  'docs/owls\nmore.md',
  'docs/$(touch owls)/owls.md',
  'docs/con/owls.md',
  'docs/owls /more.md',
  'docs/owls./more.md',
  'static/img/$(touch owls).png',
])('a name with a sign that means something to a program is refused: %j', (file) =>
  expect(rulesOf(file)).toEqual(['file-name']),
);

it.each(['docs/Owls v1.0 (new), more+_-.md', 'docs/Größe.md', 'docs/フクロウ.md', 'static/img/été.png'])(
  'a name of letters, digits, and a few signs is accepted: %s',
  (file) => expect(rulesOf(file)).toEqual([]),
);

it('accepts files that only name a folder, and those of the site itself, by their whole paths', () => {
  expect(rulesOf('docs/owls/_category_.json')).toEqual([]);
  expect(rulesOf('docs/owls/.DS_Store')).toEqual([]);
  const config = {siteFiles: ['static/js/own.js', 'static/.nojekyll']};
  expect(rulesOf('static/js/own.js', config)).toEqual([]);
  expect(rulesOf('static/.nojekyll', config)).toEqual([]);
  expect(rulesOf('static/js/other/own.js', config)).toEqual(['file-type']);
});

it('the site can name other types', () => {
  expect(rulesOf('static/owls.wav', {fileTypes: ['md', 'wav']})).toEqual([]);
  expect(rulesOf('static/owls.png', {fileTypes: ['md', 'wav']})).toEqual(['file-type']);
  expect(() => readConfig({fileTypes: ['.wav']})).toThrow(/"fileTypes".*without a dot/);
});
