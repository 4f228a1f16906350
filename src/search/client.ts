import {wrap} from 'comlink';
import files from '@generated/search-index/default/files.json';
import type {SearchService} from './service';
import type {Hit} from './types';

/** How far the index has come: nothing yet, the first part (titles, headings, tags), or the texts, too. */
export type Progress = 'none' | 'pages' | 'all';

type AsyncService = {
  [Name in keyof SearchService]: (
    ...args: Parameters<SearchService[Name]>
  ) => Promise<Awaited<ReturnType<SearchService[Name]>>>;
};

let service: Promise<AsyncService> | undefined;
let pages: Promise<void> | undefined;
let progress: Progress = 'none';
let textFailure: unknown;
const listeners = new Set<() => void>();

/** The service in a worker; where the browser refuses one, the same code in the page. */
async function startService(): Promise<AsyncService> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', reject, {once: true});
      const remote = wrap<SearchService>(worker);
      // A worker that cannot be loaded says so by an event, not by an exception.
      remote.search('', 1).then(() => resolve(remote as unknown as AsyncService), reject);
    });
  } catch (error) {
    console.warn('Search runs in the page, because a worker could not be started:', error);
    const {searchService} = await import('./service');
    return searchService as unknown as AsyncService;
  }
}

function step(next: Progress): void {
  progress = next;
  listeners.forEach((listener) => listener());
}

/** Tells when the index has come further. @returns a function that ends it. */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the index has come. */
export const indexProgress = (): Progress => progress;

/** Why the texts could not be fetched; undefined while nothing has failed. */
export const failureOfText = (): unknown => textFailure;

const absolute = (baseUrl: string, file: string): string => new URL(baseUrl + file, location.origin).href;

/** Fetches the texts; hits in titles and headings go on working without them. */
export async function fetchText(baseUrl: string): Promise<void> {
  textFailure = undefined;
  try {
    const started = await (service ??= startService());
    await started.loadText(absolute(baseUrl, files.text));
    step('all');
  } catch (error) {
    console.error('The texts of the search index could not be loaded:', error);
    textFailure = error ?? new Error('unknown');
    listeners.forEach((listener) => listener());
  }
}

/**
 * Starts the search: resolves when the first part of the index is there; the texts follow by themselves.
 *
 * @throws if the first part cannot be fetched; the next call tries again.
 */
export function loadIndex(baseUrl: string): Promise<void> {
  if (process.env.NODE_ENV !== 'production') {
    return Promise.resolve();
  }
  pages ??= (async () => {
    const started = await (service ??= startService());
    await started.loadPages(absolute(baseUrl, files.pages));
    step('pages');
    void fetchText(baseUrl);
  })().catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return pages;
}

/** Hits of a query, best first. @throws if the index cannot be fetched. */
export async function findHits(baseUrl: string, query: string, limit: number): Promise<Hit[]> {
  await loadIndex(baseUrl);
  return service ? (await service).search(query, limit) : [];
}
