import {SearchEngine} from '../engine/engine.js';
import {startFile, type Hit, type IndexStart} from '../engine/types.js';

let engine: SearchEngine | undefined;

/** Sequence number of each caller's latest query. */
const searches = new Map<string, number>();

async function fetchJson(url: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.json();
}

/** Returns a function that fetches and caches the files of a folder; a failed fetch is retried on the next use. */
function cachedFetcher(folder: string): (file: string) => Promise<unknown> {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    let content = files.get(file);
    if (!content) {
      const url = folder + file;
      content = fetchJson(url).then((json) => {
        if (!Array.isArray(json)) {
          throw new Error(`${url}: not a search index`);
        }
        return json as unknown;
      });
      files.set(file, content);
      content.catch(() => files.delete(file));
    }
    return content;
  };
}

/** Search API for pages; runs in a worker, or on the main thread where workers are unavailable. */
export const searchService = {
  /**
   * Fetches the start file of an index.
   *
   * @param site URL of the site, with its base path and a trailing slash.
   * @throws if the file cannot be fetched or is not a search index; the next call retries.
   */
  async load(site: string): Promise<void> {
    // Its address stays the same, so the browser asks whether it has changed.
    const start = (await fetchJson(site + startFile, {cache: 'no-cache'})) as Partial<IndexStart>;
    if (!Array.isArray(start.parts) || !Array.isArray(start.terms)) {
      throw new Error(`${site + startFile}: not a search index`);
    }
    engine = new SearchEngine(start as IndexStart, cachedFetcher(`${site}${start.folder ?? ''}/`));
  },

  /**
   * Returns the hits of a query, best first; none before an index is loaded, and none if the same caller has sent another
   * query in the meantime.
   *
   * @param caller Identifies the caller, which has at most one active query.
   * @throws if an index file cannot be fetched; the next call retries.
   */
  async search(caller: string, query: string, limit: number, kind?: string): Promise<Hit[]> {
    const number = (searches.get(caller) ?? 0) + 1;
    searches.set(caller, number);
    return engine?.search(query, {limit, kind, isCurrent: () => searches.get(caller) === number}) ?? [];
  },
};

export type SearchService = typeof searchService;

/** A call of the service, as a message to its worker. */
export interface Call {
  name: keyof SearchService;
  args: Parameters<SearchService[Call['name']]>;
}

/** The answer to a call. */
export type Answer = {result: unknown} | {error: Error};
