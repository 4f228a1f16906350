/**
 * In: the router of Docusaurus, which ignores case and has no setting for it. Out: a site that resolves URLs as
 * GitHub Pages does: wrong case shows the not-found page, and a URL that ends in `.html` shows the page under its
 * clean URL. The modules that run in browsers are in `src/routing`.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Replaces the module that renders routes, and adds the one that cleans up URLs. */
export default function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    getClientModules: () => [path.join(__dirname, '../../src/routing/cleanUrl.ts')],
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/renderRoutes': path.join(__dirname, '../../src/routing/renderRoutes.tsx')}},
    }),
  };
}
