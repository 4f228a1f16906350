import {jsonIn, load, type LoadFault} from '@training-catalog/utils/loading';
import {isIndexStart, SearchEngine, startFile, type Hit} from '@training-catalog/search-engine';

let engine: SearchEngine | undefined;

/** Sequence number of each caller's latest query. */
const searches = new Map<string, number>();

/** Returns a function that loads and keeps the files of a folder; one that could not be loaded is requested on the next use. */
function keptFiles(site: string, folder: string): (file: string) => Promise<unknown> {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    let content = files.get(file);
    if (!content) {
      const path = `${folder}/${file}`;
      content = load(site + path, (answer) => {
        const json = jsonIn(answer);
        return Array.isArray(json) && json[0] === path ? (json as unknown) : undefined;
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
   * @throws {LoadError} if the file cannot be loaded, or is not a search index; the next call retries.
   */
  async load(site: string): Promise<void> {
    const start = await load(
      site + startFile,
      (answer) => {
        const json = jsonIn(answer);
        return isIndexStart(json) ? json : undefined;
      },
      // Its address stays the same.
      {cache: 'no-cache'},
    );
    engine = new SearchEngine(start, keptFiles(site, start.folder));
  },

  /**
   * Returns the hits of a query, best first; none before an index is loaded, and none if the same caller has sent another
   * query in the meantime.
   *
   * @param caller Identifies the caller, which has at most one active query.
   * @throws {LoadError} if an index file cannot be loaded; the next call retries.
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

/** The answer to a call. Messages keep of an error what every error has, so `fault` is that of a `LoadError`. */
export type Answer = {result: unknown} | {error: Error; fault?: LoadFault | undefined};
