import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader gets: titles of hits in the search box that stay text. The box of
 * @easyops-cn/docusaurus-search-local puts the titles on the way to a hit into the page as markup,
 * so that a page titled `<img onerror=...>` would run code for everyone who finds it. The function
 * that joins the titles is replaced by one that escapes them.
 */
export default function safeSearchBox(): Plugin {
  return {
    name: 'safe-search-box',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /[\\/]utils[\\/]concatDocumentPath$/,
          path.join(__dirname, 'escapedPath.ts'),
        ),
      ],
    }),
  };
}
