import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import {cacheName, copyUrls, giveUp, revisionOf, type CopyFile, type CopySummary} from './copy';
import {registrationOfCopy} from './registration';

/**
 * Why the copy could not be loaded: a file did not arrive, the browser's storage is refused or full, a
 * file is of another version than the list of files, or the browser did not start the worker.
 */
export type Reason = 'network' | 'storage' | 'version' | 'worker';

/** The copy could not be loaded. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
  constructor(
    readonly reason: Reason,
    cause: unknown,
  ) {
    super(`The offline copy could not be loaded (${reason})`, {cause});
  }
}

/** Files that are asked for at the same time. */
const atOnce = 6;

/** Gives a failure the reason that the reader is told; a stop by the reader stays what it is. */
const because =
  (reason: Reason) =>
  (error: unknown): never => {
    const isStop = error instanceof DOMException && error.name === 'AbortError';
    throw isStop || error instanceof CopyError ? error : new CopyError(reason, error);
  };

async function ask(url: string, signal?: AbortSignal): Promise<Response> {
  // The browser asks whether its own copy of a file is the newest.
  const response = await fetch(url, {cache: 'no-cache', ...(signal && {signal})});
  if (!response.ok) {
    throw new CopyError('network', `${url}: ${response.status}`);
  }
  return response;
}

/** What the copy holds and how large it is. @throws if it cannot be asked. */
export async function askSummary(): Promise<CopySummary> {
  const summary = (await (await ask(copyUrls.summary)).json()) as CopySummary;
  if (!(summary.bytesToLoad > 0 && summary.bytesOnDevice > 0)) {
    throw new Error(`${copyUrls.summary} does not give the size`);
  }
  return summary;
}

/** The browser's storage manager. WebKitGTK has none by default, although the types of the DOM say that all have. */
const storageManager = (): StorageManager | undefined => navigator.storage;

/** Bytes that the browser still gives this site; undefined if it does not tell. */
async function bytesLeft(): Promise<number | undefined> {
  const {quota, usage = 0} = (await storageManager()?.estimate()) ?? {};
  return quota === undefined ? undefined : quota - usage;
}

/** Registers the worker, which finds all files in the cache, and waits until it answers. */
async function startWorker(): Promise<void> {
  const {installing, waiting, active} = await navigator.serviceWorker.register(copyUrls.worker);
  const worker = installing ?? waiting ?? active;
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === 'activated') {
        resolve();
      } else if (worker?.state === 'redundant') {
        reject(new Error('The worker was not installed'));
      }
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/**
 * Loads the copy into the browser's cache, then registers the worker that answers from it. The page
 * loads it and not the worker: here it can be watched and stopped, several files come at once, and
 * nothing is registered before all of it is there. What is in the cache already is not loaded again.
 *
 * @param onProgress called with the bytes that have arrived and the bytes of all files.
 * @param signal stops the loading; what has arrived stays in the cache.
 * @throws {CopyError} with the reason, or the signal's own error.
 */
export async function loadCopy(onProgress: (done: number, all: number) => void, signal: AbortSignal): Promise<void> {
  const summary = await askSummary().catch(because('network'));
  const files = await ask(copyUrls.files, signal)
    .then((response) => response.json() as Promise<CopyFile[]>)
    .catch(because('network'));
  const cache = await caches.open(cacheName).catch(because('storage'));
  const left = await bytesLeft().catch(because('storage'));
  if (left !== undefined && left < summary.bytesOnDevice && (await cache.keys()).length === 0) {
    throw new CopyError('storage', `${left} bytes are left`);
  }
  // A browser that asks its user first may answer long after the copy is there.
  void storageManager()
    ?.persist()
    .catch(() => false);

  const keys = new PrecacheController({cacheName});
  keys.addToCacheList([...files]);
  const all = files.reduce((sum, {bytes}) => sum + bytes, 0);
  let done = 0;
  const loading = new AbortController();
  // A stop so far has been heard by nobody.
  signal.throwIfAborted();
  signal.addEventListener('abort', () => loading.abort(signal.reason));

  const keep = async ({url, revision, bytes}: CopyFile): Promise<void> => {
    const key = keys.getCacheKeyForURL(url) ?? url;
    if (!(await cache.match(key).catch(because('storage')))) {
      const response = await ask(url, loading.signal);
      const content = await response.clone().arrayBuffer();
      if ((await revisionOf(content)) !== revision) {
        throw new CopyError('version', url);
      }
      await cache.put(key, response).catch(because('storage'));
    }
    done += bytes;
    onProgress(done, all);
  };
  const waiting = [...files];
  const loader = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      loading.signal.throwIfAborted();
      await keep(file);
    }
  };
  await Promise.all(Array.from({length: atOnce}, loader)).catch((error: unknown) => {
    loading.abort();
    return because('network')(error);
  });
  signal.throwIfAborted();
  await startWorker().catch(because('worker'));
}

/** State of the copy: absent, incomplete, or complete. */
export async function stateOfCopy(): Promise<'none' | 'part' | 'whole'> {
  if ((await registrationOfCopy())?.active) {
    return 'whole';
  }
  return (await caches.has(cacheName)) ? 'part' : 'none';
}

/** Removes the copy, whole or in part. Pages that are open go on with the network. */
export async function removeCopy(): Promise<void> {
  const registration = await registrationOfCopy();
  // A new version on its way would go on writing.
  registration?.installing?.postMessage(giveUp);
  await registration?.unregister();
  await caches.delete(cacheName);
}
