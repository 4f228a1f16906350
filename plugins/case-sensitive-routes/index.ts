/**
 * In: the router of Docusaurus, which ignores case and has no setting for it. Out: a site that resolves addresses as
 * GitHub Pages does: wrong case shows the not-found page, and an address that ends in `.html` shows the page under its
 * clean address. The modules that run in browsers are in `src/routing`.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Replaces the module that renders routes, and adds the one that cleans up addresses. */
export default function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    getClientModules: () => [path.join(__dirname, '../../src/routing/cleanUrl.ts')],
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/renderRoutes': path.join(__dirname, '../../src/routing/renderRoutes.tsx')}},
    }),
  };
}
