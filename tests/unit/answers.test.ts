// Misspelled on purpose. cspell:ignore Countr Rivrs
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {StepCount} from '@training-catalog/tutorial-steps';
import {expect, it} from 'vitest';
import {answerDiagnostics} from '../../content-lint/rules/answerRules';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';
import {analyzePage} from '../../content-lint/model/analyzePage';
import {readCatalog} from '../../plugins/catalog';
import {questionsOf} from '../../plugins/catalog/questions';
import {listOfMaps, mainPage} from '../support/mainPage';

const page = (name: string, ...answers: string[]) => mainPage(name, listOfMaps('answers', answers));

const list = (...fields: string[]) => ({
  file: 'docs/which-tool.md',
  text: [
    '---\ntitle: Tools\ndescription: Tools.\n---\n',
    ...fields.map((field) => `## ${field}\n\n<ToolQuestions field="${field}" />\n`),
  ].join('\n'),
});

const messages = (...pages: {file: string; text: string}[]): string[] =>
  answerDiagnostics(pages).map(({file, line, message}) => `${file}:${line}: ${message}`);

it('accepts questions of listed fields that go on to other projects', () => {
  const pages = [
    list('Rivers'),
    page('River Watch', 'question: What swims here?, field: Rivers, then: [Owl Counter], start: index.md'),
    page('Owl Counter', 'question: Who calls at night?, field: Rivers'),
  ];
  expect(messages(...pages)).toEqual([]);
});

it.each([
  [
    'a question that two projects answer, whatever its punctuation',
    [
      list('Rivers'),
      page('Owl Counter', 'question: Who calls?, field: Rivers'),
      page('River Watch', 'question: "Who, calls?", field: Rivers'),
    ],
    'docs/River Watch/index.md:9: the same question is in docs/Owl Counter/index.md:9; name this project there under then:, or ask for what only it does',
  ],
  [
    'a project to continue with that was removed',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter]')],
    'docs/River Watch/index.md:9: there is no project "Owl Counter"; write the name of a folder in docs/, or remove it',
  ],
  [
    'a misspelled project',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Countr]'), page('Owl Counter')],
    'docs/River Watch/index.md:9: there is no project "Owl Countr"; did you mean "Owl Counter"? write the name of a folder in docs/, or remove it',
  ],
  [
    'a project that continues with itself',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [River Watch]')],
    'docs/River Watch/index.md:9: the project itself is already the first tool; name another one, or remove it',
  ],
  [
    'a project named twice',
    [
      list('Rivers'),
      page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter, Owl Counter]'),
      page('Owl Counter'),
    ],
    'docs/River Watch/index.md:9: Owl Counter is already named; remove it',
  ],
  [
    'an unknown field',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivrs', 'question: What?, field: Rivers')],
    'docs/River Watch/index.md:9: docs/which-tool.md has no field "Rivrs"; did you mean "Rivers"? write one of Rivers',
  ],
  [
    'a question without a page that lists it',
    [page('River Watch', 'question: Who?, field: Rivers')],
    'docs/River Watch/index.md:9: "Rivers" is not listed, because docs/which-tool.md has no <ToolQuestions field="...">; add one below a heading',
  ],
  [
    'a page to start with that is not there',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, start: tutorial.md')],
    'docs/River Watch/index.md:9: docs/River Watch has no page tutorial.md; write the file of one of its pages',
  ],
  [
    'a field without questions',
    [list('Rivers', 'Herds'), page('River Watch', 'question: Who?, field: Rivers')],
    'docs/which-tool.md:12: no project answers a question of the field "Herds"; correct the name, or remove the list',
  ],
])('refuses %s', (_, pages, message) => {
  expect(messages(...pages)).toEqual([message]);
});

it('refuses a question without a question mark', () => {
  const one = page('River Watch', 'question: Count fish, field: Rivers');
  expect(
    frontMatterDiagnostics(one, analyzePage(one).frontMatter, []).map(({line, message}) => `${line}: ${message}`),
  ).toEqual(['9: "project.answers.question": it is not a question; end it with a question mark']);
});

const doc = (project: string, file: string, frontMatter: object): DocMetadata =>
  ({
    title: `${project}, ${file}`,
    permalink: `/docs/${project}/${file}`,
    source: `@site/docs/${project}/${file}`,
    tags: [],
    frontMatter,
  }) as unknown as DocMetadata;

/** A project with answers and a tutorial. */
const project = (name: string, answers: object[], tutorial: object = {}, kind = 'software'): DocMetadata[] => [
  doc(name, 'index.md', {
    project: {
      summary: 'Does it',
      kind: [kind],
      area: 'PADI',
      answers: answers.map((answer) => ({field: 'Rivers', ...answer})),
    },
  }),
  doc(name, 'tutorial.md', {learning: {needs: ['A boat']}, ...tutorial}),
];

/** A run of a tutorial with three steps. */
const run = (minutes: number, ran = 3, rest: Partial<StepCount> = {}) => ({
  lastRun: {date: '2026-11-23', system: 'Debian 12', minutes},
  steps: {total: 3, run: ran, inPart: 0, ...rest},
});

/** The steps of a tutorial, as its `steps` says. */
const countOf = ({frontMatter}: DocMetadata): StepCount | undefined => (frontMatter as {steps?: StepCount}).steps;

const questions = (docs: DocMetadata[]) => questionsOf(docs, readCatalog(docs).projects, countOf);

it('takes needs and time from the page to start with, and never a time that nobody measured', () => {
  const docs = [
    ...project('A', [{question: 'Whole?'}, {question: 'Elsewhere?', start: 'index.md', needs: ['A pen']}], run(1)),
    ...project('B', [{question: 'Part?'}], run(5, 2)),
    ...project('C', [{question: 'Setup?'}], run(2, 1, {setupOnly: true})),
    ...project('E', [{question: 'Hardly?'}], run(1, 1)),
    ...project('D', [{question: 'Planned?'}], {learning: {needs: [], minutes: 75}, ...run(3)}),
  ];
  expect(
    questions(docs)[0]?.questions.map(({question, needs, firstResult, start}) => [
      question,
      needs,
      firstResult,
      start?.permalink,
    ]),
  ).toEqual([
    ['Whole?', ['A boat'], {minutes: 1}, '/docs/A/tutorial.md'],
    ['Part?', ['A boat'], {minutes: 5, steps: {total: 3, run: 2, inPart: 0}}, '/docs/B/tutorial.md'],
    ['Planned?', [], {minutes: 75, isWithReading: true}, '/docs/D/tutorial.md'],
    ['Elsewhere?', ['A pen'], undefined, undefined],
    ['Setup?', ['A boat'], undefined, '/docs/C/tutorial.md'],
    ['Hardly?', ['A boat'], undefined, '/docs/E/tutorial.md'],
  ]);
});

it('sorts the questions of a field by effort: services first, those without a time last', () => {
  const docs = [
    ...project('A', [{question: 'Unknown?'}]),
    ...project('B', [{question: 'Slow?'}, {question: 'Herd?', field: 'Herds'}], run(9)),
    ...project('C', [{question: 'Fast?'}], run(2)),
    ...project('D', [{question: 'Hosted?'}], run(30), 'service'),
  ];
  expect(questions(docs).map(({field, questions: all}) => [field, all.map(({question}) => question)])).toEqual([
    ['Rivers', ['Hosted?', 'Fast?', 'Slow?', 'Unknown?']],
    ['Herds', ['Herd?']],
  ]);
});
