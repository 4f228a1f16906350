// Misspelled on purpose. cspell:ignore titel ntitel colour aera
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../content-lint/model/page';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';

/** Faults of a page with this front matter, parsed as in Docusaurus, as `line: message`. */
function faults(frontMatter: string, tags: readonly string[] = ['Birds', 'Field-Work']): string[] {
  const page = {file: 'docs/page.md', text: frontMatter};
  const values = parsePage(page).frontMatter;
  return frontMatterDiagnostics(page, values, tags).map(({line, message}) => `${line}: ${message}`);
}

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
    expect.stringMatching(/^5: unknown key "colour"/),
    expect.stringMatching(/^4: "last_update\.date": 2025-13-45 is not a valid date/),
  ]);
});

describe('reports once, plainly and at its line, that', () => {
  it.each<[string, string, RegExp]>([
    [
      'a day is a word',
      withKeys('last_update:', '  date: yesterday'),
      /^5: "last_update\.date": yesterday is not a valid date/,
    ],
    [
      'no calendar has a day',
      withKeys('last_update: {date: 2025-13-45}'),
      /^4: "last_update\.date": 2025-13-45 is not a valid date; write one such as 2025-07-31$/,
    ],
    ['a month is shorter', withKeys('last_update: {date: "2025-02-30"}'), /2025-02-30 is not a valid date/],
    ['an update says nothing', withKeys('last_update: {}'), /^4: "last_update": it is empty; write date/],
    ['a title is a date', '---\ntitle: 2025-07-31\ndescription: A.\n---\n', /^2: "title": .* title: "2025-07-31"$/],
    ['a title is a number', '---\ntitle: 1230\ndescription: A.\n---\n', /^2: "title": it must be a string/],
    ['a title ends in a backslash', "---\ntitle: 'A\\\\'\ndescription: B.\n---\n", /^2: "title" contains a backslash/],
    ['a list has a backslash', withKeys("keywords: [a, 'b\\\\u']"), /^4: "keywords\.1" contains a backslash/],
    ['a title is empty', '---\ntitle:\ndescription: A.\n---\n', /^2: "title": it is empty; write a value/],
    ['a title is missing', '---\ndescription: A.\n---\n', /^1: "title": it is missing; add it$/],
    [
      'the name of a key is misspelled',
      '---\ntitel: A\ndescription: B.\n---\n',
      /^2: unknown key "titel"; did you mean "title"\?/,
    ],
    ['a key is unknown', withKeys('colour: red'), /^4: unknown key "colour"; write one of title, description, /],
    ['a key stands too high', withKeys('audience: [A]'), /^4: unknown key "audience"; move it below "learning:"/],
    [
      'a key of a project is misspelled',
      withKeys('project:', '  summary: A', '  kind: [data]', '  aera: PADI'),
      /^7: "project": unknown key "aera"; did you mean "area"\?/,
    ],
    [
      'a value of a project is misspelled',
      withKeys('project:', '  summary: A', '  kind:', '    - data', '    - sofware', '  area: PADI'),
      /^8: "project\.kind": unknown value "sofware"; did you mean "software"\? write one of software, /,
    ],
    [
      'a version has no quotes',
      withKeys('project: {summary: A, kind: [data], area: PADI, version: 0.2}'),
      /^4: "project\.version": put the version in quotes/,
    ],
    [
      'a summary is long',
      withKeys(`project: {summary: ${'a'.repeat(111)}, kind: [data], area: PADI}`),
      /has 111 characters; shorten it to 110$/,
    ],
    [
      'a list is a text',
      withKeys('keywords: birds'),
      /^4: "keywords": it must be a list; put it in brackets: keywords: \[birds\]$/,
    ],
    ['a position is a word', withKeys('sidebar_position: first'), /^4: "sidebar_position": it must be a number/],
    ['a switch is a word', withKeys('hide_title: "yes"'), /^4: "hide_title": it must be true or false/],
    ['keys are a text', withKeys('project: A tool'), /^4: "project": it must contain keys; write them below/],
    [
      'a tag is misspelled',
      withKeys('tags:', '  - Birds', '  - field work'),
      /^6: unknown tag "field work"; did you mean "Field-Work"\? docs\/tags\.yml lists/,
    ],
    [
      'a tag is unknown',
      withKeys('tags: [Trains]'),
      /^4: unknown tag "Trains"; write one from docs\/tags\.yml: Birds, Field-Work$/,
    ],
    ['a page has no front matter', 'Text.\n', /^1: the page has no front matter; begin it with the lines ---, title/],
    [
      'front matter begins too low',
      `\n${withKeys()}`,
      /^1: the front matter must start on line 1; remove the blank lines/,
    ],
  ])('%s', (_name, text, message) => {
    expect(faults(text)).toEqual([expect.stringMatching(message)]);
  });
});
