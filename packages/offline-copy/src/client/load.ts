import settings from '@generated/offline-copy/default/settings.json';
import {copyFileNames, revisionOf, workerMessages, type CopyFile, type CopySummary} from '../copy.js';
import {registrationOfCopy} from './registration.js';

const {baseUrl, cacheName} = settings;
const summaryUrl = baseUrl + copyFileNames.summary;

/**
 * Why the download failed: a file could not be fetched, storage is denied or full, the hash of a file differs from the
 * manifest, or the service worker did not start.
 */
export type Reason = 'network' | 'storage' | 'version' | 'worker';

/** The copy could not be downloaded. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
  constructor(
    readonly reason: Reason,
    cause: unknown,
  ) {
    super(`The offline copy could not be loaded (${reason})`, {cause});
  }
}

/** Number of parallel requests. */
const atOnce = 6;

/** Wraps an error in a CopyError with the reason to show; cancellation by the reader passes through unchanged. */
const asCopyError =
  (reason: Reason) =>
  (error: unknown): never => {
    const isStop = error instanceof DOMException && error.name === 'AbortError';
    throw isStop || error instanceof CopyError ? error : new CopyError(reason, error);
  };

async function fetchFresh(url: string, signal?: AbortSignal): Promise<Response> {
  // Revalidates the browser's HTTP cache.
  const response = await fetch(url, {cache: 'no-cache', ...(signal && {signal})});
  if (!response.ok) {
    throw new CopyError('network', `${url}: ${response.status}`);
  }
  return response;
}

/** Fetches the number of files and the size of the copy. @throws if the summary cannot be fetched or has no sizes. */
export async function fetchSummary(): Promise<CopySummary> {
  const summary = (await (await fetchFresh(summaryUrl)).json()) as CopySummary;
  if (!(summary.bytesToLoad > 0 && summary.bytesOnDevice > 0)) {
    throw new Error(`${summaryUrl} does not give the size`);
  }
  return summary;
}

/** The browser's storage manager. WebKitGTK has none by default, although the DOM types say otherwise. */
const storageManager = (): StorageManager | undefined => navigator.storage;

/** Remaining storage quota in bytes; undefined if the browser does not report it. */
async function bytesLeft(): Promise<number | undefined> {
  const {quota, usage = 0} = (await storageManager()?.estimate()) ?? {};
  return quota === undefined ? undefined : quota - usage;
}

/** Registers the service worker and waits until it is activated; it finds all files in the cache. */
async function startWorker(): Promise<void> {
  const {installing, waiting, active} = await navigator.serviceWorker.register(baseUrl + copyFileNames.worker);
  const worker = installing ?? waiting ?? active;
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      if (worker?.state === 'activated') {
        resolve();
      } else if (worker?.state === 'redundant') {
        reject(new Error('The worker was not installed'));
      }
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}

/**
 * Downloads the copy into Cache Storage, then registers the service worker that serves it. The page downloads it, not the
 * worker, because the page can show progress, cancel, and run requests in parallel, and because no worker should be
 * registered before the copy is complete. Files that are already cached are skipped.
 *
 * @param onProgress called with the number of bytes downloaded so far and in total.
 * @param signal cancels the download; files already cached stay.
 * @throws {CopyError} with the reason, or the signal's own error.
 */
export async function loadCopy(
  onProgress: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const summary = await fetchSummary().catch(asCopyError('network'));
  const files = await fetchFresh(baseUrl + copyFileNames.files, signal)
    .then((response) => response.json() as Promise<CopyFile[]>)
    .catch(asCopyError('network'));
  const cache = await caches.open(cacheName).catch(asCopyError('storage'));
  const left = await bytesLeft().catch(asCopyError('storage'));
  if (left !== undefined && left < summary.bytesOnDevice && (await cache.keys()).length === 0) {
    throw new CopyError('storage', `${left} bytes are left`);
  }
  // Not awaited: a browser that prompts the user may settle long after the download.
  void storageManager()
    ?.persist()
    .catch(() => false);

  // Not at the top: it needs the globals of a browser as soon as it is loaded, and pages are also rendered without one.
  const {PrecacheController} = await import('workbox-precaching/PrecacheController.js').catch(asCopyError('network'));
  const keys = new PrecacheController({cacheName});
  keys.addToCacheList([...files]);
  const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
  let loaded = 0;
  const loading = new AbortController();
  // The signal may have been aborted before the listener below is added.
  signal.throwIfAborted();
  signal.addEventListener('abort', () => loading.abort(signal.reason));

  const cacheFile = async ({url, revision, bytes}: CopyFile): Promise<void> => {
    const key = keys.getCacheKeyForURL(url) ?? url;
    if (!(await cache.match(key).catch(asCopyError('storage')))) {
      const response = await fetchFresh(url, loading.signal);
      const content = await response.clone().arrayBuffer();
      if ((await revisionOf(content)) !== revision) {
        throw new CopyError('version', url);
      }
      await cache.put(key, response).catch(asCopyError('storage'));
    }
    loaded += bytes;
    onProgress(loaded, total);
  };
  const waiting = [...files];
  const loader = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      loading.signal.throwIfAborted();
      await cacheFile(file);
    }
  };
  await Promise.all(Array.from({length: atOnce}, loader)).catch((error: unknown) => {
    loading.abort();
    return asCopyError('network')(error);
  });
  signal.throwIfAborted();
  await startWorker().catch(asCopyError('worker'));
}

/** Whether there is a copy. */
export async function stateOfCopy(): Promise<'none' | 'partial' | 'complete'> {
  if ((await registrationOfCopy())?.active) {
    return 'complete';
  }
  return (await caches.has(cacheName)) ? 'partial' : 'none';
}

/** Removes the copy, complete or not. Open pages continue from the network. */
export async function removeCopy(): Promise<void> {
  const registration = await registrationOfCopy();
  // A version being installed would keep writing to the cache.
  registration?.installing?.postMessage(workerMessages.abortInstall);
  await registration?.unregister();
  await caches.delete(cacheName);
}
