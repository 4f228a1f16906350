import generatedRoutes from '@generated/routes';
import shards from '@generated/lean-client/shards';
import {decodedUrl} from '@training-catalog/content-model/urls';
import type {Route} from './route.js';
import {shardOf} from './shardOf.js';

// The generated table creates its routes with route.ts (generatedModules.ts).
const routes = generatedRoutes as unknown as Route[];

const loaded = new Map<number, Promise<void>>();

/**
 * Initial routes of each parent, copied because loading shards changes the live lists; the indexes in a trail refer to
 * these copies. The key for the top level is undefined.
 */
const initialRoutes = new Map<Route | undefined, readonly Route[]>();

function remember(parent: Route | undefined, list: readonly Route[]): void {
  initialRoutes.set(parent, [...list]);
  list.forEach((route) => {
    if (route.routes) {
      remember(route, route.routes);
    }
  });
}
remember(undefined, routes);

/**
 * Loads a shard and inserts its leaves before their parents' other routes, because an area's own route matches every path
 * below it.
 */
async function load(number: number): Promise<void> {
  const leaves = (await shards[number]?.())?.default ?? [];
  for (const [trail, route] of leaves) {
    const parent = trail
      .split('.')
      .reduce<Route | undefined>((above, index) => initialRoutes.get(above)?.[Number(index)], undefined);
    parent?.routes?.unshift(route);
  }
}

/** Paths of the routes that are in no shard, such as the landing page. */
const pathsOutsideShards = new Set(routes.flatMap((route) => (route.routes ? [] : route.path)));

/**
 * Loads the shard of the route table that contains a page, unless it is already loaded.
 *
 * @param pathname - path of the page, encoded or not.
 * @returns a promise that rejects if the shard cannot be loaded; the next call retries.
 */
export function loadRoutesOf(pathname: string): Promise<void> {
  // As routes have it; a path whose percent-encoding is invalid stays, and no page has it.
  const decoded = decodedUrl(pathname);
  if (pathsOutsideShards.has(decoded)) {
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
