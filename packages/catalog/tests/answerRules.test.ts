// Misspelled on purpose. cspell:ignore Countr Rivrs
import type {PageSource} from '@training-catalog/content-model';
import {expect, it} from 'vitest';
import {lintPages, listOfMaps, mainPage, placesOf} from './lint.js';

const page = (name: string, ...answers: string[]) => mainPage(name, listOfMaps('answers', answers));

const list = (...fields: string[]) => ({
  file: 'docs/questions.md',
  text: [
    '---\ntitle: Tools\ndescription: Tools.\n---\n',
    ...fields.map((field) => `## ${field}\n\n<ToolQuestions field="${field}" />\n`),
  ].join('\n'),
});

/** Where questions of these pages break which rule. */
const places = (...pages: PageSource[]): string[] =>
  placesOf(lintPages(pages)).filter((place) => /question|answer/.test(place));

it('accepts questions of listed fields that go on to other projects', () => {
  const pages = [
    list('Rivers'),
    page('River Watch', 'question: What swims here?, field: Rivers, then: [Owl Counter], start: index.md'),
    page('Owl Counter', 'question: Who calls at night?, field: Rivers'),
  ];
  expect(places(...pages)).toEqual([]);
});

it.each([
  [
    'a question that two projects answer, whatever its punctuation',
    [
      list('Rivers'),
      page('Owl Counter', 'question: Who calls?, field: Rivers'),
      page('River Watch', 'question: "Who, calls?", field: Rivers'),
    ],
    'docs/River Watch/index.md:8 no-duplicate-question',
  ],
  [
    'a project to continue with that was removed',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter]')],
    'docs/River Watch/index.md:8 answer-target',
  ],
  [
    'a misspelled project',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Countr]'), page('Owl Counter')],
    'docs/River Watch/index.md:8 answer-target',
  ],
  [
    'a project that continues with itself',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [River Watch]')],
    'docs/River Watch/index.md:8 answer-target',
  ],
  [
    'a project named twice',
    [
      list('Rivers'),
      page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter, Owl Counter]'),
      page('Owl Counter'),
    ],
    'docs/River Watch/index.md:8 answer-target',
  ],
  [
    'an unknown field',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivrs', 'question: What?, field: Rivers')],
    'docs/River Watch/index.md:8 question-field',
  ],
  [
    'a question without a page that lists it',
    [page('River Watch', 'question: Who?, field: Rivers')],
    'docs/River Watch/index.md:8 question-field',
  ],
  [
    'a page to start with that is not there',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, start: tutorial.md')],
    'docs/River Watch/index.md:8 answer-target',
  ],
  [
    'a field without questions',
    [list('Rivers', 'Herds'), page('River Watch', 'question: Who?, field: Rivers')],
    'docs/questions.md:12 question-field',
  ],
])('refuses %s', (_, pages, place) => {
  expect(places(...pages)).toEqual([place]);
});

it('refuses a question without a question mark', () => {
  const one = page('River Watch', 'question: Count fish, field: Rivers');
  expect(placesOf(lintPages([one])).filter((place) => place.endsWith('front-matter-schema'))).toEqual([
    'docs/River Watch/index.md:8 front-matter-schema',
  ]);
});
