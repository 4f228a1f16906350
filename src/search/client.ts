// Stands in for the module of the same purpose in @easyops-cn/docusaurus-search-local, whose search
// box imports the two functions `fetchIndexesByWorker` and `searchByWorker`.
import {wrap} from 'comlink';
import {searchIndexUrl} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants';
import {toResult, type SearchResult} from './result';
import {readQuery, wordsOf, isStopWord} from './words';
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
    await started.loadText(absolute(baseUrl, searchIndexUrl.replace('search-index', 'search-text')));
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
    await started.loadPages(absolute(baseUrl, searchIndexUrl));
    step('pages');
    void fetchText(baseUrl);
  })().catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return pages;
}

/**
 * Waits for the index on behalf of the package's box, which would neither say nor get over a failure.
 * Who shows the box starts the attempts and says how they ended.
 */
export function fetchIndexesByWorker(): Promise<void> {
  return new Promise((resolve) => {
    const end = onProgress(() => check());
    const check = (): void => {
      if (progress !== 'none') {
        end();
        resolve();
      }
    };
    check();
  });
}

/** Hits of a query, best first. @throws if the index cannot be fetched. */
export async function findHits(baseUrl: string, query: string, limit: number): Promise<Hit[]> {
  await loadIndex(baseUrl);
  return service ? (await service).search(query, limit) : [];
}

/** Words of a query that are marked in a found page. */
export const markedWords = (query: string): string[] => {
  const words = wordsOf(query).map(({text}) => text.toLowerCase());
  const telling = words.filter((word) => !isStopWord(word));
  return [...new Set(telling.length > 0 ? telling : words)];
};

/** Hits of a query in the form that the package's search box shows. */
export async function searchByWorker(
  baseUrl: string,
  _context: string,
  query: string,
  limit: number,
): Promise<SearchResult[]> {
  if (process.env.NODE_ENV !== 'production' || readQuery(query).length === 0) {
    return [];
  }
  const hits = await findHits(baseUrl, query, limit);
  return hits.map((hit) => toResult(hit, markedWords(query)));
}
