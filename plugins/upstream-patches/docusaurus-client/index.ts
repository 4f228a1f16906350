import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, WebpackPluginInstance} from 'webpack';
import {sourceHash} from '../../../lib/sourceHash';
import {generatedNames, writeModules} from './generatedModules';
import {packageFolder, replaceModules, type ReplacedModule} from '../replaceModules';

/**
 * Scripts that run nearly all of what they hold as soon as they are there: what a page needs until it works
 * (the framework, the theme, a page's own parts), and what draws a diagram.
 */
const eagerChunks =
  /^assets\/js\/(?:(?:framework|main)\.\w+|\w+\/(?:[\da-f]{8}|vendors-node_modules_docusaurus_(?:plugin-content-docs|theme-(?:classic|mermaid))_lib_[^/]+|(?:vendors-)?node_modules_(?:mermaid_dist_|dagre-d3-es_)[^/]+))\.js$/;

/** Bytes from which a script is worth the hint. */
const worthHint = 2000;

const inClient = (name: string): string => path.join(__dirname, '../../../src/upstream', name);

const filesIn =
  (packageName: string, folder: string) =>
  (...names: string[]): string[] =>
    names.map((name) => path.join(packageFolder(packageName), folder, name));

const inCore = filesIn('@docusaurus/core', 'lib/client');

