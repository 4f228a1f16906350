// Misspelled on purpose. cspell:ignore lable introo othre otherr
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {afterEach, describe, expect, it} from 'vitest';
import {lintFolder} from '../support/lint';
import {frontMatterOf, routeOf} from '@training-catalog/content-lint';
import {type Diagnostic, githubAnnotation} from '@training-catalog/content-model';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((dir) => fs.rmSync(dir, {recursive: true, force: true})));

const head = 'title: Page\ndescription: A page.\n';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const page = (body: string, facts = head): string => `---\n${facts}---\n\n${body}\n`;

/** Where a file breaks which rule. */
const placesOf = (found: readonly Diagnostic[]): string[] =>
  found.map(({file, line, rule}) => `${file}:${line} ${rule}`);

/** Findings of a repository with two pages and the given files. */
function diagnostics(files: Record<string, string | Buffer>, prepare?: (dir: string) => void): readonly Diagnostic[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));
  folders.push(dir);
  const specification =
    'info: {title: My API}\npaths: {/a: {get: {operationId: listThings, x-catalog-tags: [API], tags: [a]}}}\n';
  const all: Record<string, string | Buffer> = {
    'docs/intro.md': page('## First steps\n\nText.'),
    'docs/other.md': page('## Named {#own-name}\n\nText.'),
    'docs/tags.yml': 'Software:\n  permalink: /software\n',
    'openapi/sets.json': '[{"id": "mine", "file": "mine.yaml", "folder": "My APIs"}]',
    'openapi/mine.yaml': specification,
    'static/img/a.svg': drawing,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), content);
  }
  prepare?.(dir);
  return lintFolder(dir);
}

describe('says with file and line why it cannot read', () => {
  const bytes = (text: string, at: number): Buffer =>
    Buffer.concat([Buffer.from(text), Buffer.from([at]), Buffer.from('\n')]);
  it.each<[string, Record<string, string | Buffer>, (dir: string) => void, string]>([
    [
      'a page that is not UTF-8',
      {'docs/p.md': bytes(page('Text.\n\nPi\u00f1a '), 0xf1)},
      () => undefined,
      'docs/p.md:9 file-readable',
    ],
    ['a page with a NUL byte', {'docs/p.md': page('Text.\n\na\0b')}, () => undefined, 'docs/p.md:8 file-readable'],
    [
      'a category that is a broken link',
      {'Education/Tool/p.md': page('')},
      (dir) => fs.symlinkSync('nowhere', path.join(dir, 'Education/Tool/_category_.json')),
      'Education/Tool/_category_.json:1 file-readable',
    ],
    [
      'a glossary that is a folder',
      {'Education/glossary.yml/a.txt': ''},
      () => undefined,
      'Education/glossary.yml:1 file-readable',
    ],
    [
      'a drawing that is not UTF-8',
      {'static/img/b.svg': bytes('<svg/>\n', 0xff)},
      () => undefined,
      'static/img/b.svg:2 file-readable',
    ],
    [
      'front matter with aliases, which stand for a long text',
      {'docs/p.md': page('', `title: &a [b]\ndescription: *a\n`)},
      () => undefined,
      'docs/p.md:3 front-matter-syntax',
    ],
    [
      'front matter that is nested too deeply',
      {'docs/p.md': page('', `title: ${'['.repeat(4_000)}\n`)},
      () => undefined,
      'docs/p.md:2 front-matter-syntax',
    ],
    [
      'elements that are nested too deeply',
      {'docs/p.md': page(`Text.\n\n${'> '.repeat(500)}a`)},
      () => undefined,
      'docs/p.md:8 max-nesting',
    ],
    ['a long page', {'docs/p.md': page('Text.\n\n'.repeat(150_000))}, () => undefined, 'docs/p.md:28564 max-file-size'],
    [
      'a page with more brackets in a paragraph than a parser can handle',
      {'docs/p.md': page(`Text.\n\n${'['.repeat(20_000)}`)},
      () => undefined,
      'docs/p.md:8 max-paragraph-marks',
    ],
  ])('%s', (_name, files, prepare, place) => {
    const [file = ''] = place.split(':');
    const found = diagnostics(files, prepare).filter((one) => one.file === file && one.rule !== 'no-symbolic-link');
    expect(placesOf(found)).toEqual([place]);
  });

  it('a main page that is too long is not missed, too', () => {
    const found = diagnostics({'docs/Tool/index.md': page('Text.\n\n'.repeat(150_000))}, () => undefined);
    const rules = found.filter(({file}) => file.startsWith('docs/Tool')).map(({rule}) => rule);
    expect(rules).toContain('max-file-size');
    expect(rules).not.toContain('project-main-page');
  });

  it('nothing else: keys and tags may have the names of properties of every object, and a page a byte order mark', () => {
    const text =
      '\uFEFF---\r\ntitle: A\r\ndescription: B.\r\ntags: [constructor, __proto__]\r\n---\r\n\r\n## A {#a}\r\n\r\nB.[^1]\r\n\r\n[^1]: C.\r\n';
    expect(diagnostics({'docs/p.md': text, 'docs/tags.yml': 'constructor:\n__proto__:\n'})).toEqual([]);
    const keys = page('', `${head}constructor: a\n__proto__: b\n`);
    expect(placesOf(diagnostics({'docs/p.md': keys}))).toEqual([
      'docs/p.md:4 front-matter-schema',
      'docs/p.md:5 front-matter-schema',
    ]);
  });
});

