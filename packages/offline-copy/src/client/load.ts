import settings from '@generated/offline-copy/default/settings.json';
import {jsonIn, load, LoadError, revisionOf} from '@training-catalog/utils/loading';
import {copyFileNames, workerMessages, type CopyFile, type CopySummary} from '../copy.js';
import {registrationOfCopy} from './registration.js';

const {baseUrl, cacheName} = settings;
const summaryUrl = baseUrl + copyFileNames.summary;

/**
 * Why the download failed: a file could not be fetched, nothing came any more, storage is denied or full, the network
 * answered with something else than a file of the site, the hash of a file differs from the manifest, or the service worker
 * did not start.
 */
export type Reason = 'network' | 'silence' | 'storage' | 'answer' | 'version' | 'worker';

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

/** The reason to show for a file that could not be loaded. @param other if the answer is something else than the file. */
const asLoadFailure =
  (other: 'answer' | 'version') =>
  (error: unknown): never => {
    const fault = error instanceof LoadError ? error.fault : 'network';
    return asCopyError(fault === 'content' ? other : fault === 'silence' ? fault : 'network')(error);
  };

const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;

/** Fetches the number of files and the size of the copy. @throws {CopyError} if the summary cannot be fetched. */
export async function fetchSummary(): Promise<CopySummary> {
  const read = (content: Uint8Array<ArrayBuffer>): CopySummary | undefined => {
    const summary = Object(jsonIn(content)) as Partial<CopySummary>;
    const {files, bytesToLoad, bytesOnDevice} = summary;
    return [files, bytesToLoad, bytesOnDevice].every(isPositive) ? (summary as CopySummary) : undefined;
  };
  return load(summaryUrl, read, {cache: 'no-cache'}).catch(asLoadFailure('answer'));
}

/** Fetches the list of files, of which there are as many as the summary says. */
function fetchFiles(count: number, signal: AbortSignal): Promise<readonly CopyFile[]> {
  const read = (content: Uint8Array<ArrayBuffer>): CopyFile[] | undefined => {
    const list = jsonIn(content);
    return Array.isArray(list) && list.length === count ? (list as CopyFile[]) : undefined;
  };
  return load(baseUrl + copyFileNames.files, read, {cache: 'no-cache', signal}).catch(asLoadFailure('version'));
}

/** The browser's storage manager. WebKitGTK has none by default, although the DOM types say otherwise. */
const storageManager = (): StorageManager | undefined => navigator.storage;

/** Remaining storage quota in bytes; undefined if the browser does not report it. */
async function bytesLeft(): Promise<number | undefined> {
  const {quota, usage = 0} = (await storageManager()?.estimate()) ?? {};
  return quota === undefined ? undefined : quota - usage;
}

/** Time in ms in which an active worker has to answer. */
const patience = 5000;

/** Registers the service worker and waits until it is activated and answers; it finds all files in the cache. */
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
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<void>((resolve, reject) => {
    port1.onmessage = () => resolve();
    setTimeout(() => reject(new Error('The worker does not answer')), patience);
  });
  worker?.postMessage(workerMessages.areYouThere, [port2]);
  await answer.catch(async (error: unknown) => {
    // It would be taken for a copy, and serves nothing.
    await (await registrationOfCopy())?.unregister();
    throw error;
  });
  port1.close();
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
  const summary = await fetchSummary();
  const files = await fetchFiles(summary.files, signal);
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
    // The key holds the revision, and was given to a content that has it.
    if (!(await cache.match(key).catch(asCopyError('storage')))) {
      const response = await load(
        url,
        async (content, type) =>
          (await revisionOf(content)) === revision
            ? new Response(content, {headers: {'Content-Type': type}})
            : undefined,
        {cache: 'no-cache', signal: loading.signal},
      ).catch(asLoadFailure('version'));
      await cache.put(key, response).catch(asCopyError('storage'));
    }
    // After a failure, progress would say that the download goes on.
    loading.signal.throwIfAborted();
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
