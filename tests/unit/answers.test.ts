// Misspelled on purpose. cspell:ignore Countr Rivrs
import {expect, it} from 'vitest';
import {projectRules} from '../../content-lint/rules/projectRules';
import {frontMatterFaults, lintPages, placesOf} from '../support/lint';
import {listOfMaps, mainPage} from '../support/mainPage';

const page = (name: string, ...answers: string[]) => mainPage(name, listOfMaps('answers', answers));

const list = (...fields: string[]) => ({
  file: 'docs/which-tool.md',
  text: [
    '---\ntitle: Tools\ndescription: Tools.\n---\n',
    ...fields.map((field) => `## ${field}\n\n<ToolQuestions field="${field}" />\n`),
  ].join('\n'),
});

/** Where questions of these pages break which rule. */
const places = (...pages: {file: string; text: string}[]): string[] =>
  placesOf(lintPages(projectRules, pages)).filter((place) => /question|answer/.test(place));

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
    'docs/River Watch/index.md:9 no-duplicate-question',
  ],
  [
    'a project to continue with that was removed',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter]')],
    'docs/River Watch/index.md:9 answer-target',
  ],
  [
    'a misspelled project',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Countr]'), page('Owl Counter')],
    'docs/River Watch/index.md:9 answer-target',
  ],
  [
    'a project that continues with itself',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [River Watch]')],
    'docs/River Watch/index.md:9 answer-target',
  ],
  [
    'a project named twice',
    [
      list('Rivers'),
      page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter, Owl Counter]'),
      page('Owl Counter'),
    ],
    'docs/River Watch/index.md:9 answer-target',
  ],
  [
    'an unknown field',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivrs', 'question: What?, field: Rivers')],
    'docs/River Watch/index.md:9 question-field',
  ],
  [
    'a question without a page that lists it',
    [page('River Watch', 'question: Who?, field: Rivers')],
    'docs/River Watch/index.md:9 question-field',
  ],
  [
    'a page to start with that is not there',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, start: tutorial.md')],
    'docs/River Watch/index.md:9 answer-target',
  ],
  [
    'a field without questions',
    [list('Rivers', 'Herds'), page('River Watch', 'question: Who?, field: Rivers')],
    'docs/which-tool.md:12 question-field',
  ],
])('refuses %s', (_, pages, place) => {
  expect(places(...pages)).toEqual([place]);
});

it('refuses a question without a question mark', () => {
  const one = page('River Watch', 'question: Count fish, field: Rivers');
  expect(frontMatterFaults(one)).toMatchObject([{line: 9, rule: 'front-matter-schema'}]);
});
