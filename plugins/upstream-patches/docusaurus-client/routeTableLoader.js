/* global __dirname, __filename, module, require, URLSearchParams */
const fs = require('node:fs');
const path = require('node:path');
const {globalEntries} = require('./clientData.js');
const {
  flatten,
  partsSource,
  readRouteTable,
  registrySource,
  routeSource,
  serverChunkNames,
  shardName,
  sources,
} = require('./routeTable.js');

const importRoute = `import route from ${JSON.stringify(path.join(__dirname, '../../../src/upstream/route.ts'))};\n`;

/** What stands in each module, by the part that its rule in index.ts names. */
const parts = {
  routes: ({skeleton}) => `${importRoute}export default [${skeleton.map(routeSource).join(',\n')}];`,
  chunkNames: (table) => `export default ${partsSource(table, flatten(table.skeleton)).chunkNames};`,
  registry: (table) => `export default ${partsSource(table, flatten(table.skeleton)).registry};`,
  // For the server, which asks for the parts of a page by the name of their file, and is told that of their chunk.
  // It has the whole table, and of the shards it needs their names only.
  serverRegistry: ({registry, shards}) =>
    `export default {...${registrySource(registry, Object.keys(registry), (name) => name)}, ${shards
      .map((_, number) => JSON.stringify(shardName(number)))
      .map((name) => `${name}: [async () => ({default: ${name}}), ${name}, ""]`)
      .join(',\n')}};`,
  serverChunkNames: (table) => `export default ${JSON.stringify(serverChunkNames(table))};`,
  shards: ({shards}) =>
    `export default [${shards.map((_, index) => `() => import(/* webpackChunkName: "${shardName(index)}" */ './shard.ts?number=${index}')`).join(', ')}];`,
  shard: (table, query, {generatedDir, linked}) => {
    const number = Number(new URLSearchParams(query).get('number'));
    const leaves = table.shards[number];
    const globalData = JSON.parse(fs.readFileSync(path.join(generatedDir, 'globalData.json'), 'utf8'));
    const entries = globalEntries(globalData, linked, number, table.shards.length);
    const {chunkNames, registry} = partsSource(
      table,
      leaves.map(({route}) => route),
    );
    return `
${importRoute}import allChunkNames from '@generated/routesChunkNames';
import allRegistry from '@generated/registry';
import globalData from '@generated/globalData';
Object.assign(allChunkNames, ${chunkNames});
Object.assign(allRegistry, ${registry});
for (const {area, version, doc} of ${JSON.stringify(entries)}) {
  globalData['docusaurus-plugin-content-docs'][area].versions[version].docs.push(doc);
}
export default [${leaves.map(({parent, route}) => `[${JSON.stringify(parent)}, ${routeSource(route)}]`).join(',\n')}];`;
  },
};

/**
 * Loader of the modules that the route table is parted into.
 *
 * @this {import('@rspack/core').LoaderContext<{part: keyof typeof parts, generatedDir: string, linked: readonly string[]}>}
 */
module.exports = function routeTableLoader() {
  const options = this.getOptions();
  const {part, generatedDir} = options;
  // The bundler's cache knows what is read here, and this code itself.
  ['./routeTable.js', './clientData.js', './shardOf.js'].forEach((file) => this.addDependency(require.resolve(file)));
  this.addDependency(__filename);
  [...sources, 'globalData.json'].forEach((name) => this.addDependency(path.join(generatedDir, name)));
  return parts[part](readRouteTable(generatedDir), this.resourceQuery, options);
};
