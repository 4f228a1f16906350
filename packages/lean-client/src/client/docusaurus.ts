// Replaces @docusaurus/core/lib/client/docusaurus: loads the shard of the route table that has a page before its files are
// prefetched, page by page, and derives the names of files from those of chunks, without a lookup table.
import original from '@docusaurus/core/lib/client/docusaurus.js';
import registry from '@generated/registry';
import {loadRoutesOf} from './loadRoutes.js';

/**
 * The bundler's runtime: loaded modules (`m`), public path (`p`), file name of a chunk (`u`), and URL of a chunk, which the
 * original reads (`gca`).
 */
declare const __webpack_require__: {
  readonly m: Readonly<Record<string, unknown>>;
  readonly p: string;
  readonly u: (chunk: string) => string;
  gca?: (chunk: string) => string | undefined;
};

/** Names of the chunks already requested; pages share most of them. */
const requested = new Set<string>();

// A chunk without a file of its own has no hash; the original ignores URLs that contain "undefined".
__webpack_require__.gca = (chunk) => {
  const isNew = !requested.has(chunk) && !((registry[chunk]?.[2] ?? '') in __webpack_require__.m);
  requested.add(chunk);
  return isNew ? __webpack_require__.p + __webpack_require__.u(chunk) : undefined;
};

/** Nothing is prefetched on a slow connection or with data saver on. */
const isSlowConnection = (): boolean =>
  navigator.connection !== undefined &&
  (navigator.connection.saveData || navigator.connection.effectiveType.includes('2g'));

/**
 * Whether the service worker responds from the offline copy, so that all files are on the device. Prefetching anyway often
 * made Chromium 156 keep a new version of the worker waiting until every page was closed.
 */
const isAnsweredFromCopy = (): boolean =>
  // Undefined in an insecure context, although the DOM types say otherwise.
  Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);

/** Resolves when the browser is idle; Safari has no requestIdleCallback. */
const idle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );

/** One page at a time, so that a page with many links stays responsive. */
let queue: Promise<unknown> = Promise.resolve();
const fetched = new Set<string>();

const prefetch = (path: string): boolean => {
  if (isSlowConnection() || isAnsweredFromCopy() || fetched.has(path)) {
    return false;
  }
  fetched.add(path);
  queue = queue
    .then(idle)
    .then(() => loadRoutesOf(path))
    .then(() => original.prefetch(path) || undefined)
    // Navigating to the page fetches again and reports the error.
    .catch(() => undefined);
  return true;
};

export default Object.freeze({...original, prefetch});
