import type {Service} from '@training-catalog/lists/services';
import {expect, it} from 'vitest';
import {recordedServices} from '@training-catalog/catalog-cli';

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
  // That of the first service is not what was requested of it.
  const silent = new Set(['https://b.org', 'https://c.org', 'https://a.org']);
  const before = {
    'https://b.org': {checked: '2026-11-16', answered: '2026-11-09'},
    'https://gone.org': {checked: '2026-11-16', answered: '2026-11-16'},
  };
  expect(recordedServices(services, silent, before, '2026-11-23')).toEqual({
    'https://a.org': {checked: '2026-11-23', answered: '2026-11-23'},
    'https://b.org': {checked: '2026-11-23', answered: '2026-11-09'},
    'https://c.org': {checked: '2026-11-23'},
  });
});
