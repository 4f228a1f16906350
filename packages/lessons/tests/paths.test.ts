// Misspelled on purpose, and German. cspell:ignore Twoo Stunde
import {describe, expect, it} from 'vitest';
import {lessonStructuredData, pathStructuredData} from '../src/client/structuredData.js';
import {durationIn} from '../src/duration.js';
import {readPaths, type PathPage} from '../src/readPaths.js';

const pages = new Map<string, PathPage>([
  ['docs/one', {title: 'One', permalink: '/base/docs/one', words: () => 1000}],
  ['docs/two', {title: 'Two', permalink: '/base/docs/two', words: () => 10, minutes: 90, level: 'intermediate'}],
  ['docs/shorter', {title: 'Shorter', permalink: '/base/docs/shorter', words: () => 10, minutes: 5, level: 'beginner'}],
]);
const step = (page: string): string => `    - page: ${page}\n      why: It helps.\n`;
const path = (...steps: string[]): string =>
  `- title: A way\n  audience: Everyone.\n  outcome: something.\n  steps:\n${steps.join('')}`;
const read = (source: string) => readPaths('docs/learning-paths.yml', source, pages, 'en');

describe('learning paths', () => {
  it('take title, address, and time from the pages, and use reading time if a page states none', () => {
    expect(read(path(step('docs/one'), step('docs/two')))).toEqual([
      {
        title: 'A way',
        id: 'a-way',
        audience: 'Everyone.',
        outcome: 'something.',
        level: 'intermediate',
        minutes: 95,
        time: '1 hour 35 minutes',
        steps: [
          {title: 'One', permalink: '/base/docs/one', why: 'It helps.', minutes: 5, time: '5 minutes', isLesson: false},
          {
            title: 'Two',
            permalink: '/base/docs/two',
            why: 'It helps.',
            minutes: 90,
            time: '1 hour 30 minutes',
            isLesson: true,
          },
        ],
      },
    ]);
  });

  it('have the level of their most demanding lesson, and none without lessons', () => {
    expect(read(path(step('docs/two'), step('docs/shorter')))[0]?.level).toBe('intermediate');
    expect(read(path(step('docs/shorter'), step('docs/one')))[0]?.level).toBe('beginner');
    expect(read(path(step('docs/one'), step('docs/one')))[0]?.level).toBeUndefined();
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
      /paths\.yml:1: "outcome": it is missing; add it \[learning-path\]$/,
    ],
    [
      'a single step',
      path(step('docs/one')),
      /paths\.yml:4: "steps": the list is too short; write at least 2 entries \[learning-path\]$/,
    ],
    ['text that is no YAML', '- title: [', /paths\.yml:1: .*invalid YAML/],
  ])('stop the build at %s', (_name, source, message) => {
    expect(() => read(source)).toThrow(message);
  });
});

it('time is written as people say it', () => {
  expect([1, 45, 60, 150, 480].map((minutes) => durationIn('en', minutes))).toEqual([
    '1 minute',
    '45 minutes',
    '1 hour',
    '2 hours 30 minutes',
    '8 hours',
  ]);
  expect(durationIn('de', 61)).toBe('1 Stunde 1 Minute');
});

describe('structured data', () => {
  const provider = {name: 'Institute', url: 'https://example.org/'};
  const license = 'https://spdx.org/licenses/BSD-3-Clause.html';
  const facts = {
    audience: ['All'],
    needs: ['A browser'],
    outcomes: ['Know it'],
    keyPoints: ['One'],
    minutes: 45,
    level: 'beginner' as const,
  };
  const page = {
    title: 'A lesson',
    description: 'What it gives.',
    url: 'https://example.org/lesson',
    topics: ['Birds'],
    keywords: ['Birds'],
    mentions: [{type: 'Dataset' as const, name: 'Calls', url: 'https://example.org/calls.csv', license}],
    requires: ['Listen to a river'],
    standards: [],
    resourceTypes: ['lesson'],
    language: 'en',
    provider,
    license,
  };

  // https://bioschemas.org/profiles/TrainingMaterial/1.0-RELEASE: minimum, then recommended.
  const ofMaterial = [
    ...['@context', '@type', '@id', 'http://purl.org/dc/terms/conformsTo', 'description', 'keywords', 'name'],
    ...[
      'about',
      'abstract',
      'audience',
      'author',
      'competencyRequired',
      'educationalLevel',
      'identifier',
      'inLanguage',
    ],
    ...['learningResourceType', 'license', 'mentions', 'teaches', 'timeRequired', 'url'],
  ];
  it('of a lesson has all properties that the profile TrainingMaterial requires and recommends', () => {
    const data = lessonStructuredData(facts, page);
    expect(ofMaterial.filter((name) => data[name] === undefined)).toEqual([]);
    expect(data).toMatchObject({
      '@type': 'LearningResource',
      educationalLevel: 'Beginner',
      timeRequired: 'PT45M',
      competencyRequired: ['Listen to a river'],
      mentions: [{'@type': 'Dataset', name: 'Calls', license}],
    });
  });

  it('of a lesson has nothing that the page does not state', () => {
    const data = lessonStructuredData(
      {...facts, level: undefined, minutes: undefined},
      {...page, topics: [], mentions: [], requires: [], provider: undefined, license: undefined},
    );
    expect(Object.keys(data)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(?:about|author|competencyRequired|educationalLevel|license|mentions|provider|timeRequired|dateModified)$/,
        ),
      ]),
    );
    expect(JSON.stringify(data)).not.toContain('undefined');
  });

  // https://bioschemas.org/profiles/Course/1.0-RELEASE, without aggregateRating, citation, and what a path does not
  // know: about (topics) and coursePrerequisites.
  const ofCourse = [
    ...['@context', '@type', '@id', 'http://purl.org/dc/terms/conformsTo', 'description', 'keywords', 'name'],
    ...['abstract', 'educationalLevel', 'hasCourseInstance', 'license', 'mentions'],
    ...['provider', 'teaches', 'timeRequired', 'url'],
  ];
  // https://bioschemas.org/profiles/CourseInstance/1.0-RELEASE, without endDate, instructor and startDate.
  const ofInstance = ['courseMode', 'location', 'inLanguage', 'offers', 'url'];
  it('of a path has what the profile Course requires and recommends', () => {
    const [found] = read(path(step('docs/one'), step('docs/two')));
    const data = pathStructuredData(found ?? fail(), {
      url: 'https://example.org/intro#a-way',
      urlOf: (permalink) => `https://example.org${permalink}`,
      language: 'en',
      provider,
      license,
    });
    expect(ofCourse.filter((name) => data[name] === undefined)).toEqual([]);
    const instance = data.hasCourseInstance as Record<string, unknown>;
    expect(ofInstance.filter((name) => instance[name] === undefined)).toEqual([]);
    expect(data).toMatchObject({
      educationalLevel: 'Intermediate',
      timeRequired: 'PT95M',
      hasPart: [{'@type': 'WebPage'}, {'@type': 'LearningResource'}],
    });
  });
});

/** For an object that a test has made itself. */
function fail(): never {
  throw new Error('there is no path');
}
