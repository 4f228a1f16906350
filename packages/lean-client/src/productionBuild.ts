// The bundler's word. cspell:ignore contenthash
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {ChunkHashesPlugin} from './chunkHashes.js';
import {clientFile} from './clientFile.js';
import {generatedNames, writeModules} from './generatedFiles.js';
import type {CardProps} from './options.js';
import {packageFolder} from '@training-catalog/utils/node';
import {replaceModules, type ReplacedModule} from './replaceModules.js';

const inCore = (...names: string[]): string[] =>
  names.map((name) => path.join(packageFolder('@docusaurus/core', import.meta.url), 'lib/client', name));

/** Files of Docusaurus that import the modules it generates. */
const importersOfGenerated: Readonly<Record<(typeof generatedNames)[number], readonly string[]>> = {
  routes: inCore('App.js', 'normalizeLocation.js'),
  registry: inCore('exports/ComponentCreator.js'),
  routesChunkNames: inCore('exports/ComponentCreator.js'),
};

/** Replacements of generated modules by ours. */
const replacedGenerated = (files: Partial<Record<(typeof generatedNames)[number], string>>): ReplacedModule[] =>
  generatedNames.flatMap((name) => {
    const file = files[name];
    return file === undefined
      ? []
      : [{request: `@generated/${name}`, importers: importersOfGenerated[name], file, isReplacedEverywhere: true}];
  });

/**
 * Modules of packages that ours replace in browsers.
 *
 * @param clientModules - file that lists the client modules of all plugins.
 */
const replacedModules = (clientModules: string): ReplacedModule[] => [
  {
    request: path.join(packageFolder('@docusaurus/theme-classic', import.meta.url), 'lib/prism-include-languages'),
    importers: [clientModules],
    file: clientFile('emptyModule.js'),
  },
  {
    request: './preload',
    importers: inCore('clientEntry.js', 'PendingNavigation.js', 'docusaurus.js'),
    file: clientFile('preload.js'),
  },
  {request: './docusaurus', importers: inCore('clientEntry.js'), file: clientFile('docusaurus.js')},
];

/**
 * Removes the plugin that gives the original of client/docusaurus.js a map of all chunks.
 *
 * @throws if it does not exist.
 */
export function withoutChunkMap(plugins: Configuration['plugins'] = []): Configuration['plugins'] {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length === plugins.length) {
    throw new Error(
      'Docusaurus no longer adds the bundler plugin "ChunkAssetPlugin"; find what maps chunk names to files now, or delete withoutChunkMap of @training-catalog/lean-client, whose UPSTREAM.md says what it is for',
    );
  }
  return others;
}

/**
 * Reduces the script that a page loads before it works, and makes it nearly independent of the number of pages.
 *
 * - The code highlighter (33 KB, gzip) is not in `main.js`: the classic theme loads it on every page with a client
 *   module. A theme that shows code has to load it where it does.
 * - Only the skeleton of the route table is in `main.js`: Docusaurus gives every page the routes and parts of all
 *   pages, 84 bytes each (https://github.com/facebook/docusaurus/issues/7256). Our table is split into shards of about
 *   16 pages; a page loads its own, and others when a link is followed or prefetched.
 * - The descriptions of all pages of an area are not in its props, which each of its pages loads; a category page has
 *   those of its cards (pageData.ts).
 * - Chunks are named by id and hash, and the hashes of a page's own chunks are in its shard (chunkHashes.ts):
 *   Docusaurus keeps the names and hashes of all chunks in the runtime, which every page loads. A deploy that changes the
 *   text of one page changes the runtime, the page's chunk and its shard; all other scripts keep their names.
 * - A page names the chunks of its parts and its shard in its HTML (pageTemplate.ts, routeTable.ts). Docusaurus names
 *   only `main.js`, which requests them when it runs: on a slow connection, a page works one round trip sooner.
 * - The scripts of a page are requested when somebody needs them (pageTemplate.ts, startScripts.ts).
 * - React and other packages that rarely change are in a separate file (framework), which stays in browsers' caches
 *   when a deploy changes `main.js`.
 *
 * Only the production build is changed. Our modules are derived from those that Docusaurus generates, written next to
 * them (generatedFiles.ts), and replace them; a change of Docusaurus that breaks this stops the build.
 *
 * @param cardProps adds to what cards know of a page.
 */
export function productionBuild(
  {siteConfig, generatedFilesDir}: LoadContext,
  cardProps?: CardProps,
): NonNullable<Plugin['configureWebpack']> {
  let modules: ReturnType<typeof writeModules> | undefined;
  return (config, isServer, {currentBundler}) => {
    // Once for browsers and server.
    modules ??= writeModules(generatedFilesDir, siteConfig.baseUrl, cardProps);
    const {client, server} = modules;
    if (isServer) {
      return {plugins: replaceModules(currentBundler, replacedGenerated(server))};
    }
    config.plugins = withoutChunkMap(config.plugins);
    return {
      // As modules, props are half the size of the JSON in a string that the bundler would write.
      module: {
        rules: [
          {
            test: /\.json$/,
            include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
            type: 'javascript/auto',
            use: fileURLToPath(new URL('jsonModule.js', import.meta.url)),
          },
        ],
      },
      output: {chunkFilename: 'assets/js/chunks/[id].[contenthash:8].js'},
      optimization: {
        chunkIds: 'named',
        splitChunks: {
          cacheGroups: {
            framework: {
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|history|react-helmet-async)[\\/]/,
              name: 'framework',
              chunks: 'initial',
              enforce: true,
              priority: 45,
            },
          },
        },
      },
      plugins: [
        new ChunkHashesPlugin(currentBundler),
        ...replaceModules(currentBundler, [
          ...replacedGenerated(client),
          ...replacedModules(path.join(generatedFilesDir, 'client-modules.js')),
        ]),
      ],
    };
  };
}
