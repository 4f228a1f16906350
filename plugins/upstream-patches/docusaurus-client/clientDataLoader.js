/* global __filename, module, require */
const fs = require('node:fs');
const path = require('node:path');
const {areaProps, areaSource, categoryWithDocs, globalSkeleton} = require('./clientData.js');

/** Props of an area's route or of a category page; those of other pages stay as they are. */
function propsOf(source, loader) {
  const props = JSON.parse(source);
  if (props.version?.docsSidebars) {
    return areaSource(props.version);
  }
  if (props.categoryGeneratedIndex) {
    const registry = path.join(loader.getOptions().generatedDir, 'registry.js');
    const {file, version} = areaProps(path.dirname(loader.resourcePath), fs.readFileSync(registry, 'utf8'));
    loader.addDependency(file);
    return `export default ${JSON.stringify(categoryWithDocs(props, version))};`;
  }
  return `export default ${source};`;
}

/** What stands in each module, by the part that its rule in index.ts names. */
const parts = {
  globalData: (source, loader) =>
    `export default ${JSON.stringify(globalSkeleton(JSON.parse(source), loader.getOptions().linked))};`,
  props: propsOf,
};

/**
 * Loader of the data that Docusaurus gives to the browser: it leaves out what no page there reads.
 *
 * @this {import('@rspack/core').LoaderContext<{part: keyof typeof parts, generatedDir: string, linked: readonly string[]}>}
 */
module.exports = function clientDataLoader(source) {
  ['./clientData.js', './shardOf.js'].forEach((file) => this.addDependency(require.resolve(file)));
  this.addDependency(__filename);
  return parts[this.getOptions().part](source, this);
};
