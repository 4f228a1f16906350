import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {validOptions, type CatalogOptions} from '../src/options.js';
import {makePublishedCatalog} from '../src/publish/publishedCatalog.js';
import {pageOf, publishedExample} from './example.js';

const facts = {summary: 'Does it', kind: ['software'], area: 'Rivers'};
const instead = [
  {name: 'Atlas', url: 'https://example.org/a', license: 'MIT', maintainer: 'Friends', reason: 'it has all rivers'},
];

/** The projects of catalog.json with these main pages, each with a tutorial on these data. */
const published = (mains: Record<string, object>, data?: unknown) => {
  const docs = Object.entries(mains).flatMap(([name, more]) => [
    pageOf(name, 'index.md', {project: {...facts, ...more}}),
    pageOf(name, 'tutorial.md', {learning: {}, ...(data !== undefined && {data})}),
  ]);
  const counts = {of: () => undefined, ofProject: () => undefined};
  const source = {docs, pages: docs, counts, record: {}, siteDir: '.'};
  return makePublishedCatalog(source, publishedExample, validOptions({})).projects;
};

it('tells where to report a problem, also if that follows from the repository', () => {
  const repository = 'https://github.com/o/tool';
  const projects = published({
    A: {repository},
    B: {repository, issues: 'none'},
    C: {issues: 'https://example.org/ask'},
  });
  expect(projects.map(({issues}) => issues)).toEqual([`${repository}/issues`, undefined, 'https://example.org/ask']);
});

it('names tools of others, and says what steps work on', () => {
  const real = [
    {name: 'Fish', source: 'https://example.org/f', license: 'CC0-1.0', checksum: `sha256:${'0'.repeat(64)}`},
  ];
  expect(published({A: {instead, since: '2024-09'}}, real)).toMatchObject([
    {instead, since: '2024-09', pages: [{title: 'A, index.md'}, {title: 'A, tutorial.md', data: real}]},
  ]);
  expect(published({A: {}})[0]?.pages.map((page) => 'data' in page)).toEqual([false, false]);
});

it('refuses data that do not say where they come from', () => {
  expect(() => published({A: {}}, [{name: 'Fish', license: 'MIT'}])).toThrow('data');
});

describe('lessons', () => {
  const page = pageOf('courses', 'owls.md', {learning: {minutes: 20, secret: 'yes'}});
  const lesson = {...page, source: '@site/courses/owls.md'};
  const other = {...page, source: '@site/notes/owls.md'};
  const source = {
    docs: [],
    pages: [lesson, other],
    counts: {of: () => undefined, ofProject: () => undefined},
    record: {},
    siteDir: '.',
  };
  const lessonsOf = (options: CatalogOptions) =>
    makePublishedCatalog(source, publishedExample, validOptions(options)).lessons;

  it('are the pages of a folder, with the facts that a schema names', () => {
    const lessons = {folder: 'courses', facts: z.strictObject({minutes: z.number()}), views: {slides: '?view=slides'}};
    const url = 'https://example.org/docs/courses/owls.md';
    expect(lessonsOf({lessons})).toEqual([
      {
        title: 'courses, owls.md',
        url,
        markdown: `${url}.md`,
        description: 'About courses.',
        topics: [],
        minutes: 20,
        views: {slides: `${url}?view=slides`},
      },
    ]);
  });

  it('are none without the option', () => expect(lessonsOf({})).toEqual([]));
});
