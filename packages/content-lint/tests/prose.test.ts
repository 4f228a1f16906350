import {describe, expect, it} from 'vitest';
import {lintFiles} from './lintFiles.js';

const hints = (body: string): string[] =>
  lintFiles({'docs/page.md': `---\ntitle: Page\n---\n\n## Part {#own}\n\n${body}\n`})
    .filter(({rule}) => rule === 'no-repeated-word' || rule === 'indefinite-article')
    .map(({line, message, severity}) => `${severity} ${line}: ${message}`);

describe('prose gets a hint for', () => {
  it.each([
    ['a word twice in a row', 'Put the\nthe owl back.', 'hint 7: the word "the" is written twice in a row; remove one'],
    ['"a" before a vowel', 'Text.\n\n- Take a image.', 'hint 9: "a image" has the wrong article; write "an image"'],
    ['two articles', 'It is a an owl.', 'hint 7: "a an" are two articles; remove one'],
    ['an article twice', 'It is a a tree.', 'hint 7: the word "a" is written twice in a row; remove one'],
    ['"an" before a consonant', 'Write *an* test.', 'hint 7: "an test" has the wrong article; write "a test"'],
    [
      'an article before a link',
      'It is an [tree](tree.md).',
      'hint 7: "an tree" has the wrong article; write "a tree"',
    ],
  ])('%s', (_name, body, message) => {
    expect(hints(body)).toEqual([message]);
  });
});

it.each([
  ['right articles', 'An hour, a university, a European owl, an SQL table, an API, a URL.'],
  ['letters that are names', 'A and B are phases. A is the first one.'],
  ['words said letter by letter', 'Behind an nginx server with an rc file.'],
  ['code', 'Write `the the` and\n\n```text\na a a\n```'],
  ['tables and images', '| a | a |\n| --- | --- |\n| one | one |\n\n![logo](/a.png) ![logo](/b.png)'],
  ['a page that is no MDX', 'Write the the {'],
])('prose gets none for %s', (_name, body) => {
  expect(hints(body)).toEqual([]);
});
