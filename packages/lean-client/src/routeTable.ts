import {runInNewContext} from 'node:vm';
import type {RouteData, Shard} from './client/makeRoute.js';
import {shardOf} from './client/shardOf.js';

/** Maximum average number of routes in a shard; a shard is about 1 KB. */
const routesPerShard = 16;

/** A part of a page: its name, or its own parts by kind. */
type ChunkNames = string | {readonly [part: string]: ChunkNames};

/** The route table: the skeleton, which every page needs, and shards, of which a page needs only its own. */
export interface RouteTable {
  skeleton: RouteData[];
  shards: Shard['routes'][];
  /** Parts of routes, by the keys of the routes. */
  chunkNames: Record<string, Readonly<Record<string, ChunkNames>>>;
  /** Modules that pages import, by the names of their chunks. */
  requests: ReadonlyMap<string, string>;
}

/** Stops the build, because Docusaurus writes a file in another format than version 3.8. */
export function unexpectedFormat(file: string, what: string): never {
  throw new Error(
    `@training-catalog/lean-client: .docusaurus/${file}: ${what}; Docusaurus changed the format of this file; adapt what reads it, or leave out "enabled"`,
  );
}

/** Value that a generated module exports, without what it imports. */
function exported(file: string, source: string, globals: object): unknown {
  try {
    return runInNewContext(source.replace(/^[^]*?export default ([^]*?);?\s*$/, '($1)'), globals);
  } catch (error) {
    return unexpectedFormat(file, String(error));
  }
}

/** A route as Docusaurus writes it, with the hash of its component; the root's wildcard has none. */
interface GeneratedRoute extends Omit<RouteData, 'hash' | 'routes'> {
  component: string | undefined;
  routes?: GeneratedRoute[];
}

/** The same in all builds and browsers. */
const keyOf = ({path, hash}: RouteData): string => `${path}-${hash}`;

function readRequests(source: string): ReadonlyMap<string, string> {
  const file = 'registry.js';
  const registry = exported(file, source, {require: {resolveWeak: String}}) as Record<string, unknown[]>;
  return new Map(
    Object.entries(registry).map(([name, [, request, id]]) =>
      typeof request === 'string' && request === id
        ? [name, request]
        : unexpectedFormat(file, `the entry ${name} is not a loader, a request, and its id`),
    ),
  );
}

/**
 * Splits the route table that Docusaurus has generated.
 *
 * @param read Reads a file of .docusaurus.
 * @param baseUrl Address of the home page: it stays in the skeleton, too, because breadcrumbs look for it.
 * @throws if the generated files have another format than that of Docusaurus 3.8.
 */
export function readRouteTable(read: (file: string) => string, baseUrl: string): RouteTable {
  const leaves: Shard['routes'] = [];
  const prune = (list: readonly GeneratedRoute[], parent?: string): RouteData[] =>
    list.flatMap(({component: hash, routes, ...further}) => {
      const route: RouteData = {hash, ...further};
      if (routes || parent === undefined) {
        return {...route, ...(routes && {routes: prune(routes, keyOf(route))})};
      }
      if (!route.exact) {
        unexpectedFormat('routes.js', `the page ${route.path} is not an exact route`);
      }
      leaves.push([parent, route]);
      return route.path === baseUrl ? route : [];
    });
  const globals = {ComponentCreator: (_: string, hash?: string) => hash};
  const skeleton = prune(exported('routes.js', read('routes.js'), globals) as GeneratedRoute[]);
  if (leaves.length === 0) {
    unexpectedFormat('routes.js', 'there is no page below the route of an area');
  }
  const count = Math.ceil(leaves.length / routesPerShard);
  return {
    skeleton,
    shards: Array.from({length: count}, (_, number) => leaves.filter(([, {path}]) => shardOf(path, count) === number)),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as RouteTable['chunkNames'],
    requests: readRequests(read('registry.js')),
  };
}

/** Name of a shard's chunk. */
export const shardName = (number: number): string => `routes-${number}`;

/** Routes with all their descendants. */
export const flatten = (routes: readonly RouteData[]): RouteData[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** Names of the chunks of a route, at any depth. */
const namesIn = (value: ChunkNames): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);

/** Chunk names of routes, and the registry's entries for them, as source. */
export function partsSource(
  {chunkNames, requests}: RouteTable,
  routes: readonly RouteData[],
): {chunkNames: string; registry: string} {
  const own = Object.fromEntries(
    routes.map(keyOf).flatMap((key) => {
      const names = chunkNames[key];
      return names ? [[key, names]] : [];
    }),
  );
  const entries = [...new Set(namesIn(own))].flatMap((name) => {
    const request = requests.get(name);
    const [chunk, module] = [JSON.stringify(name), JSON.stringify(request)];
    return request === undefined
      ? []
      : `${chunk}: [() => import(/* webpackChunkName: ${chunk} */ ${module}), "", require.resolveWeak(${module})]`;
  });
  return {chunkNames: JSON.stringify(own), registry: `{${entries.join(',\n')}}`};
}

/**
 * Chunk names of all routes for the server: those of a page include the name of its shard, so that the page names the
 * file. It is in the route's context, where the parts of a page do not see it.
 */
export function serverChunkNames({chunkNames, shards}: RouteTable): RouteTable['chunkNames'] {
  const further = shards.flatMap((leaves, number) =>
    leaves.map(([, route]): [string, Readonly<Record<string, ChunkNames>>] => {
      const names =
        chunkNames[keyOf(route)] ?? unexpectedFormat('routesChunkNames.json', `the page ${route.path} has no chunks`);
      const context = typeof names.__context === 'object' ? names.__context : {};
      return [keyOf(route), {...names, __context: {...context, shard: shardName(number)}}];
    }),
  );
  return {...chunkNames, ...Object.fromEntries(further)};
}
