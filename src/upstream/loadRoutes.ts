import generatedRoutes from '@generated/routes';
import shards from '@generated/docusaurus-client-patches/shards';
import {shardOf} from '@site/shared/shardOf';
import type {Route} from './route';

// Made by route.ts: the table is written with it (plugins/upstream-patches/docusaurus-client).
const routes = generatedRoutes as unknown as Route[];

const loaded = new Map<number, Promise<void>>();

/** First routes of each list, by which trails are counted; the list without a parent is the table itself. */
const staying = new Map<Route | undefined, readonly Route[]>();

function remember(parent: Route | undefined, list: readonly Route[]): void {
  staying.set(parent, [...list]);
  list.forEach((route) => {
    if (route.routes) {
      remember(route, route.routes);
    }
  });
}
remember(undefined, routes);

/**
 * Inserts the leaves of a shard at the beginning of the table, because an area's own route matches everything below it.
 */
async function load(number: number): Promise<void> {
  const leaves = (await shards[number]?.())?.default ?? [];
  for (const [trail, route] of leaves) {
    const parent = trail
      .split('.')
      .reduce<Route | undefined>((above, index) => staying.get(above)?.[Number(index)], undefined);
    parent?.routes?.unshift(route);
  }
}

/** Pages outside of shards, such as the landing page. */
const whole = new Set(routes.flatMap((route) => (route.routes ? [] : route.path)));

/**
 * Loads the part of the route table that holds a page, unless it is there.
 *
 * @param pathname - path of the page, encoded or not.
 * @returns a promise that rejects if the part cannot be loaded; the next call tries again.
 */
export function loadRoutesOf(pathname: string): Promise<void> {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // Not encoded: a percent sign that stands for itself.
  }
  if (whole.has(decoded)) {
    return Promise.resolve();
  }
  const number = shardOf(decoded, shards.length);
  const promise =
    loaded.get(number) ??
    load(number).catch((error: unknown) => {
      loaded.delete(number);
      throw error;
    });
  loaded.set(number, promise);
  return promise;
}
