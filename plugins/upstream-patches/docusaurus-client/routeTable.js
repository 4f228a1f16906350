/* global module, require */
// Plain JavaScript: loaders run in the bundler's own process.
const fs = require('node:fs');
const path = require('node:path');
const JSON5 = require('json5');
const {shardOf} = require('./shardOf.js');

/** Routes that a shard holds at most, on average; a shard is about 1 KB. */
const routesPerShard = 16;

/**
 * @typedef {{path: string, component: {hash: string}, exact?: boolean, sidebar?: string, routes?: Route[]}} Route
 * @typedef {{parent: string, route: Route}} Leaf
 * @typedef {Record<string, {load: string, id: string}>} Registry
 * @typedef {{skeleton: Route[], shards: Leaf[][], chunkNames: Record<string, object>, registry: Registry}} RouteTable
 */

/**
 * The list is written as JavaScript, with a call for each component; without the calls it is JSON5.
 *
 * @returns {Route[]}
 */
function readRoutes(source) {
  const [, list = ''] = /export default (\[[^]*\]);\s*$/.exec(source) ?? [];
  const call = /ComponentCreator\('(?:[^'\\]|\\.)*'(?:, '(\w+)')?\)/g;
  return JSON5.parse(list.replace(call, (_, hash) => (hash ? `{hash: '${hash}'}` : '{}')));
}

/** Entries of the registry: source of the loader and of the id; the file name between them goes. */
function readRegistry(source) {
  const entry = /^ {2}"([^"]+)": \[(.*\)), "(?:[^"\\]|\\.)*", (require\.resolveWeak\(.*\))\],?(?:};)?$/gm;
  return Object.fromEntries([...source.matchAll(entry)].map(([, name, load, id]) => [name, {load, id}]));
}

/** Files that the table is read from. */
const sources = ['routes.js', 'routesChunkNames.json', 'registry.js'];

/** What was read last: each shard asks for the table, and there are the more of them the longer it is. */
let last = {texts: [], table: undefined};

/**
 * Reads the route table that Docusaurus has generated and parts it: the skeleton, which every page
 * needs, and shards of leaves (pages inside an area), of which a page needs the one that holds its own.
 *
 * @param {string} generatedDir the folder .docusaurus
 * @returns {RouteTable}
 * @throws if the generated files have another form than that of Docusaurus 3.8
 */
function readRouteTable(generatedDir) {
  const texts = sources.map((name) => fs.readFileSync(path.join(generatedDir, name), 'utf8'));
  if (!last.table || texts.some((text, index) => text !== last.texts[index])) {
    last = {texts, table: parseRouteTable(texts)};
  }
  return last.table;
}

/** @returns {RouteTable} */
function parseRouteTable([routesText, chunkNamesText, registryText]) {
  const routes = readRoutes(routesText);
  const chunkNames = JSON.parse(chunkNamesText);
  const registry = readRegistry(registryText);

  const leaves = [];
  /** @returns {Route[]} the routes that stay, each with a key that does not change when leaves join them */
  const prune = (list, trail) => {
    const staying = list.filter((route) => route.routes || trail.length === 0);
    const leaving = list.filter((route) => !staying.includes(route));
    if (leaving.some(({exact}) => !exact)) {
      throw new Error(
        `plugins/upstream-patches/docusaurus-client: a page below ${leaving[0].path} is not an exact route; adapt routeTable.js`,
      );
    }
    leaves.push(...leaving.map((route) => ({parent: trail.join('.'), route})));
    return staying.map((route, index) => ({
      ...route,
      ...(route.routes && {routes: prune(route.routes, [...trail, index])}),
    }));
  };
  const skeleton = prune(routes, []);

  const count = Math.max(1, Math.ceil(leaves.length / routesPerShard));
  const shards = Array.from({length: count}, () => []);
  leaves.forEach((leaf) => shards[shardOf(leaf.route.path, count)].push(leaf));

  const known = Object.keys(registry).length;
  const wanted = registryText.match(/import\(/g)?.length ?? 0;
  if (known !== wanted || leaves.length === 0) {
    throw new Error(
      `plugins/upstream-patches/docusaurus-client: ${known} of ${wanted} entries of the registry are understood; Docusaurus writes another form now, adapt routeTable.js`,
    );
  }
  return {skeleton, shards, chunkNames, registry};
}

/** Name of a shard's chunk. */
const shardName = (number) => `routes-${number}`;

/** Names of the chunks of a route, whatever their nesting. */
const namesIn = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(namesIn));

const keyOf = (route) => `${route.path}-${route.component.hash}`;

/** Source of a route, made by client/route.js. */
function routeSource(route) {
  const {path: address, component, exact, sidebar, routes} = route;
  const further = [
    exact && 'exact: true',
    sidebar && `sidebar: ${JSON.stringify(sidebar)}`,
    routes && `routes: [${routes.map(routeSource).join(',\n')}]`,
  ];
  return `route(${JSON.stringify(address)}, ${JSON.stringify(component.hash)}, {${further.filter(Boolean).join(', ')}})`;
}

const flatten = (routes) => routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** Source of entries of the registry; what stands between loader and id is what the server is told of a part. */
const registrySource = (registry, names, toldOf) =>
  `{${names
    .map((name) => {
      const {load, id} = registry[name];
      return `${JSON.stringify(name)}: [${load}, ${JSON.stringify(toldOf(name))}, ${id}]`;
    })
    .join(',\n')}}`;

/** Chunk names of routes, and the registry's entries for them, as source. */
function partsSource({chunkNames, registry}, routes) {
  const ownNames = Object.fromEntries(
    routes.map(keyOf).flatMap((key) => (chunkNames[key] ? [[key, chunkNames[key]]] : [])),
  );
  const entries = [...new Set(namesIn(ownNames))].filter((name) => registry[name]);
  return {
    chunkNames: JSON.stringify(ownNames),
    registry: registrySource(registry, entries, () => ''),
  };
}

/**
 * Chunk names of all routes as the server gets them: to those of a page the name of its shard is added, so that
 * the page names the file. It stands in the route's context, where the parts of a page do not see it.
 */
function serverChunkNames({chunkNames, shards}) {
  const further = shards.flatMap((leaves, number) =>
    leaves.map(({route}) => {
      const names = chunkNames[keyOf(route)];
      return [keyOf(route), {...names, __context: {...names.__context, shard: shardName(number)}}];
    }),
  );
  return {...chunkNames, ...Object.fromEntries(further)};
}

module.exports = {
  sources,
  readRouteTable,
  routeSource,
  flatten,
  partsSource,
  registrySource,
  serverChunkNames,
  shardName,
};
