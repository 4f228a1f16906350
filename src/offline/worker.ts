// The service worker of readers who keep a copy; nobody else registers it. It answers from the copy,
// with a network as well as without, so that a page and its scripts are of one version; a new version
// waits until the reader asks for it, or until no page of the old one is open.
import {clientsClaim} from 'workbox-core/clientsClaim.js';
import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import {PrecacheRoute} from 'workbox-precaching/PrecacheRoute.js';
import {NavigationRoute} from 'workbox-routing/NavigationRoute.js';
import {registerRoute} from 'workbox-routing/registerRoute.js';
import {address} from '../../shared/site';
import {cacheName, giveUp, revisionOf, takeOver, type CopyFile} from './copy';

/** Files of the copy: plugins/offline/writeOfflineCopy.ts puts them in. */
declare const copyFiles: Pick<CopyFile, 'url' | 'revision'>[];

// The parts of a worker's scope that the types of pages do not have.
interface LifeEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
};

const copy = new PrecacheController({cacheName});
copy.addToCacheList(copyFiles);

/** Ends the loading of this version, because the reader has removed the copy meanwhile. */
const stop = new AbortController();

/** Loads what is not in the cache yet; the worker is not installed if one file fails. */
async function loadMissing(event: LifeEvent): Promise<void> {
  const kept = new Set((await (await caches.open(cacheName)).keys()).map(({url}) => url));
  const missing = new PrecacheController({
    cacheName,
    plugins: [
      {
        requestWillFetch: ({request}) => Promise.resolve(new Request(request, {signal: stop.signal})),
        // While a deploy is on its way, the server may answer with files of two versions.
        cacheWillUpdate: async ({request, response}) => {
          const key = copy.getCacheKeyForURL(request.url) ?? '';
          const revision = await revisionOf(await response.clone().arrayBuffer());
          return response.ok && key.endsWith(`=${revision}`) ? response : null;
        },
      },
    ],
  });
  // Workbox would look for each kept file on its own.
  missing.addToCacheList(copyFiles.filter(({url}) => !kept.has(copy.getCacheKeyForURL(url) ?? url)));
  try {
    await missing.install(event);
  } finally {
    if (stop.signal.aborted) {
      await caches.delete(cacheName);
    }
  }
}
self.addEventListener('install', (event) => event.waitUntil(loadMissing(event)));
self.addEventListener('activate', (event) => void copy.activate(event));

// Clean addresses as GitHub Pages answers them; the query string is for scripts.
registerRoute(new PrecacheRoute(copy, {ignoreURLParametersMatching: [/.*/]}));

// A page that the copy does not hold: the network's answer, or the not-found page.
registerRoute(
  new NavigationRoute(async ({request}) => {
    try {
      return await fetch(request);
    } catch {
      const page = await copy.matchPrecache(`${address.baseUrl}404.html`);
      return page ? new Response(page.body, {status: 404, headers: page.headers}) : Response.error();
    }
  }),
);

self.addEventListener('message', ({data}) => {
  if (data === takeOver) {
    void self.skipWaiting();
  } else if (data === giveUp) {
    stop.abort();
  }
});

// The page on which the reader asked for the copy reads from it at once.
clientsClaim();
