import fs from 'node:fs';
import path from 'node:path';
import {clientFile} from './clientFile.js';
import type {CardProps} from './options.js';
import {leanProps} from './pageData.js';
import {flatten, partsSource, readRouteTable, serverChunkNames, shardName} from './routeTable.js';

/** Modules that Docusaurus generates and that ours replace in browsers. */
export const generatedNames = ['routes', 'registry', 'routesChunkNames'] as const;

/**
 * Writes the modules that replace those that Docusaurus generates, derived from them, into a folder next to them, and
 * takes the list of pages out of the props of areas, whose files every build writes anew.
 *
 * @param generatedDir The folder .docusaurus.
 * @param baseUrl The site's base path.
 * @param cardProps Adds to what cards know of a page.
 * @returns full paths: of the modules for browsers, by the names of the originals, and of two for the server.
 * @throws if the generated files have another format than that of Docusaurus 3.8.
 */
export function writeModules(
  generatedDir: string,
  baseUrl: string,
  cardProps?: CardProps,
): {client: Record<(typeof generatedNames)[number], string>; server: {registry: string; routesChunkNames: string}} {
  const read = (file: string): string => fs.readFileSync(path.join(generatedDir, file), 'utf8');
  const write = (name: string, source: string): string => {
    const target = path.join(generatedDir, 'lean-client', name);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, source);
    return target;
  };
  const table = readRouteTable(read, baseUrl);

  const propsFiles = [...table.requests.values()]
    .filter((request) => /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/.test(request))
    .map((request) => request.replace('@generated/', ''));
  leanProps(new Map(propsFiles.map((file) => [file, JSON.parse(read(file)) as unknown])), cardProps).forEach(
    (props, file) => fs.writeFileSync(path.join(generatedDir, file), JSON.stringify(props)),
  );

  const names = table.shards.map((leaves, number) => {
    const {chunkNames, registry} = partsSource(
      table,
      leaves.map(([, route]) => route),
    );
    const routes = JSON.stringify(leaves);
    write(
      `shard-${number}.js`,
      `export default {routes: ${routes}, chunkNames: ${chunkNames}, registry: ${registry}};`,
    );
    return shardName(number);
  });
  const imports = names.map((name, number) => `() => import(/* webpackChunkName: "${name}" */ './shard-${number}.js')`);
  write('shards.js', `export default [${imports.join(',\n')}];`);

  const skeleton = partsSource(table, flatten(table.skeleton));
  return {
    client: {
      routes: write(
        'routes.js',
        `import {makeRoute} from ${JSON.stringify(clientFile('makeRoute.js'))};
export default ${JSON.stringify(table.skeleton)}.map(makeRoute);`,
      ),
      registry: write('registry.js', `export default ${skeleton.registry};`),
      routesChunkNames: write('routesChunkNames.js', `export default ${skeleton.chunkNames};`),
    },
    // The server has the whole table. It names the files of a page by the names of their chunks; Docusaurus gives it
    // the names of the modules, which the list of files does not have.
    server: {
      registry: write(
        'server/registry.js',
        `import registry from '../../registry.js';
export default Object.fromEntries([
  ...Object.entries(registry).map(([name, [load, , id]]) => [name, [load, name, id]]),
  ...${JSON.stringify(names)}.map((name) => [name, [async () => ({default: name}), name, '']]),
]);`,
      ),
      routesChunkNames: write(
        'server/routesChunkNames.js',
        `export default ${JSON.stringify(serverChunkNames(table))};`,
      ),
    },
  };
}
