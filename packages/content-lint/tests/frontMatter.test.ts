import {expect, it} from 'vitest';
import {lintFiles} from './lintFiles.js';

/** Lines of front matter that break its schema. */
const faultyLines = (...facts: string[]): number[] =>
  lintFiles({'docs/owls.md': ['---', 'title: Owls', ...facts, '---', '', 'Owls hunt at night.', ''].join('\n')})
    .filter(({rule}) => rule === 'front-matter-schema')
    .map(({line}) => line);

it.each([
  ...[
    '/../../../x',
    '../x',
    '/a/../../b',
    './x',
    '/.',
    '/a/./b',
    '//evil.example/x',
    '/a//b',
    '/',
    'x"><script>alert(1)</script>',
  ]
    .filter((slug) => slug !== '/')
    .map((slug) => `slug: '${slug}'`),
  ...['/a b', '/a?b', '/a#b', "/a''b", '/%2e%2e/x', '/a:b', 'https://evil.example', '/a\\b', '/<b>', ''].map(
    (slug) => `slug: '${slug}'`,
  ),
  ...['a b', '../a', '"x"', 'a?b', '.a', '-a'].map((id) => `id: '${id}'`),
  "sidebar_class_name: 'a\"b'",
  "sidebar_class_name: 'a;b'",
  "displayed_sidebar: '../x'",
  "image: 'https://evil.example/a.png'",
  "image: '//evil.example/a.png'",
  "image: 'javascript:alert(1)'",
  "custom_edit_url: 'javascript:alert(1)'",
  "custom_edit_url: 'https://github.com@evil.example/'",
])('front matter is refused with its line for %s', (fact) => {
  expect(faultyLines(fact)).toEqual([3]);
});

it.each([
  ...['/', '/x', 'x', 'x/y', '/a/b-c_d.e/', '/Öl/鳥'].map((slug) => `slug: '${slug}'`),
  ...['intro', 'a.b-c_1', 'Ö'].map((id) => `id: '${id}'`),
  'sidebar_class_name: get api-method',
  'displayed_sidebar: docsSidebar',
  'image: /img/owls.png',
])('front matter may have %s', (fact) => {
  expect(faultyLines(fact)).toEqual([]);
});

it.each([
  ['/docs/owls', '/owls'],
  ['docs/owls', '/owls'],
  ['/docs', '/'],
])('the slug %s begins with its area, whose address comes in front: write %s', (slug, right) => {
  const faults = lintFiles({'docs/owls.md': `---\ntitle: Owls\nslug: ${slug}\n---\n\nText.\n`});
  expect(faults).toEqual([expect.objectContaining({rule: 'slug-in-area', line: 3})]);
  expect(faults[0]?.message).toMatch(new RegExp(`; write ${right}$`));
});

it('a slug may begin with the name of another area, or with a word that begins like that of its own', () => {
  const page = (slug: string): string => `---\ntitle: Owls\nslug: ${slug}\n---\n\nText.\n`;
  const config = {areas: [{folder: 'pages', routeBasePath: '/'}, 'docs']};
  expect(lintFiles({'docs/a.md': page('/docs-of-owls'), 'docs/b.md': page('/pages/b')}, config)).toEqual([]);
  expect(lintFiles({'pages/a.md': page('/pages/a')}, config)).toEqual([]);
});

it('what an import proposes is a hint at its line until the mark is removed', () => {
  const found = (...facts: string[]) =>
    lintFiles({
      'docs/owls.md': ['---', 'title: Owls', 'imported: true', ...facts, '---', '', 'Owls hunt.', ''].join('\n'),
    })
      .filter(({rule}) => rule === 'proposal-confirmed')
      .map(({severity, line, message}) => `${severity} ${line}: ${message}`);
  expect(found('proposed: [title, summary]')).toEqual([expect.stringMatching(/^hint 4: title and summary are /)]);
  expect(found('proposed: [title]')).toEqual([expect.stringMatching(/^hint 4: title is /)]);
  expect(found()).toEqual([]);
  expect(faultyLines('proposed: [kind]')).toEqual([3]);
});
