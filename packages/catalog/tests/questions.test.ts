import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {StepCount} from '@training-catalog/tutorial-steps';
import {expect, it} from 'vitest';
import {questionsOf} from '../src/data/questions.js';
import {pagesByProject, readCatalog} from '../src/data/readCatalog.js';
import {validOptions} from '../src/options.js';
import {pageOf} from './example.js';

const settings = validOptions({});

/** A project with answers and a tutorial. */
const project = (
  name: string,
  answers: object[],
  tutorial: object = {},
  {kind = 'software', ...facts}: {kind?: string; instead?: object[]} = {},
): DocMetadata[] => [
  pageOf(name, 'index.md', {
    project: {
      summary: 'Does it',
      kind: [kind],
      area: 'Ecology',
      ...facts,
      answers: answers.map((answer) => ({field: 'Rivers', ...answer})),
    },
  }),
  pageOf(name, 'tutorial.md', {learning: {needs: ['A boat']}, ...tutorial}),
];

/** A run of a tutorial with three steps. */
const run = (minutes: number, ran = 3, rest: Partial<StepCount> = {}, machine?: string) => ({
  lastRun: {date: '2026-11-23', system: 'Debian 12', ...(machine !== undefined && {machine}), minutes},
  steps: {total: 3, run: ran, inPart: 0, ...rest},
});

/** The steps of a tutorial, as its `steps` says. */
const countOf = ({frontMatter}: DocMetadata): StepCount | undefined => (frontMatter as {steps?: StepCount}).steps;

const questions = (docs: DocMetadata[]) =>
  questionsOf(pagesByProject(docs, settings), readCatalog(docs, settings, '.').projects, countOf);

it('takes needs and time from the page to start with, and never a time that nobody measured', () => {
  const docs = [
    ...project('A', [{question: 'Whole?'}, {question: 'Elsewhere?', start: 'index.md', needs: ['A pen']}], run(1)),
    ...project('B', [{question: 'Part?'}], run(5, 2, {}, '2 CPU cores')),
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
    ['Whole?', ['A boat'], {minutes: 1, place: 'Debian 12'}, '/docs/A/tutorial.md'],
    [
      'Part?',
      ['A boat'],
      {minutes: 5, place: 'Debian 12, 2 CPU cores', steps: {total: 3, run: 2, inPart: 0}},
      '/docs/B/tutorial.md',
    ],
    ['Planned?', [], {minutes: 75, isWithReading: true}, '/docs/D/tutorial.md'],
    ['Elsewhere?', ['A pen'], undefined, undefined],
    ['Setup?', ['A boat'], undefined, '/docs/C/tutorial.md'],
    ['Hardly?', ['A boat'], undefined, '/docs/E/tutorial.md'],
  ]);
});

it('says of which data a first result is, and what to use instead', () => {
  const instead = [
    {name: 'Atlas', url: 'https://example.org/a', license: 'MIT', maintainer: 'Friends', reason: 'it has all rivers'},
  ];
  const real = [{name: 'Fish', source: 'https://example.org/f', license: 'CC0-1.0', checksum: `git:${'a'.repeat(40)}`}];
  const docs = [
    ...project('A', [{question: 'Practice?'}], {...run(1), data: 'practice'}, {instead}),
    ...project('B', [{question: 'Real?'}], {...run(2), data: real}),
    ...project('C', [{question: 'Unsaid?'}], run(3)),
    ...project('D', [{question: 'Never run?'}], {data: 'own'}),
  ];
  expect(questions(docs)[0]?.questions.map(({firstResult, instead: other}) => [firstResult, other])).toEqual([
    [{minutes: 1, place: 'Debian 12', data: 'practice'}, instead],
    [{minutes: 2, place: 'Debian 12', data: 'real'}, undefined],
    [{minutes: 3, place: 'Debian 12'}, undefined],
    [undefined, undefined],
  ]);
});

it('sorts the questions of a field by effort: services first, those without a time last', () => {
  const docs = [
    ...project('A', [{question: 'Unknown?'}]),
    ...project('B', [{question: 'Slow?'}, {question: 'Herd?', field: 'Herds'}], run(9)),
    ...project('C', [{question: 'Fast?'}], run(2)),
    ...project('D', [{question: 'Hosted?'}], run(30), {kind: 'service'}),
  ];
  expect(questions(docs).map(({field, questions: all}) => [field, all.map(({question}) => question)])).toEqual([
    ['Rivers', ['Hosted?', 'Fast?', 'Slow?', 'Unknown?']],
    ['Herds', ['Herd?']],
  ]);
});
