/* global __filename, module, require, URLSearchParams */
const path = require('node:path');
const {flatten, partsSource, readRouteTable, routeSource, sources} = require('./routeTable.js');

/** What stands in each module, by the part that its rule in index.ts names. */
const parts = {
  routes: ({skeleton}) =>
    `import create from '@docusaurus/ComponentCreator';\nexport default [${skeleton.map(routeSource).join(',\n')}];`,
  chunkNames: (table) => `export default ${partsSource(table, flatten(table.skeleton)).chunkNames};`,
  registry: (table) => `export default ${partsSource(table, flatten(table.skeleton)).registry};`,
  shards: ({shards}) =>
    `export default [${shards.map((_, index) => `() => import(/* webpackChunkName: "routes-${index}" */ './shard.js?number=${index}')`).join(', ')}];`,
  shard: (table, query) => {
    const leaves = table.shards[Number(new URLSearchParams(query).get('number'))];
    const {chunkNames, registry} = partsSource(
      table,
      leaves.map(({route}) => route),
    );
    return `
import create from '@docusaurus/ComponentCreator';
import allChunkNames from '@generated/routesChunkNames';
import allRegistry from '@generated/registry';
Object.assign(allChunkNames, ${chunkNames});
Object.assign(allRegistry, ${registry});
export default [${leaves.map(({parent, route}) => `[${JSON.stringify(parent)}, ${routeSource(route)}]`).join(',\n')}];`;
  },
};

/**
 * Loader of the modules that the route table is parted into.
 *
 * @this {import('@rspack/core').LoaderContext<{part: keyof typeof parts, generatedDir: string}>}
 */
module.exports = function routeTableLoader() {
  const {part, generatedDir} = this.getOptions();
  // The bundler's cache knows what is read here, and this code itself.
  [__filename, require.resolve('./routeTable.js'), require.resolve('./shardOf.js')].forEach((file) =>
    this.addDependency(file),
  );
  sources.forEach((name) => this.addDependency(path.join(generatedDir, name)));
  return parts[part](readRouteTable(generatedDir), this.resourceQuery);
};
