/* global process, require */
/**
 * Docusaurus loads its settings, the plugins, and what they import with jiti, which compiles some 600 files with Babel
 * where its cache is empty, as on a runner. Loaded before Docusaurus (`node --require`), this lets esbuild do it.
 */
const {createRequire, Module} = require('node:module');
const {transformSync} = require('esbuild');

// The jiti that Docusaurus uses, and the file that it takes its transpiler from.
const babel = createRequire(require.resolve('@docusaurus/utils')).resolve('jiti/dist/babel');

/**
 * What jiti asks of a transpiler.
 *
 * @param {{source: string, filename?: string, ts?: boolean}} file
 */
const transpile = ({source, filename, ts}) => {
  const {code} = transformSync(source, {
    loader: ts ? 'ts' : 'js',
    sourcefile: filename,
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    // What is imported later is loaded by jiti, too.
    supported: {'dynamic-import': false},
    define: {'import.meta.url': 'importMetaUrl'},
    banner: source.includes('import.meta')
      ? "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;"
      : undefined,
  });
  return {code};
};

require.cache[babel] = Object.assign(new Module(babel), {loaded: true, exports: transpile});
