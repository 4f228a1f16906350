import settings from '@generated/search/default/settings.json';
import {translate} from '@docusaurus/Translate';
import {LoadError} from '@training-catalog/utils/loading';
import type {Hit} from '@training-catalog/search-engine';
import type {Answer, Call, SearchService} from './service.js';

let service: Promise<SearchService> | undefined;
let index: Promise<void> | undefined;

/** Time in ms in which a worker has to start, and in which it has to answer: its own requests end sooner. */
const patience = {start: 15_000, answer: 60_000} as const;

/** Gives up a promise after a time. */
async function within<Value>(time: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('silence', `no answer in ${time / 1000} seconds`)), time);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

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
        reject(data.fault ? new LoadError(data.fault, data.error.message) : data.error);
      } else {
        resolve(data.result);
      }
    };
  });
  worker.postMessage({name, args} satisfies Call, [port2]);
  return answer as ReturnType<SearchService[Name]>;
}

/** The worker that searches, if there is one. */
let worker: Worker | undefined;

/** Starts the search service in a worker, or on the main thread where the browser does not allow workers. */
async function startService(): Promise<SearchService> {
  try {
    const own = (worker = new Worker(new URL('./worker.js', import.meta.url)));
    const remote: SearchService = {
      load: (...args) => callIn(own, 'load', args),
      search: (...args) => callIn(own, 'search', args),
    };
    const started = new Promise((resolve, reject) => {
      // A worker that cannot be loaded fires an event and throws no exception; one that is empty does nothing.
      own.addEventListener('error', reject, {once: true});
      remote.search('start', '', 1).then(resolve, reject);
    });
    await within(patience.start, started);
    return remote;
  } catch (error) {
    console.warn('Search runs in the page, because a worker could not be started:', error);
    worker?.terminate();
    worker = undefined;
    const {searchService} = await import('./service.js');
    return searchService;
  }
}

/**
 * Prepares the next call after one that failed: ends a service that does not answer, and has the start file loaded anew.
 *
 * @throws the error, with a text for readers as its `reason` if they can do something about it.
 */
function giveUp(error: unknown): never {
  index = undefined;
  if (error instanceof LoadError && error.fault === 'silence') {
    worker?.terminate();
    worker = undefined;
    service = undefined;
  }
  if (error instanceof LoadError && error.fault === 'content') {
    const reason = translate({
      id: 'training-catalog.search.wrongAnswer',
      message:
        'This network answered with something else, such as a page for signing in. Sign in to it, or use another network.',
      description: 'Follows the message that search could not be loaded',
    });
    throw Object.assign(error, {reason});
  }
  throw error;
}

/**
 * Starts the search service. Resolves when the start file of the index is loaded; queries load the other files.
 *
 * @throws {LoadError} if the start file cannot be loaded; the next call retries.
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
    await within(patience.answer, started.load(new URL(baseUrl, location.origin).href));
  })().catch(giveUp);
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
 * @throws {LoadError} if an index file cannot be loaded; the next call retries, and finds the index of a newer build.
 */
export async function findHits({baseUrl, caller, query, limit, kind}: Query): Promise<Hit[]> {
  await loadIndex(baseUrl);
  try {
    const started = await service;
    return started
      ? await within(patience.answer, started.search(caller, query, limit ?? settings.maxSuggestions, kind))
      : [];
  } catch (error) {
    return giveUp(error);
  }
}
