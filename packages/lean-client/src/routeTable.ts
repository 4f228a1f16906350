import JSON5 from 'json5';
import {shardOf} from './client/shardOf.js';

/** Maximum average number of routes in a shard; a shard is about 1 KB. */
const routesPerShard = 16;

/** A route as Docusaurus writes it; the root's wildcard has no hash. */
interface Route {
  path: string;
  component: {hash?: string};
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** A page inside an area, by the position of its area: indexes from the top of the table, separated by dots. */
interface Leaf {
  parent: string;
  route: Route;
}

/** A part of a page: its name, or its own parts by kind. */
type ChunkNames = string | {readonly [part: string]: ChunkNames};

/** Source of a part's loader, the name of its import, and source of its id, by the name of its chunk. */
type Registry = Record<string, {load: string; request: string; id: string}>;

/** The route table: the skeleton, which every page needs, and shards, of which a page needs only its own. */
export interface RouteTable {
  skeleton: Route[];
  shards: Leaf[][];
  chunkNames: Record<string, Readonly<Record<string, ChunkNames>>>;
  registry: Registry;
}

/** Stops the build, because Docusaurus writes its route table in another format than version 3.8. */
function unexpectedFormat(what: string): never {
  throw new Error(
    `@training-catalog/lean-client: ${what}; Docusaurus changed the format of this file; adapt routeTable.ts to it`,
  );
}

/** The list is written as JavaScript, with a call for each component; without the calls it is JSON5. */
function readRoutes(source: string): Route[] {
  const [, list = ''] = /export default (\[[^]*\]);\s*$/.exec(source) ?? [];
  const call = /ComponentCreator\('(?:[^'\\]|\\.)*'(?:, '(\w+)')?\)/g;
  return JSON5.parse<Route[]>(list.replace(call, (_, hash?: string) => (hash ? `{hash: '${hash}'}` : '{}')));
}

function readRegistry(source: string): Registry {
  const entry = /^ {2}"([^"]+)": \[(.*\)), ("(?:[^"\\]|\\.)*"), (require\.resolveWeak\(.*\))\],?(?:};)?$/gm;
  const registry = Object.fromEntries(
    Array.from(source.matchAll(entry), ([, name = '', load = '', request = '', id = '']) => [
      name,
      {load, request: JSON.parse(request) as string, id},
    ]),
  );
  const known = Object.keys(registry).length;
  const wanted = source.match(/import\(/g)?.length ?? 0;
  return known === wanted
    ? registry
    : unexpectedFormat(`${known} of ${wanted} entries of the registry could be parsed`);
}

/**
 * Splits the route table that Docusaurus has generated.
 *
 * @param read Reads a file of .docusaurus.
 * @throws if the generated files have another format than that of Docusaurus 3.8.
 */
export function readRouteTable(read: (file: string) => string): RouteTable {
  const leaves: Leaf[] = [];
  /** The routes that stay, each with an index that does not change when leaves join them. */
  const prune = (list: readonly Route[], trail: readonly number[]): Route[] => {
    const isStaying = (route: Route): boolean => Boolean(route.routes) || trail.length === 0;
    for (const route of list.filter((one) => !isStaying(one))) {
      if (!route.exact) {
        unexpectedFormat(`the page ${route.path} is not an exact route`);
      }
      leaves.push({parent: trail.join('.'), route});
    }
    return list.filter(isStaying).map((route, index) => ({
      ...route,
      ...(route.routes && {routes: prune(route.routes, [...trail, index])}),
    }));
  };
  const skeleton = prune(readRoutes(read('routes.js')), []);
  if (leaves.length === 0) {
    unexpectedFormat('there is no page below the route of an area');
  }

  const count = Math.ceil(leaves.length / routesPerShard);
  const shards = Array.from({length: count}, (): Leaf[] => []);
  leaves.forEach((leaf) => shards[shardOf(leaf.route.path, count)]?.push(leaf));
  return {
    skeleton,
    shards,
    chunkNames: JSON.parse(read('routesChunkNames.json')) as RouteTable['chunkNames'],
    registry: readRegistry(read('registry.js')),
  };
}

/** Name of a shard's chunk. */
export const shardName = (number: number): string => `routes-${number}`;

/** Names of the chunks of a route, at any depth. */
const namesIn = (value: ChunkNames): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);

const keyOf = (route: Route): string => `${route.path}-${route.component.hash}`;

/** Source of a route, made by client/route.ts. */
export function routeSource(route: Route): string {
  const {path, component, exact, sidebar, routes} = route;
  const further = [
    ...(exact ? ['exact: true'] : []),
    ...(sidebar === undefined ? [] : [`sidebar: ${JSON.stringify(sidebar)}`]),
    ...(routes ? [`routes: [${routes.map(routeSource).join(',\n')}]`] : []),
  ];
  return `route(${JSON.stringify(path)}, ${JSON.stringify(component.hash)}, {${further.join(', ')}})`;
}

/** Routes with all their descendants. */
export const flatten = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/**
 * Source of entries of the registry; `valueOf` returns the text between loader and id, which the server gets for a part.
 *
 * @param nameOf Maps the name by which Docusaurus imports a part to ours.
 */
export const registrySource = (
  registry: Registry,
  names: readonly string[],
  valueOf: (name: string) => string,
  nameOf = (request: string): string => request,
): string =>
  `{${names
    .flatMap((name) => {
      const entry = registry[name];
      if (!entry) {
        return [];
      }
      const {load, request, id} = entry;
      const named = (source: string): string => {
        const parts = source.split(JSON.stringify(request));
        return parts.length === 1
          ? unexpectedFormat(`the registry's entry ${name} does not import "${request}" by this name`)
          : parts.join(JSON.stringify(nameOf(request)));
      };
      return [`${JSON.stringify(name)}: [${named(load)}, ${JSON.stringify(valueOf(name))}, ${named(id)}]`];
    })
    .join(',\n')}}`;

/** Chunk names of routes, and the registry's entries for them, as source. */
export function partsSource(
  {chunkNames, registry}: RouteTable,
  routes: readonly Route[],
  nameOf: (request: string) => string,
): {chunkNames: string; registry: string} {
  const own = Object.fromEntries(
    routes.map(keyOf).flatMap((key) => {
      const names = chunkNames[key];
      return names ? [[key, names]] : [];
    }),
  );
  return {
    chunkNames: JSON.stringify(own),
    registry: registrySource(registry, [...new Set(namesIn(own))], () => '', nameOf),
  };
}

/**
 * Chunk names of all routes for the server: those of a page include the name of its shard, so that the page names the
 * file. It is in the route's context, where the parts of a page do not see it.
 */
export function serverChunkNames({chunkNames, shards}: RouteTable): RouteTable['chunkNames'] {
  const further = shards.flatMap((leaves, number) =>
    leaves.map(({route}): [string, Readonly<Record<string, ChunkNames>>] => {
      const names = chunkNames[keyOf(route)] ?? unexpectedFormat(`the page ${route.path} has no chunks`);
      const context = typeof names.__context === 'object' ? names.__context : {};
      return [keyOf(route), {...names, __context: {...context, shard: shardName(number)}}];
    }),
  );
  return {...chunkNames, ...Object.fromEntries(further)};
}
