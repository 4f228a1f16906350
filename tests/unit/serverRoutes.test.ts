import type {RouteConfig} from 'react-router-config';
import {matchRoutes as original} from 'react-router-config';
import {beforeEach, expect, test, vi} from 'vitest';
import {matchRoutes} from '../../src/upstream/serverMatchRoutes';
import {canMatch} from '../../src/routing/canMatch';
import {matchPath} from '../../src/upstream/serverRouter';

// As Docusaurus passes it to pages.
vi.mock('@docusaurus/router', async () => await import('react-router-dom'));

const asked = vi.hoisted(() => ({count: 0}));
vi.mock('react-router-config', async (load) => {
  const module = await load<{matchRoutes: typeof original}>();
  return {
    ...module,
    matchRoutes: (...given: Parameters<typeof original>) => {
      asked.count += 1;
      return module.matchRoutes(...given);
    },
  };
});

beforeEach(() => {
  asked.count = 0;
});

/** The table of a site: a page, and an area with tags and pages, as Docusaurus nests them. */
const table = (pages: number): RouteConfig[] => [
  {path: '/base/map', exact: true},
  {
    path: '/base/docs',
    routes: [
      {path: '/base/docs/tags', exact: true},
      {
        path: '/base/docs',
        routes: [
          ...Array.from({length: pages}, (_, number) => ({path: `/base/docs/Tool ${number}`, exact: true})),
          {path: '/base/docs/', exact: true},
        ],
      },
    ],
  },
  {path: '*'},
];

test.each([
  '/base/map',
  '/base/docs/tags',
  '/base/docs/Tool 7',
  '/base/docs/Tool 7/',
  '/base/docs',
  '/base/docs/',
  '/none',
])('for %s, the same routes are found as by the router', (pathname) => {
  const routes = table(20);
  expect(matchRoutes(routes, pathname).map(({route}) => route)).toEqual(
    original(routes, pathname).map(({route}) => route),
  );
  routes
    .flatMap((route) => [route, ...(route.routes ?? [])])
    .forEach((route) =>
      expect(matchPath(pathname, route)?.url).toBe(original([{...route, routes: undefined}], pathname)[0]?.match.url),
    );
});

test('the router matches only the routes of a page and its parents, whatever the number of routes', () => {
  expect(matchRoutes(table(12_000), '/base/docs/Tool 11999')).toHaveLength(3);
  expect(asked.count).toBe(3);
});

test('addresses that differ in case are two pages', () => {
  expect(canMatch('/base/docs/tool', {path: '/base/docs/Tool', exact: true})).toBe(false);
});
