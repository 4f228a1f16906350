import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader gets: an address in the wrong case shows the not-found page, as GitHub Pages answers
 * it, and not a page under a second address. The framework's router does not mind case and has no
 * setting for it, so its way of rendering routes is replaced by one that asks for exact case. An
 * address that ends in .html shows the page under its clean address.
 */
export default function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    getClientModules: () => [path.join(__dirname, '../../src/routing/cleanUrl.ts')],
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/renderRoutes': path.join(__dirname, '../../src/routing/renderRoutes.tsx')}},
    }),
  };
}
