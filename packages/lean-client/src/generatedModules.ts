import fs from 'node:fs';
import path from 'node:path';
import {clientFile} from './clientFile.js';
import {globalEntries, globalSkeleton, propsSources, type GlobalData} from './clientData.js';
import type {CardProps} from './options.js';
import {
  flatten,
  partsSource,
  readRouteTable,
  registrySource,
  routeSource,
  serverChunkNames,
  shardName,
  type RouteTable,
} from './routeTable.js';

/** Modules that Docusaurus generates and that ours replace. */
export const generatedNames = ['routes', 'registry', 'routesChunkNames', 'globalData'] as const;

/** Folder of our modules in .docusaurus. */
const folder = 'lean-client';

const importRoute = `import route from ${JSON.stringify(clientFile('route.js'))};\n`;

/** Source of a shard, which adds its content to the route table and to the content data of the page. */
function shardSource(
  table: RouteTable,
  number: number,
  entries: readonly unknown[],
  nameOf: (request: string) => string,
): string {
  const leaves = table.shards[number] ?? [];
  const {chunkNames, registry} = partsSource(
    table,
    leaves.map(({route}) => route),
    nameOf,
  );
  return `${importRoute}import allChunkNames from '@generated/routesChunkNames';
import allRegistry from '@generated/registry';
import globalData from '@generated/globalData';
Object.assign(allChunkNames, ${chunkNames});
Object.assign(allRegistry, ${registry});
for (const {area, version, doc} of ${JSON.stringify(entries)}) {
  globalData['docusaurus-plugin-content-docs'][area].versions[version].docs.push(doc);
}
export default [${leaves.map(({parent, route}) => `[${JSON.stringify(parent)}, ${routeSource(route)}]`).join(',\n')}];
`;
}

/**
 * Writes the modules that replace those that Docusaurus generates, derived from them, into a folder next to them.
 *
 * @param generatedDir The folder .docusaurus.
 * @param linked "area/id" of the pages that the navigation bar links to.
 * @param cardProps Adds to what cards know of a page.
 * @returns full paths: of the modules for browsers, by the names of the originals, and of two for the server.
 * @throws if the generated files have another format than that of Docusaurus 3.8.
 */
export function writeModules(
  generatedDir: string,
  linked: readonly string[],
  cardProps?: CardProps,
): {client: Record<(typeof generatedNames)[number], string>; server: {registry: string; routesChunkNames: string}} {
  const read = (file: string): string => fs.readFileSync(path.join(generatedDir, file), 'utf8');
  const write = (file: string, source: string): string => {
    const target = path.join(generatedDir, folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, source);
    return target;
  };
  const table = readRouteTable(read);
  const globalData = JSON.parse(read('globalData.json')) as GlobalData;

  const requests = Object.values(table.registry).map(({request}) => request);
  const {sources, categories} = propsSources(
    requests,
    (request) => JSON.parse(read(request.replace('@generated/', ''))),
    cardProps,
  );
  const numbers = [...table.shards.keys()];
  const nameOf = (request: string): string =>
    sources.has(request) ? request.replace('@generated/', `@generated/${folder}/`).replace(/\.json$/, '.js') : request;
  sources.forEach((source, request) => write(request.replace('@generated/', '').replace(/\.json$/, '.js'), source));

  const entries = globalEntries(globalData, linked, numbers.length);
  numbers.forEach((number) =>
    write(`shard-${number}.js`, shardSource(table, number, entries.get(number) ?? [], nameOf)),
  );
  const imports = numbers.map(
    (number) => `() => import(/* webpackChunkName: "${shardName(number)}" */ './shard-${number}.js')`,
  );
  write('shards.js', `export default [${imports.join(',\n')}];`);

  const skeleton = partsSource(table, flatten(table.skeleton), nameOf);
  // The server requests the parts of a page by the names of their files, and gets those of their chunks. It has the
  // whole table and whole sidebars, and needs only the cards of categories and the names of the shards.
  const serverRegistry = registrySource(
    table.registry,
    Object.keys(table.registry),
    (name) => name,
    (request) => (categories.has(request) ? nameOf(request) : request),
  );
  const names = numbers
    .map((number) => JSON.stringify(shardName(number)))
    .map((name) => `${name}: [async () => ({default: ${name}}), ${name}, ""]`);
  return {
    client: {
      routes: write('routes.js', `${importRoute}export default [${table.skeleton.map(routeSource).join(',\n')}];`),
      registry: write('registry.js', `export default ${skeleton.registry};`),
      routesChunkNames: write('routesChunkNames.js', `export default ${skeleton.chunkNames};`),
      globalData: write('globalData.js', `export default ${JSON.stringify(globalSkeleton(globalData, linked))};`),
    },
    server: {
      registry: write('server/registry.js', `export default {...${serverRegistry}, ${names.join(',\n')}};`),
      routesChunkNames: write(
        'server/routesChunkNames.js',
        `export default ${JSON.stringify(serverChunkNames(table))};`,
      ),
    },
  };
}
