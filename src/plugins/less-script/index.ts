import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader gets: less script to load before a page works.
 *
 * - The highlighter of code (33 KB) leaves `main.js`: the classic theme brings it to every page by a
 *   client module; ours loads where code is shown by in-site navigation (src/theme/CodeBlock/Content).
 * - Files are named by number and hash. Docusaurus names them by name and hash, so that the runtime
 *   carries two maps of all of them.
 * - The registry of page parts loses the parts' file names, which only the server needs.
 */
export default function lessScript(): Plugin {
  return {
    name: 'less-script',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...(process.env.NODE_ENV === 'production' && {
          output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        }),
        module: {
          rules: [{test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: path.join(__dirname, 'registryLoader.js')}],
        },
        plugins: [
          new NormalModuleReplacementPlugin(
            /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/,
            path.join(__dirname, 'nothing.js'),
          ),
        ],
      };
    },
  };
}
