// Misspelled on purpose. cspell:ignore Countr
import {describe, expect, it} from 'vitest';
import type {Service} from '../src/services/readServices.js';
import {listedServices} from '../src/services/listedServices.js';
import {lintPages, placesOf} from './lint.js';

const entry = (name: string, url: string, more: Record<string, string> = {}): string =>
  Object.entries({
    name,
    url,
    what: 'Shows owls.',
    operator: 'Not published',
    page: '/docs/Owl Counter',
    instead: 'Wait.',
    ...more,
  })
    .map(([key, value], index) => `${index === 0 ? '- ' : '  '}${key}: "${value}"\n`)
    .join('');

const project = (...hosted: string[]) => ({
  file: 'docs/Owl Counter/index.md',
  text: [
    '---',
    'title: Owl Counter',
    'description: A project.',
    'project:',
    '  summary: Counts owls',
    '  kind: [software]',
    '  area: PADI',
    ...(hosted.length > 0 ? ['  hosted:', ...hosted.map((url) => `    - {label: Map, url: "${url}"}`)] : []),
    '---',
    '',
    'Text.',
  ].join('\n'),
});

/** Where the list, the record, and a project break which rule. */
const places = (services: string, record?: string, page = project()): string[] =>
  placesOf(
    lintPages([page], {
      'other_resources/services.yml': services,
      ...(record !== undefined && {'other_resources/services.json': record}),
    }),
  );

describe('the list of services', () => {
  it('may have services of projects and others', () => {
    const services = entry('Map', 'https://owls.org/map') + entry('News', 'https://news.owls.org');
    expect(
      places(services, '{"https://owls.org/map": {"checked": "2026-11-23"}}', project('https://owls.org/#/')),
    ).toEqual([]);
  });

  it.each([
    [
      'a hosted address that is missing',
      places(entry('Map', 'https://owls.org'), undefined, project('https://owls.org', 'https://bats.org/map')),
      'docs/Owl Counter/index.md:10 services-file',
    ],
    [
      'an address listed twice',
      places(entry('Map', 'https://owls.org') + entry('Chart', 'https://owls.org')),
      'other_resources/services.yml:8 services-file',
    ],
    [
      'a page that does not exist',
      places(entry('Map', 'https://owls.org', {page: '/docs/Owl Countr'})),
      'other_resources/services.yml:5 services-file',
    ],
    [
      'a link to a script in what to use instead',
      places(entry('Map', 'https://owls.org', {instead: '[Count](javascript:alert)'})),
      'other_resources/services.yml:6 services-file',
    ],
    [
      'a page on another host',
      places(entry('Map', 'https://owls.org', {page: '//evil.example/docs'})),
      'other_resources/services.yml:5 services-file',
    ],
    [
      'a broken link in what to use instead',
      places(entry('Map', 'https://owls.org', {instead: '[Count](/docs/Bats) or [look](https://a.org).'})),
      'other_resources/services.yml:6 services-file',
    ],
    [
      'an address without https',
      places(entry('Map', 'http://owls.org')),
      'other_resources/services.yml:2 services-file',
    ],
    [
      'a day in the record that does not exist',
      places(entry('Map', 'https://owls.org'), '{\n  "https://owls.org": {"checked": "2026-02-30"}\n}'),
      'other_resources/services.json:2 services-record',
    ],
  ])('reports %s', (_case, found, place) => {
    expect(found).toEqual([place]);
  });
});

const service = (url: string, probe?: string): Service => ({
  name: url,
  url,
  what: 'Shows owls.',
  operator: 'Not published',
  page: '/docs/intro',
  instead: 'Wait.',
  ...(probe !== undefined && {probe}),
});

it('services are listed by name, with the days in words, and without what is not recorded', () => {
  const listed = listedServices([service('https://b.org'), service('https://a.org', 'https://a.org/health')], {
    'https://b.org': {checked: '2026-11-23', answered: '2026-11-09'},
  });
  expect(listed.map(({url, checked, answered}) => [url, checked, answered])).toEqual([
    ['https://a.org', undefined, undefined],
    ['https://b.org', 'November 23, 2026', 'November 9, 2026'],
  ]);
  expect(listed[0]).not.toHaveProperty('probe');
});
