/* global navigator, setTimeout, window */
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
/** Names of the chunks that were asked for: pages share most of them. */
const asked = new Set();
const loaded = new Set();

/** A reader who saves data or has a slow line gets nothing ahead. */
const isSlowConnection = () => navigator.connection?.effectiveType?.includes('2g') || navigator.connection?.saveData;

/**
 * The offline copy answers: all files are on the device. When files were fetched ahead from it all the same,
 * Chromium 156 often left a new version of it waiting until no page was open.
 */
const isAnsweredFromCopy = () => Boolean(navigator.serviceWorker?.controller);

/** Names of the chunks of a route; keys of the table, which grows, are the path, a hyphen and the route's hash. */
const chunkNamesOf = (path) =>
  Object.keys(routesChunkNames)
    .filter((key) => key.startsWith(path) && key.lastIndexOf('-') === path.length)
    .flatMap((key) => Object.values(flat(routesChunkNames[key])));

async function prefetchPage(path) {
  await loadRoutesOf(path);
  const names = matchRoutes(routes, path)
    .flatMap(({route}) => chunkNamesOf(route.path))
    // What main.js holds already has no file.
    .filter((name) => !asked.has(name) && registry[name] && !(registry[name][2] in __webpack_require__.m));
  names.forEach((name) => asked.add(name));
  await Promise.all(names.map((name) => prefetchFile(__webpack_require__.p + __webpack_require__.u(name))));
}

/** Runs a task when the page has nothing else to do; Safari knows no idle time. */
const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, 200));

/** Pages to fetch ahead: one after the other, so that a page full of links stays quick to touch. @type {string[]} */
const waiting = [];

async function fetchNext() {
  // What is not fetched ahead is fetched when it is needed, and then a failure is shown.
  await prefetchPage(waiting[0]).catch(() => undefined);
  waiting.shift();
  if (waiting.length > 0) {
    whenIdle(fetchNext);
  }
}

const prefetch = (path) => {
  if (isSlowConnection() || isAnsweredFromCopy() || loaded.has(path) || fetched.has(path)) {
    return false;
  }
  fetched.add(path);
  if (waiting.push(path) === 1) {
    whenIdle(fetchNext);
  }
  return true;
};

const preload = (path) => {
  if (isSlowConnection() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path);
};

export default Object.freeze({prefetch, preload});
