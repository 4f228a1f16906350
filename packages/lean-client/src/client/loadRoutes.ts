import shards from '@generated/lean-client/shards';
import registry from '@generated/registry';
import generatedRoutes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {decodedUrl} from '@training-catalog/utils/urls';
import {makeRoute, type Route} from './makeRoute.js';
import {shardOf} from './shardOf.js';

// The generated table creates its routes with makeRoute.ts (generatedFiles.ts).
const routes = generatedRoutes as unknown as readonly Route[];

const loaded = new Map<number, Promise<void>>();

const withNested = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(withNested)];

/** Routes that have others below them. */
const parents = new Map(routes.flatMap(withNested).map((route) => [route.key, route]));

/** Loads a shard. Its routes come before the others of their parents, because an area's own route matches every path below it. */
async function load(number: number): Promise<void> {
  const shard = (await shards[number]?.())?.default;
  Object.assign(routesChunkNames, shard?.chunkNames);
  Object.assign(registry, shard?.registry);
  shard?.routes.forEach(([parent, route]) => parents.get(parent)?.routes?.unshift(makeRoute(route)));
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
