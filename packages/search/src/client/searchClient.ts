import settings from '@generated/search/default/settings.json';
import type {Hit} from '../engine/types.js';
import type {Answer, Call, SearchService} from './service.js';

let service: Promise<SearchService> | undefined;
let index: Promise<void> | undefined;

/** Calls a function of the service in the worker, which answers through a channel of the call's own. */
function callIn<Name extends keyof SearchService>(
  worker: Worker,
  name: Name,
  args: Parameters<SearchService[Name]>,
): ReturnType<SearchService[Name]> {
  const {port1, port2} = new MessageChannel();
  const answer = new Promise((resolve, reject) => {
    port1.onmessage = ({data}: MessageEvent<Answer>) => {
      port1.close();
      if ('error' in data) {
        reject(data.error);
      } else {
        resolve(data.result);
      }
    };
  });
  worker.postMessage({name, args} satisfies Call, [port2]);
  return answer as ReturnType<SearchService[Name]>;
}

/** Starts the search service in a worker, or on the main thread where the browser does not allow workers. */
async function startService(): Promise<SearchService> {
  try {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    const remote: SearchService = {
      load: (...args) => callIn(worker, 'load', args),
      search: (...args) => callIn(worker, 'search', args),
    };
    return await new Promise((resolve, reject) => {
      // A worker that cannot be loaded fires an event and throws no exception.
      worker.addEventListener('error', reject, {once: true});
      remote.search('start', '', 1).then(() => resolve(remote), reject);
    });
  } catch (error) {
    console.warn('Search runs in the page, because a worker could not be started:', error);
    const {searchService} = await import('./service.js');
    return searchService;
  }
}

/**
 * Starts the search service. Resolves when the start file of the index is loaded; queries load the other files.
 *
 * @throws if the start file cannot be fetched; the next call retries.
 */
export function loadIndex(baseUrl: string): Promise<void> {
  if (process.env.NODE_ENV !== 'production') {
    return Promise.resolve();
  }
  index ??= (async () => {
    service ??= startService().catch((error: unknown) => {
      service = undefined;
      throw error;
    });
    const started = await service;
    await started.load(new URL(baseUrl, location.origin).href);
  })().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** A query and its limits. */
interface Query {
  /** Base path of the site. */
  baseUrl: string;
  /** Identifies the caller: a new query of the same caller cancels its previous one, which then gets no hits. */
  caller: 'box' | 'page';
  query: string;
  /** Maximum number of hits; by default, that of the box. */
  limit?: number;
  /** Only pages of this kind. */
  kind?: string | undefined;
}

/**
 * Returns the hits of a query, best first.
 *
 * @throws if an index file cannot be fetched; the next call retries, and finds the index of a newer build.
 */
export async function findHits({baseUrl, caller, query, limit, kind}: Query): Promise<Hit[]> {
  await loadIndex(baseUrl);
  try {
    return service ? await (await service).search(caller, query, limit ?? settings.maxSuggestions, kind) : [];
  } catch (error) {
    index = undefined;
    throw error;
  }
}
