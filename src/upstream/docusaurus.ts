// Replaces @docusaurus/core/lib/client/docusaurus: it loads a page's part of the route table first,
// and finds the files of chunks without a map, because they are named by the chunks' ids.
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {loadRoutesOf} from './loadRoutes';
import preloadPage from './preload';

/** The bundler's runtime: the modules that are there, the base of all files, the file of a chunk. */
declare const __webpack_require__: {
  readonly m: Readonly<Record<string, unknown>>;
  readonly p: string;
  readonly u: (chunk: string) => string;
};

/** What Chromium tells of the line; other browsers do not. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
}

const fetched = new Set<string>();
/** Names of the chunks that were asked for: pages share most of them. */
const asked = new Set<string>();
const loaded = new Set<string>();

/** A reader who saves data or has a slow line gets nothing ahead. */
function isSlowConnection(): boolean {
  const {connection} = navigator as NavigatorWithConnection;
  return (connection?.effectiveType?.includes('2g') ?? false) || connection?.saveData === true;
}

/**
 * The offline copy answers: all files are on the device. When files were fetched ahead from it all the same,
 * Chromium 156 often left a new version of it waiting until no page was open.
 */
const isAnsweredFromCopy = (): boolean =>
  // Where the connection is not secure there are no workers, although the types say so.
  Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);

/** Names of the chunks of a route; keys of the table, which grows, are the path, a hyphen and the route's hash. */
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
      // What main.js holds already has no file.
      return !asked.has(name) && id !== undefined && !(id in __webpack_require__.m);
    });
  names.forEach((name) => asked.add(name));
  await Promise.all(names.map((name) => prefetchFile(__webpack_require__.p + __webpack_require__.u(name))));
}

/** Runs a task when the page has nothing else to do; Safari knows no idle time. */
const whenIdle = (task: () => unknown): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

/** Pages to fetch ahead: one after the other, so that a page full of links stays quick to touch. */
const waiting: string[] = [];

async function fetchNext(): Promise<void> {
  // What is not fetched ahead is fetched when it is needed, and then a failure is shown.
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
