import {wrap} from 'comlink';
import files from '@generated/search-index/default/files.json';
import type {SearchService} from './service';
import type {Hit} from './types';

type AsyncService = {
  [Name in keyof SearchService]: (
    ...args: Parameters<SearchService[Name]>
  ) => Promise<Awaited<ReturnType<SearchService[Name]>>>;
};

let service: Promise<AsyncService> | undefined;
let index: Promise<void> | undefined;

/** The service in a worker; where the browser refuses one, the same code in the page. */
async function startService(): Promise<AsyncService> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', reject, {once: true});
      const remote = wrap<SearchService>(worker);
      // A worker that cannot be loaded says so by an event, not by an exception.
      remote.search('start', '', 1).then(() => resolve(remote as unknown as AsyncService), reject);
    });
  } catch (error) {
    console.warn('Search runs in the page, because a worker could not be started:', error);
    const {searchService} = await import('./service');
    return searchService;
  }
}

/**
 * Starts the search: resolves when the first file of the index is there; queries load the others.
 *
 * @throws if it cannot be fetched; the next call tries again.
 */
export function loadIndex(baseUrl: string): Promise<void> {
  if (process.env.NODE_ENV !== 'production') {
    return Promise.resolve();
  }
  index ??= (async () => {
    const started = await (service ??= startService());
    await started.load(new URL(`${baseUrl}${files.folder}/`, location.origin).href);
  })().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** What is asked for. */
export interface Question {
  /** Base path of the site. */
  baseUrl: string;
  /** Who asks: a further question of the same asker ends the one before, which gets no hits. */
  asker: 'box' | 'page';
  query: string;
  /** Most hits. */
  limit: number;
  /** Only pages of this kind. */
  kind?: string | undefined;
}

/** Hits of a query, best first. @throws if a part of the index cannot be fetched; the next call tries again. */
export async function findHits({baseUrl, asker, query, limit, kind}: Question): Promise<Hit[]> {
  await loadIndex(baseUrl);
  return service ? (await service).search(asker, query, limit, kind) : [];
}
