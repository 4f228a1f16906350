// The service worker, registered only for readers who keep an offline copy. It is cache-first even when online, so that a
// page and its scripts come from the same build; a new version waits until the reader accepts it or closes all pages of
// the old one.
import {revisionOf} from '@training-catalog/utils/loading';
import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import {PrecacheRoute} from 'workbox-precaching/PrecacheRoute.js';
import {NavigationRoute} from 'workbox-routing/NavigationRoute.js';
import {registerRoute} from 'workbox-routing/registerRoute.js';
import {workerMessages, type CopyFile, type CopySettings} from '../copy.js';

/** Precache manifest, inlined by node/workerScript.ts. */
declare const copyFiles: Pick<CopyFile, 'url' | 'revision'>[];
/** Inlined by node/workerScript.ts. */
declare const copySettings: CopySettings;

// The members of ServiceWorkerGlobalScope that are used here; TypeScript's DOM library lacks them.
interface LifeEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {claim(): Promise<void>};
};

const {baseUrl, cacheName} = copySettings;
const copy = new PrecacheController({cacheName});
copy.addToCacheList(copyFiles);

/** Aborts the installation of this version after the reader has removed the copy. */
const stop = new AbortController();

/** Caches the files that are not cached yet; if one fails, the worker is not installed. */
async function loadMissing(event: LifeEvent): Promise<void> {
  const cached = new Set((await (await caches.open(cacheName)).keys()).map(({url}) => url));
  const missing = new PrecacheController({
    cacheName,
    plugins: [
      {
        requestWillFetch: ({request}) => Promise.resolve(new Request(request, {signal: stop.signal})),
        // During a deploy, the server may return files from two builds: cache only those whose hash matches.
        cacheWillUpdate: async ({request, response}) => {
          const key = copy.getCacheKeyForURL(request.url) ?? '';
          const revision = await revisionOf(await response.clone().arrayBuffer());
          return response.ok && key.endsWith(`=${revision}`) ? response : null;
        },
      },
    ],
  });
  // Workbox would look up each cached file separately.
  missing.addToCacheList(copyFiles.filter(({url}) => !cached.has(copy.getCacheKeyForURL(url) ?? url)));
  try {
    await missing.install(event);
  } finally {
    if (stop.signal.aborted) {
      await caches.delete(cacheName);
    }
  }
}
self.addEventListener('install', (event) => event.waitUntil(loadMissing(event)));
self.addEventListener('activate', (event) => {
  void copy.activate(event);
  // Controls the page that registered the worker at once, without a reload.
  event.waitUntil(self.clients.claim());
});

// Resolves clean URLs as GitHub Pages does. Query strings are ignored, because only scripts read them.
registerRoute(new PrecacheRoute(copy, {ignoreURLParametersMatching: [/.*/]}));

// Pages that are not in the copy: network first, then the 404 page.
registerRoute(
  new NavigationRoute(async ({request}) => {
    try {
      return await fetch(request);
    } catch {
      const page = await copy.matchPrecache(`${baseUrl}404.html`);
      return page ? new Response(page.body, {status: 404, headers: page.headers}) : Response.error();
    }
  }),
);

self.addEventListener('message', ({data, ports: [port]}) => {
  if (data === workerMessages.areYouThere) {
    port?.postMessage(true);
  } else if (data === workerMessages.activate) {
    void self.skipWaiting();
  } else if (data === workerMessages.abortInstall) {
    stop.abort();
  }
});
