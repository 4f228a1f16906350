import {createRequire, Module} from 'node:module';
import {transformSync} from 'esbuild';

/**
 * Docusaurus loads its configuration, the plugins, and what they import with jiti, which compiles hundreds of files with
 * Babel if its cache is empty, as on a CI runner: those of the site, and all packages that are published as modules. Loaded before Docusaurus (`node --require`), this module uses esbuild
 * instead.
 */
// The jiti that Docusaurus uses, and the file that it loads its transpiler from.
const babel = createRequire(require.resolve('@docusaurus/utils')).resolve('jiti/dist/babel');

/**
 * The interface of a transpiler for jiti.
 */
const transpile = ({source, filename, ts}: {source: string; filename?: string; ts?: boolean}): {code: string} => {
  const {code} = transformSync(source, {
    loader: ts ? 'ts' : 'js',
    sourcefile: filename,
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    // jiti loads dynamic imports, too.
    supported: {'dynamic-import': false},
    define: {'import.meta.url': 'importMetaUrl'},
    banner: source.includes('import.meta')
      ? "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;"
      : undefined,
  });
  return {code};
};

require.cache[babel] = Object.assign(new Module(babel), {loaded: true, exports: transpile});