it('accepts a link to a category whose label has signs that JSON escapes', () => {
  const category = {label: 'Say "Ä \\ b"', link: {type: 'generated-index', description: 'B.'}};
  const files = {
    'Education/Tool/p.md': page(`[to](/Education/category/${createSlugger().slug(category.label)})`),
    'Education/Tool/_category_.json': JSON.stringify(category).replace('Ä', String.raw`\u00c4`),
  };
  expect(diagnostics(files)).toEqual([]);
});

it('accepts links to pages, headings, tags, API pages, categories and files', () => {
  const links = [
    'intro.md#first-steps',
    'other.md#own-name',
    '/docs/intro#first-steps',
    '/docs/tags/software',
    '/api/My%20APIs/list-things',
    '/api/My%20APIs/my-api',
    '/img/a.svg',
  ];
  const body = links.map((link, index) => `[link ${index}](${link})`).join('\n');
  expect(diagnostics({'docs/page.md': page(`${body}\n\n![A square](/img/a.svg)`)})).toEqual([]);
});

describe('refuses', () => {
  it.each<[what: string, files: Record<string, string | Buffer>, place: string | RegExp, remedy?: RegExp]>([
    [
      'a link to no file',
      {'docs/p.md': page('[a](sub/intro.md)')},
      'docs/p.md:6 link-target-exists',
      /write a path to docs\/intro\.md/,
    ],
    [
      'a link whose capitals differ',
      {'docs/p.md': page('[a](Intro.md)')},
      'docs/p.md:6 link-target-exists',
      /write a path to docs\/intro\.md/,
    ],
    ['a link with a stray percent sign', {'docs/p.md': page('[a](100%.md)')}, 'docs/p.md:6 link-target-exists'],
    ['a link to no page', {'docs/p.md': page('[a](/api/My%20APIs/list-thing)')}, 'docs/p.md:6 link-target-exists'],
    [
      'a link to no heading',
      {'docs/p.md': page('[a](intro.md#last)')},
      'docs/p.md:6 link-anchor-exists',
      /write one of #first-steps/,
    ],
    [
      'a link by reference to no page',
      {'docs/p.md': page('[a] [b][a]\n\n[a]: intr.md')},
      'docs/p.md:8 link-target-exists',
      /write a path to docs\/intro\.md/,
    ],
    [
      'a missing image by reference',
      {'docs/p.md': page('Text.[^1]\n\n[^1]: ![A][a]\n\n[a]: /img/b.svg')},
      'docs/p.md:10 image-exists',
    ],
    [
      'a link to no page in the source of a chart',
      {
        'docs/p.md': page(
          '```chart\nform: bars\ntitle: A\nsentence: B\nsource: "[C](/docs/no)"\nx: D\ny: E\ndata: |\n  D,E\n  1,a\n  2,b\n```',
        ),
      },
      'docs/p.md:10 link-target-exists',
    ],
    ['a missing image', {'docs/p.md': page('![A](/img/b.svg)')}, 'docs/p.md:6 image-exists'],
    ['an image of another host', {'docs/p.md': page('![A](http://e.org/a.png)')}, 'docs/p.md:6 no-external-image'],
    ['a large image', {'static/img/b.png': Buffer.alloc(600_000)}, 'static/img/b.png:1 image-max-size'],
    [
      'a drawing with a script',
      {'static/img/b.svg': '<svg onload="x()"/>'},
      'static/img/b.svg:1 svg-no-active-content',
    ],
    [
      'an unknown tag',
      {'docs/p.md': page('', `${head}tags: [Sofware]\n`)},
      'docs/p.md:4 known-tag',
      /did you mean "Software"\? docs\/tags\.yml lists all tags$/,
    ],
    [
      'a release tag that is no date',
      {'docs/tags.yml': 'Software:\nRelease 2025-10b:\n'},
      'docs/tags.yml:2 release-tag-name',
      /write a release tag with year and month, such as Release 20/,
    ],
    [
      'a release tag of a month that does not exist',
      {'docs/tags.yml': 'Release 2025-13:\n'},
      'docs/tags.yml:1 release-tag-name',
    ],
    [
      'a topic with the label of a release',
      {'docs/tags.yml': 'News:\n  label: Release soon\n'},
      'docs/tags.yml:1 release-tag-name',
    ],
    [
      'a tag whose address is no path',
      {'docs/tags.yml': 'Software:\n  permalink: soft ware\n'},
      'docs/tags.yml:2 tags-file-schema',
    ],
    [
      'a day of a run that does not exist',
      {
        'docs/p.md': page(
          '```bash run\nls\n```',
          `${head}lastRun: {date: "2025-02-30", system: Debian 12, minutes: 1, steps: "123456"}\n`,
        ),
      },
      'docs/p.md:4 front-matter-schema',
    ],
    ['a missing title', {'docs/p.md': page('', 'description: A.\n')}, 'docs/p.md:1 front-matter-schema'],
    [
      'front matter that is not YAML',
      {'docs/p.md': page('', 'title: A: B\n')},
      'docs/p.md:2 front-matter-syntax',
      /invalid YAML in the front matter: text with a colon must be quoted/,
    ],
    [
      'the address of another page',
      {'docs/p.md': page('', `${head}slug: /intro\n`)},
      'docs/p.md:1 no-duplicate-route',
      /duplicate route \/docs\/intro, already used by docs\/intro\.md/,
    ],
    [
      'a folder without category',
      {'Education/Tool/p.md': page('')},
      'Education/Tool/_category_.json:1 category-file-required',
      /create it with \{"label": "Tool"/,
    ],
    [
      'a category that is not JSON',
      {'Education/Tool/p.md': page(''), 'Education/Tool/_category_.json': '{\n  "label": "A"\n  "link": {}\n}\n'},
      // Parsers of JSON differ.
      /^Education\/Tool\/_category_\.json:[23] json-syntax$/,
    ],
    [
      'a category with a misspelled key',
      {
        'Education/Tool/p.md': page(''),
        'Education/Tool/_category_.json':
          '{\n  "lable": "A",\n  "link": {"type": "generated-index", "description": "B."}\n}\n',
      },
      'Education/Tool/_category_.json:2 category-file-schema',
      /did you mean "label"\?/,
    ],
    ['a link to another area by file', {'docs/p.md': page('[a](../api/intro.md)')}, 'docs/p.md:6 link-form'],
    ['a site path with an ending', {'docs/p.md': page('[a](/docs/none.md)')}, 'docs/p.md:6 link-form'],
    [
      'a link to nearly the name of a page',
      {'docs/p.md': page('[a](/docs/introo)')},
      'docs/p.md:6 link-target-exists',
      /write \/docs\/intro$/,
    ],
    [
      'tags that are a text',
      {'docs/p.md': page('', `${head}tags: Software\n`)},
      'docs/p.md:4 front-matter-schema',
      /put it in brackets: tags: \[Software\]$/,
    ],
    [
      'an id that is a number',
      {'docs/p.md': page('', `${head}id: 2025\n`)},
      'docs/p.md:4 front-matter-schema',
      /put it in quotes: id: "2025"$/,
    ],
    [
      'two pages of one id',
      {'docs/p.md': page('', `${head}id: other\nslug: /new\n`)},
      'docs/p.md:1 page-id',
      /duplicate id, already used by docs\/other\.md/,
    ],
    [
      'two tags of one address',
      {'docs/tags.yml': 'One:\n  permalink: /a\nTwo:\n  permalink: /a\n'},
      'docs/tags.yml:4 tags-file-schema',
      /duplicate permalink \/a, already used by the tag "One"/,
    ],
    ['tags that are not YAML', {'docs/tags.yml': 'One: [\n'}, 'docs/tags.yml:2 yaml-syntax'],
    [
      'a learning path through a page that is not there',
      {
        'Education/learning-paths.yml':
          '- title: A\n  audience: B\n  outcome: c\n  steps:\n' +
          '    - {page: docs/intro, why: D.}\n    - {page: docs/othre, why: D.}\n',
      },
      'Education/learning-paths.yml:6 learning-path',
      /did you mean "docs\/other"\?/,
    ],
    [
      'a redirect to a page that is not there',
      {'redirects.yml': 'docs/older: docs/other\ndocs/old: docs/otherr\n'},
      'redirects.yml:2 redirect-target',
      /did you mean "docs\/other"\?/,
    ],
    [
      'names that differ in capitals only',
      {'docs/INTRO.md': page('')},
      /^docs\/(?:INTRO|intro)\.md:1 unique-file-name$/,
    ],
  ])('%s', (_name, files, place, remedy = /./) => {
    const found = diagnostics(files);
    // One diagnostic for each fault.
    expect(placesOf(found)).toEqual([typeof place === 'string' ? place : expect.stringMatching(place)]);
    expect(found[0]?.message).toMatch(remedy);
  });

  it('a symbolic link', () => {
    const found = diagnostics({}, (dir) => fs.symlinkSync('/etc/hosts', path.join(dir, 'docs/hosts.md')));
    expect(placesOf(found)).toEqual(['docs/hosts.md:1 no-symbolic-link']);
  });
});

it('reports only what stops a page from being read, not consequences', () => {
  const category = '{"label": "Tool", "link": {"type": "generated-index", "description": "A tool."}}';
  const found = diagnostics({
    'docs/Tool/_category_.json': category,
    'docs/Tool/index.md': page('Text', `${head}slug: /tool\nid: a: b\n`),
    'docs/p.md': page('[a](/docs/tool#part) and [b](q.md#part)'),
    'docs/q.md': page('Text {open'),
  });
  expect(placesOf(found).sort()).toEqual(['docs/Tool/index.md:5 front-matter-syntax', 'docs/q.md:6 no-expression']);
});

it('finds each fault of files that are not pages', () => {
  const found = diagnostics({
    'redirects.yml':
      'docs/intro: docs/other\ndocs/old.html: docs/other\ndocs/older: docs/other\ndocs/oldest: docs/none\n',
    'openapi/mine.yaml': 'info: [',
  });
  expect(placesOf(found)).toEqual([
    'redirects.yml:1 redirect-source',
    'redirects.yml:2 redirect-syntax',
    'redirects.yml:4 redirect-target',
  ]);
});

it.each([
  ['docs/A/index.md', '', '/docs/A'],
  ['docs/A/a.md', '', '/docs/A'],
  ['docs/A/b.md', 'id: c\n', '/docs/A/c'],
  ['docs/A/b.md', 'slug: d\n', '/docs/A/d'],
  ['docs/A/b.md', 'slug: /e\n', '/docs/e'],
  ['api/intro.md', 'id: intro\n', '/api/intro'],
])('the address of %s with "%s" is %s', (file, facts, route) => {
  expect(routeOf(file, frontMatterOf(`---\n${facts}---\n`))).toBe(route);
});

it('writes annotations that GitHub can read, whatever the message contains', () => {
  const diagnostic = {
    rule: 'todo-comment',
    file: 'docs/a,b.md',
    line: 3,
    message: '100 %\n2',
    severity: 'error',
  } as const;
  expect(githubAnnotation(diagnostic)).toBe(
    '::error file=docs/a%2Cb.md,line=3,title=todo-comment::100 %25%0A2 [todo-comment]',
  );
  expect(githubAnnotation({...diagnostic, severity: 'hint'}, 'https://example.org/#a')).toMatch(
    /^::notice .*\] https:\/\/example\.org\/#a$/,
  );
});

it('reports images that no page shows any more, except those of the site itself', () => {
  const shown = page('![A](img/own%20one.svg)\n\n![B](/img/tool/b.svg)');
  const images = [
    'docs/Tool/img/own one.svg',
    'docs/Tool/img/left.svg',
    'static/img/tool/b.svg',
    'static/img/tool/c.svg',
  ];
  const files = Object.fromEntries(images.map((file) => [file, drawing]));
  const found = diagnostics({...files, 'docs/Tool/a.md': shown}).filter(({rule}) => rule === 'no-unused-image');
  expect(found.map(({file}) => file)).toEqual(['docs/Tool/img/left.svg', 'static/img/tool/c.svg']);
});

it('accepts links to pages that plugins add', () => {
  const text = 'Search [all pages](/search), or [read offline](/offline).';
  expect(diagnostics({'docs/p.md': page(text)})).toEqual(diagnostics({}));
});
