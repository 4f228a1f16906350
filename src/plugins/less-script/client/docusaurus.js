/* global navigator */
/* global __webpack_require__ */
// Stands in for @docusaurus/core/lib/client/docusaurus: it loads a page's part of the route table first,
// and finds the files of chunks without a map, because they are named by the chunks' ids.
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {loadRoutesOf} from './loadRoutes.js';
import preloadPage from './preload.js';

const fetched = new Set();
const loaded = new Set();

/** A reader who saves data or has a slow line gets nothing ahead. */
const isSlowConnection = () => navigator.connection?.effectiveType?.includes('2g') || navigator.connection?.saveData;

/** Names of the chunks of a route; keys of the table end with the route's hash. */
const chunkNamesOf = (path) =>
  Object.entries(routesChunkNames)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
    .flatMap(([, chunks]) => Object.values(flat(chunks)));

async function prefetchPage(path) {
  await loadRoutesOf(path);
  const names = matchRoutes(routes, path)
    .flatMap(({route}) => chunkNamesOf(route.path))
    // What main.js holds already has no file.
    .filter((name) => registry[name] && !(registry[name][2] in __webpack_require__.m));
  await Promise.all(names.map((name) => prefetchFile(__webpack_require__.p + __webpack_require__.u(name))));
}

const prefetch = (path) => {
  if (isSlowConnection() || loaded.has(path) || fetched.has(path)) {
    return false;
  }
  fetched.add(path);
  // What is not fetched ahead is fetched when it is needed, and then a failure is shown.
  return prefetchPage(path).catch(() => undefined);
};

const preload = (path) => {
  if (isSlowConnection() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path);
};

export default Object.freeze({prefetch, preload});
