import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceHash} from '../../content/sourceHash';

const inClient = (name: string): string => path.join(__dirname, 'client', name);

/** Modules that ours stand in for: the request, the folder it is made from, our file. */
const replacedModules: readonly {request: RegExp; from: RegExp; file: string}[] = [
  {request: /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/, from: /./, file: inClient('nothing.js')},
  {request: /^\.\/preload$/, from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/, file: inClient('preload.js')},
  {request: /^\.\/docusaurus$/, from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/, file: inClient('docusaurus.js')},
];

/**
 * What a reader gets: less script to load before a page works, and hardly more when the catalog grows.
 *
 * - The highlighter of code (33 KB, gzip) leaves `main.js`: the classic theme brings it to every page by
 *   a client module; ours loads where code is shown by in-site navigation (src/theme/CodeBlock/Content).
 * - The route table leaves `main.js` but for its skeleton: Docusaurus gives every page the addresses and
 *   parts of all pages, 84 bytes each (https://github.com/facebook/docusaurus/issues/7256). Ours is
 *   parted into shards of about 16 pages; a page loads its own, and others when a link is followed or
 *   prefetched.
 * - Chunks are named by id, in a folder named by a hash of all sources (the bundler's own hash of the
 *   build would differ from folder to folder): Docusaurus names them by their
 *   own hashes, so that the runtime carries maps of all of them. GitHub Pages lets browsers keep files
 *   for ten minutes, so a deploy costs a returning reader nothing that main.js did not cost before.
 *
 * Only the production build is changed; a change of Docusaurus that breaks this stops it (routeTable.js).
 */
export default async function lessScript({siteDir, generatedFilesDir}: LoadContext): Promise<Plugin> {
  const sources = await sourceHash(siteDir);
  const tablePart = (part: string) => ({
    loader: path.join(__dirname, 'routeTableLoader.js'),
    options: {part, generatedDir: generatedFilesDir},
  });
  return {
    name: 'less-script',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // It serves the original of client/docusaurus.js only, with a map of all chunks.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        output: {chunkFilename: `assets/js/${sources}/[id].js`},
        optimization: {chunkIds: 'named'},
        module: {
          rules: [
            {test: path.join(generatedFilesDir, 'routes.js'), use: tablePart('routes')},
            {test: path.join(generatedFilesDir, 'registry.js'), use: tablePart('registry')},
            {
              test: path.join(generatedFilesDir, 'routesChunkNames.json'),
              type: 'javascript/auto',
              use: tablePart('chunkNames'),
            },
            {test: inClient('shards.js'), use: tablePart('shards')},
            {test: inClient('shard.js'), use: tablePart('shard')},
          ],
        },
        plugins: replacedModules.map(
          ({request, from, file}) =>
            new NormalModuleReplacementPlugin(request, (resource) => {
              if (from.test(resource.context)) {
                resource.request = file;
              }
            }),
        ),
      };
    },
  };
}
