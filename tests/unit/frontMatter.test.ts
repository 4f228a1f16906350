// Misspelled on purpose. cspell:ignore titel ntitel colour aera
import {describe, expect, it} from 'vitest';
import {frontMatterFaults} from '../support/lint';

/** Faults of a page with this front matter, parsed as in Docusaurus. */
const faults = (text: string) => frontMatterFaults({file: 'docs/page.md', text}, ['Birds', 'Field-Work']);

const head = ['---', 'title: Page', 'description: A page.'];
const withKeys = (...lines: string[]): string => [...head, ...lines, '---', '', 'Text.', ''].join('\n');

it.each([
  ['a date', withKeys('last_update:', '  date: 2025-07-31')],
  ['a date in quotes', withKeys('last_update: {date: "2025-07-31"}')],
  ['a leap day with a time', withKeys('last_update: {date: 2024-02-29T10:00:00Z}')],
  ['an author', withKeys('last_update: {author: A}')],
  ['Windows lines and a byte order mark', `\uFEFF${withKeys('tags: [Birds]').replaceAll('\n', '\r\n')}`],
])('accepts %s', (_name, text) => {
  expect(faults(text)).toEqual([]);
});

it('reports an invalid date along with other faults', () => {
  expect(faults(withKeys('last_update: {date: 2025-13-45}', 'colour: red'))).toEqual([
    expect.objectContaining({line: 5, rule: 'front-matter-schema'}),
    expect.objectContaining({line: 4, rule: 'front-matter-schema'}),
  ]);
});

describe('reports once, at its line, that', () => {
  it.each<[what: string, text: string, place: string, remedy?: string]>([
    ['a day is a word', withKeys('last_update:', '  date: yesterday'), '5 front-matter-schema'],
    ['no calendar has a day', withKeys('last_update: {date: 2025-13-45}'), '4 front-matter-schema'],
    ['a month is shorter', withKeys('last_update: {date: "2025-02-30"}'), '4 front-matter-schema'],
    ['an update says nothing', withKeys('last_update: {}'), '4 front-matter-schema'],
    [
      'a title is a date',
      '---\ntitle: 2025-07-31\ndescription: A.\n---\n',
      '2 front-matter-schema',
      'title: "2025-07-31"',
    ],
    ['a title is a number', '---\ntitle: 1230\ndescription: A.\n---\n', '2 front-matter-schema'],
    ['a title ends in a backslash', "---\ntitle: 'A\\\\'\ndescription: B.\n---\n", '2 front-matter-no-backslash'],
    ['a list has a backslash', withKeys("keywords: [a, 'b\\\\u']"), '4 front-matter-no-backslash'],
    ['a title is empty', '---\ntitle:\ndescription: A.\n---\n', '2 front-matter-schema'],
    ['a title is missing', '---\ndescription: A.\n---\n', '1 front-matter-schema'],
    ['the name of a key is misspelled', '---\ntitel: A\ndescription: B.\n---\n', '2 front-matter-schema', '"title"'],
    ['a key is unknown', withKeys('colour: red'), '4 front-matter-schema', 'title, description'],
    ['a key stands too high', withKeys('audience: [A]'), '4 front-matter-schema', '"learning:"'],
    [
      'a key of a project is misspelled',
      withKeys('project:', '  summary: A', '  kind: [data]', '  aera: PADI'),
      '7 front-matter-schema',
      '"area"',
    ],
    [
      'a value of a project is misspelled',
      withKeys('project:', '  summary: A', '  kind:', '    - data', '    - sofware', '  area: PADI'),
      '8 front-matter-schema',
      '"software"',
    ],
    [
      'a version has no quotes',
      withKeys('project: {summary: A, kind: [data], area: PADI, version: 0.2}'),
      '4 front-matter-schema',
    ],
    [
      'a summary is long',
      withKeys(`project: {summary: ${'a'.repeat(111)}, kind: [data], area: PADI}`),
      '4 front-matter-schema',
    ],
    ['a list is a text', withKeys('keywords: birds'), '4 front-matter-schema', 'keywords: [birds]'],
    ['a position is a word', withKeys('sidebar_position: first'), '4 front-matter-schema'],
    ['a switch is a word', withKeys('hide_title: "yes"'), '4 front-matter-schema'],
    ['keys are a text', withKeys('project: A tool'), '4 front-matter-schema'],
    ['a tag is misspelled', withKeys('tags:', '  - Birds', '  - field work'), '6 known-tag', '"Field-Work"'],
    ['a tag is unknown', withKeys('tags: [Trains]'), '4 known-tag', 'Birds, Field-Work'],
    ['a page has no front matter', 'Text.\n', '1 front-matter-required'],
    ['front matter begins too low', `\n${withKeys()}`, '1 front-matter-required'],
  ])('%s', (_name, text, place, remedy = '') => {
    expect(faults(text).map(({line, rule}) => `${line} ${rule}`)).toEqual([place]);
    expect(faults(text)[0]?.message).toContain(remedy);
  });
});
