// Misspelled on purpose. cspell:ignore Countr
import {describe, expect, it} from 'vitest';
import type {CatalogSource} from '../../content-lint/model/catalogSource';
import type {Service} from '../../content-lint/model/services';
import {serviceDiagnostics} from '../../content-lint/rules/serviceRules';
import {listedServices} from '../../plugins/services';
import {recordedServices} from '../../tools/external-links/services';
import {listOfMaps, mainPage} from '../support/mainPage';

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

const project = (...hosted: string[]) =>
  mainPage(
    'Owl Counter',
    listOfMaps(
      'hosted',
      hosted.map((url) => `label: Map, url: "${url}"`),
    ),
  );

function messages(services: string, record?: string, page = project()): string[] {
  const files = new Map([
    ['other_resources/services.yml', services],
    ...(record === undefined ? [] : [['other_resources/services.json', record] as const]),
  ]);
  const source: CatalogSource = {
    pages: [page],
    files: [],
    tags: {},
    apiRoutes: [],
    operationFields: () => new Map(),
    generatedRoutes: new Set(),
    read: (file) => files.get(file) ?? '',
    readIfPresent: (file) => files.get(file),
    unreadable: new Map(),
  };
  return serviceDiagnostics(source).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

describe('the list of services', () => {
  it('may have services of projects and others', () => {
    const services = entry('Map', 'https://owls.org/map') + entry('News', 'https://news.owls.org');
    expect(
      messages(services, '{"https://owls.org/map": {"checked": "2026-11-23"}}', project('https://owls.org/#/')),
    ).toEqual([]);
  });

  it.each([
    [
      'a hosted address that is missing',
      messages(entry('Map', 'https://owls.org'), undefined, project('https://owls.org', 'https://bats.org/map')),
      'docs/Owl Counter/index.md:10: https://bats.org/map is not in other_resources/services.yml; add who runs it and what to use instead',
    ],
    [
      'an address listed twice',
      messages(entry('Map', 'https://owls.org') + entry('Chart', 'https://owls.org')),
      'other_resources/services.yml:8: https://owls.org is already listed as "Map"; remove one',
    ],
    [
      'a page that does not exist',
      messages(entry('Map', 'https://owls.org', {page: '/docs/Owl Countr'})),
      'other_resources/services.yml:5: broken link /docs/Owl Countr; did you mean "/docs/Owl Counter"? write a site path, such as /docs/intro',
    ],
    [
      'a broken link in what to use instead',
      messages(entry('Map', 'https://owls.org', {instead: '[Count](/docs/Bats) or [look](https://a.org).'})),
      'other_resources/services.yml:6: broken link /docs/Bats; write a site path, such as /docs/intro',
    ],
    [
      'an address without https',
      messages(entry('Map', 'http://owls.org')),
      'other_resources/services.yml:2: "url": write a full URL that starts with https://',
    ],
    [
      'a day in the record that does not exist',
      messages(entry('Map', 'https://owls.org'), '{\n  "https://owls.org": {"checked": "2026-02-30"}\n}'),
      'other_resources/services.json:2: "https://owls.org.checked": write a day, such as 2026-11-23',
    ],
  ])('reports %s', (_case, found, message) => {
    expect(found).toEqual([message]);
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

it('a check records the day, keeps an earlier answer, and forgets what is no longer listed', () => {
  const services = [
    service('https://c.org'),
    service('https://a.org', 'https://a.org/health'),
    service('https://b.org'),
  ];
  const dead = [
    {url: 'https://b.org', reason: 'status 502'},
    {url: 'https://c.org', reason: 'status 404'},
    {url: 'https://a.org', reason: 'not requested'},
  ];
  const before = {
    'https://b.org': {checked: '2026-11-16', answered: '2026-11-09'},
    'https://gone.org': {checked: '2026-11-16', answered: '2026-11-16'},
  };
  expect(recordedServices(services, dead, before, '2026-11-23')).toEqual({
    'https://a.org': {checked: '2026-11-23', answered: '2026-11-23'},
    'https://b.org': {checked: '2026-11-23', answered: '2026-11-09'},
    'https://c.org': {checked: '2026-11-23'},
  });
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
