// Replaces @docusaurus/core/lib/client/docusaurus: loads the shard of the route table that contains the page first, and
// derives the file names of chunks from their ids, without a lookup table.
import flat from '@docusaurus/core/lib/client/flat.js';
import prefetchFile from '@docusaurus/core/lib/client/prefetch.js';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {loadRoutesOf} from './loadRoutes.js';
import preloadPage from './preload.js';

/** The webpack runtime: loaded modules (`m`), public path (`p`), file name of a chunk (`u`). */
declare const __webpack_require__: {
  readonly m: Readonly<Record<string, unknown>>;
  readonly p: string;
  readonly u: (chunk: string) => string;
};

/** The Network Information API, which only Chromium implements. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
}

const fetched = new Set<string>();
/** Names of the chunks already requested; pages share most of them. */
const requested = new Set<string>();
const loaded = new Set<string>();

/** Nothing is prefetched on a slow connection or with data saver on. */
function isSlowConnection(): boolean {
  const {connection} = navigator as NavigatorWithConnection;
  return (connection?.effectiveType?.includes('2g') ?? false) || connection?.saveData === true;
}

/**
 * Whether the service worker responds from the offline copy, so that all files are on the device. Prefetching anyway often
 * made Chromium 156 keep a new version of the worker waiting until every page was closed.
 */
const isAnsweredFromCopy = (): boolean =>
  // Undefined in an insecure context, although the DOM types say otherwise.
  Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);

/** Names of a route's chunks. Keys of the table are `<path>-<hash>`; it is not indexed, because shards add to it. */
const chunkNamesOf = (path: string): string[] =>
  Object.keys(routesChunkNames)
    .filter((key) => key.startsWith(path) && key.lastIndexOf('-') === path.length)
    .flatMap((key) => Object.values(flat(routesChunkNames[key] ?? {})));

async function prefetchPage(path: string): Promise<void> {
  await loadRoutesOf(path);
  const names = matchRoutes(routes, path)
    .flatMap(({route}) => chunkNamesOf(route.path as string))
    .filter((name) => {
      const id = registry[name]?.[2];
      // Chunks already in main.js have no file of their own.
      return !requested.has(name) && id !== undefined && !(id in __webpack_require__.m);
    });
  names.forEach((name) => requested.add(name));
  await Promise.all(names.map((name) => prefetchFile(__webpack_require__.p + __webpack_require__.u(name))));
}

/** Runs a task when the browser is idle; Safari has no requestIdleCallback. */
const whenIdle = (task: () => unknown): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

/** Queue of pages to prefetch, one at a time, so that a page with many links stays responsive. */
const waiting: string[] = [];

async function fetchNext(): Promise<void> {
  // Errors are ignored here: navigating to the page fetches again and reports them.
  const path = waiting[0];
  if (path !== undefined) {
    await prefetchPage(path).catch(() => undefined);
  }
  waiting.shift();
  if (waiting.length > 0) {
    whenIdle(fetchNext);
  }
}

const prefetch = (path: string): boolean => {
  if (isSlowConnection() || isAnsweredFromCopy() || loaded.has(path) || fetched.has(path)) {
    return false;
  }
  fetched.add(path);
  if (waiting.push(path) === 1) {
    whenIdle(fetchNext);
  }
  return true;
};

const preload = (path: string): false | Promise<unknown> => {
  if (isSlowConnection() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path);
};

export default Object.freeze({prefetch, preload});
