// Misspelled on purpose. cspell:ignore Twoo
import {describe, expect, it} from 'vitest';
import {duration} from '../../src/components/Lesson/duration';
import {readPaths, type PathPage} from '../../plugins/learning-paths/readPaths';

const pages = new Map<string, PathPage>([
  ['docs/one', {title: 'One', permalink: '/base/docs/one', words: 1000}],
  ['docs/two', {title: 'Two', permalink: '/base/docs/two', words: 10, minutes: 90}],
]);
const step = (page: string): string => `    - page: ${page}\n      why: It helps.\n`;
const path = (...steps: string[]): string =>
  `- title: A way\n  audience: Everyone.\n  outcome: something.\n  steps:\n${steps.join('')}`;
const read = (source: string) => readPaths('Education/learning-paths.yml', source, pages);

describe('learning paths', () => {
  it('take title, address and time from the pages, and reading time where a page gives none', () => {
    expect(read(path(step('docs/one'), step('docs/two')))).toEqual([
      {
        title: 'A way',
        audience: 'Everyone.',
        outcome: 'something.',
        minutes: 95,
        steps: [
          {title: 'One', permalink: '/base/docs/one', why: 'It helps.', minutes: 5, isLesson: false},
          {title: 'Two', permalink: '/base/docs/two', why: 'It helps.', minutes: 90, isLesson: true},
        ],
      },
    ]);
  });

  it.each([
    [
      'a page that does not exist',
      path(step('docs/one'), step('docs/three')),
      /paths\.yml:7: no page "docs\/three"; write/,
    ],
    [
      'a page whose name is nearly that of another',
      path(step('docs/one'), step('docs/Twoo')),
      /paths\.yml:7: no page "docs\/Twoo"; did you mean "docs\/two"\? write/,
    ],
    [
      'a missing key',
      path(step('docs/one'), step('docs/two')).replace(/ {2}outcome.*\n/, ''),
      /paths\.yml:1: "outcome": it is missing; write it$/,
    ],
    [
      'a single step',
      path(step('docs/one')),
      /paths\.yml:4: "steps": the list is too short; write at least 2 entries$/,
    ],
    ['text that is no YAML', '- title: [', /paths\.yml:1: not valid YAML/],
  ])('stop the build at %s', (_name, source, message) => {
    expect(() => read(source)).toThrow(message);
  });
});

it('time is said as people say it', () => {
  expect([1, 45, 60, 150, 480].map(duration)).toEqual([
    '1 minute',
    '45 minutes',
    '1 hour',
    '2 hours 30 minutes',
    '8 hours',
  ]);
});
