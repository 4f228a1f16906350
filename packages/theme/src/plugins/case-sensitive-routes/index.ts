/**
 * In: the router of Docusaurus, which ignores case and has no setting for it. Out: a site that resolves URLs as
 * GitHub Pages does: wrong case shows the not-found page, and a URL that ends in `.html` shows the page under its
 * clean URL. The heading of each page that a link opens is said by screen readers. The modules that run in browsers are in `src/routing`.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {packageFolder} from '@training-catalog/utils/node';
import {assertImported} from '@training-catalog/lean-client';
import {fileURLToPath} from 'node:url';

const request = '@docusaurus/renderRoutes';
const module = (name: string): string => fileURLToPath(new URL(`../../routing/${name}.js`, import.meta.url));
const file = module('renderRoutes');

/**
 * Replaces the module that renders routes, and adds those that clean up URLs and load the not-found page.
 *
 * @throws if Docusaurus does not import the replaced module.
 */
export function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    getClientModules: () => ['cleanUrl', 'preloadNotFound', 'announcePage'].map(module),
    configureWebpack() {
      assertImported({
        request,
        importers: [path.join(packageFolder('@docusaurus/core', import.meta.url), 'lib/client/App.js')],
        file,
      });
      return {resolve: {alias: {[request]: file}}};
    },
  };
}