/** Files of Docusaurus that import the modules it generates. */
const importersOfGenerated: Readonly<Record<(typeof generatedNames)[number], readonly string[]>> = {
  routes: inCore('App.js', 'normalizeLocation.js'),
  registry: inCore('exports/ComponentCreator.js'),
  routesChunkNames: inCore('exports/ComponentCreator.js'),
  globalData: inCore('docusaurusContext.js'),
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
function replacedModules(clientModules: string): ReplacedModule[] {
  const inThemeCommon = filesIn('@docusaurus/theme-common', 'lib');
  const prism = path.join(packageFolder('@docusaurus/theme-classic'), 'lib/prism-include-languages');
  return [
    {request: prism, importers: [clientModules], file: inClient('nothing.ts')},
    {
      request: 'tslib',
      importers: filesIn('@docusaurus/utils-common', 'lib')('index.js'),
      file: inClient('tslib.js'),
    },
    {
      request: './preload',
      importers: inCore('clientEntry.js', 'PendingNavigation.js', 'docusaurus.js'),
      file: inClient('preload.ts'),
    },
    {request: './docusaurus', importers: inCore('clientEntry.js'), file: inClient('docusaurus.ts')},
    {
      request: './docsClientUtils',
      importers: filesIn('@docusaurus/plugin-content-docs', 'lib/client')('index.js'),
      file: inClient('docsClientUtils.ts'),
    },
    {
      request: '../utils/reactUtils',
      importers: inThemeCommon('hooks/useMutationObserver.js'),
      file: inClient('reactUtils.ts'),
    },
    {
      request: '../../utils/reactUtils',
      importers: inThemeCommon('contexts/navbarSecondaryMenu/content.js', 'contexts/navbarSecondaryMenu/display.js'),
      file: inClient('reactUtils.ts'),
    },
    {
      request: './hooks/useCodeWordWrap',
      importers: inThemeCommon('internal.js'),
      file: inClient('codeWordWrap.ts'),
    },
  ];
}

/**
 * Modules of the server's bundle that ours replace: it has all routes, and Docusaurus asks each of them, several times for
 * each page.
 */
const serverModules: readonly ReplacedModule[] = [
  {
    request: 'react-router-config',
    importers: inCore('preload.js', 'normalizeLocation.js'),
    file: inClient('serverMatchRoutes.ts'),
  },
  {
    request: '@docusaurus/router',
    importers: filesIn('@docusaurus/plugin-content-docs', 'lib/client')('docsClientUtils.js', 'docsUtils.js'),
    file: inClient('serverRouter.ts'),
  },
];

/**
 * Writes the hint into scripts that run at once. (BannerPlugin cannot leave out the small ones, which it makes
 * larger.)
 */
function compileOnArrival({instance}: CurrentBundler): WebpackPluginInstance {
  const {Compilation, sources} = instance;
  return {
    apply: ({hooks}) =>
      hooks.thisCompilation.tap('compile-on-arrival', (compilation) =>
        compilation.hooks.processAssets.tap(
          // After the minifier, which takes comments out, and before files get the names of their contents.
          {name: 'compile-on-arrival', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE},
          (assets) =>
            Object.entries(assets)
              .filter(([name, asset]) => eagerChunks.test(name) && asset.size() > worthHint)
              .forEach(([name, asset]) =>
                compilation.updateAsset(name, new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', asset)),
              ),
        ),
      ),
  };
}

/**
 * Leaves out the plugin that gives the original of client/docusaurus.js a map of all chunks.
 *
 * @throws if it is not there.
 */
export function withoutChunkMap(plugins: Configuration['plugins'] = []): Configuration['plugins'] {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length === plugins.length) {
    throw new Error(
      'Docusaurus adds no bundler plugin "ChunkAssetPlugin"; find what maps names of chunks to files now, or delete withoutChunkMap in plugins/upstream-patches/docusaurus-client. UPSTREAM.md says what it is for',
    );
  }
  return others;
}

/** Pages that the navigation bar links by their ids, as "area/id": the bar looks them up on every page. */
export function linkedPages(themeConfig: object): string[] {
  const {navbar} = themeConfig as {navbar?: {items?: {type?: string; docsPluginId?: string; docId?: string}[]}};
  return (navbar?.items ?? []).flatMap(({type, docsPluginId = 'default', docId}) =>
    type === 'doc' && docId ? [`${docsPluginId}/${docId}`] : [],
  );
}

/**
 * What a reader gets: less script to load before a page works, and hardly more when the catalog grows.
 *
 * - The highlighter of code (33 KB, gzip) leaves `main.js`: the classic theme brings it to every page by
 *   a client module; ours loads where code is shown by in-site navigation (src/theme/CodeBlock/Content).
 * - The route table leaves `main.js` but for its skeleton: Docusaurus gives every page the addresses and
 *   parts of all pages, 84 bytes each (https://github.com/facebook/docusaurus/issues/7256). Ours is
 *   parted into shards of about 16 pages; a page loads its own, and others when a link is followed or
 *   prefetched.
 * - What every page knows of all others leaves it too (clientData.ts): the list
 *   of all pages, their descriptions; a page's own part comes with its part of the route table, and a
 *   category page brings what its cards show.
 * - Chunks are named by id, in a folder named by a hash of all sources (the bundler's own hash of the
 *   build would differ from folder to folder): Docusaurus names them by their
 *   own hashes, so that the runtime carries maps of all of them. GitHub Pages lets browsers keep files
 *   for ten minutes, so a deploy costs a returning reader nothing that main.js did not cost before.
 *
 * - A page names the chunks of its parts and its shard itself (pageTemplate.ts, routeTable.ts), where Docusaurus
 *   names `main.js` alone, which asks for them when it runs: on a slow line a page works a round trip sooner.
 * - React and what else hardly changes is a file of its own (framework), which stays in browsers' caches
 *   when a deploy changes `main.js`.
 * - Scripts that run as soon as they are there tell Chrome to compile all of their functions while they arrive,
 *   beside the page and not one by one when they are called (https://v8.dev/blog/explicit-compile-hints): a
 *   third of the time that a slow phone is blocked.
 *
 * The server's bundle, which has all routes, compares addresses as texts (src/upstream/serverRouter.ts), so that the time
 * that a page takes does not grow with the number of pages.
 *
 * Only the production build is changed. The modules that Docusaurus generates are read, and ours, which are written
 * beside them (generatedModules.ts), take their place; a change of Docusaurus that breaks this stops the build.
 */
export default async function docusaurusClientPatches({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const sources = await sourceHash(siteDir);
  const linked = linkedPages(siteConfig.themeConfig);
  let modules: ReturnType<typeof writeModules> | undefined;
  return {
    name: 'docusaurus-client-patches',
    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Once for browsers and server.
      modules ??= writeModules(generatedFilesDir, linked);
      const {client, server} = modules;
      if (isServer) {
        return {
          // After plugins/case-sensitive-routes, whose function it calls.
          resolve: {alias: {'@docusaurus/renderRoutes': inClient('serverRenderRoutes.tsx')}},
          plugins: replaceModules(currentBundler, [...replacedGenerated(server), ...serverModules]),
        };
      }
      config.plugins = withoutChunkMap(config.plugins);
      return {
        output: {chunkFilename: `assets/js/${sources}/[id].js`},
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
              // Docusaurus does not merge chunks that are the same: the library names this one three times, and we
              // (src/theme/Mermaid/parts.ts) once.
              flowchart: {
                test: /[\\/]mermaid\.core[\\/]flowDiagram-\w+\.mjs$/,
                name: 'node_modules_mermaid_dist_flowDiagram',
                chunks: 'async',
                enforce: true,
                priority: 45,
              },
            },
          },
        },
        plugins: [
          compileOnArrival(currentBundler),
          ...replaceModules(currentBundler, [
            ...replacedGenerated(client),
            ...replacedModules(path.join(generatedFilesDir, 'client-modules.js')),
          ]),
        ],
      };
    },
  };
}
