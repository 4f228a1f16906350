import {SearchEngine} from './engine';
import {indexFiles, type Hit, type IndexStart} from './types';

let engine: SearchEngine | undefined;

/** Number of the last search of each caller. */
const searches = new Map<string, number>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status} ${response.statusText}`);
  }
  return response.json();
}

/** Reads the files of a folder, each once; a file that could not be read is requested again at its next use. */
function remembering(folder: string): (file: string) => Promise<unknown> {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    let content = files.get(file);
    if (!content) {
      const address = folder + file;
      content = fetchJson(address).then((json) => {
        if (!Array.isArray(json)) {
          throw new Error(`${address}: not a search index`);
        }
        return json as unknown;
      });
      files.set(file, content);
      content.catch(() => files.delete(file));
    }
    return content;
  };
}

/** The search that pages call; it runs in a worker, or in the page where workers are not allowed. */
export const searchService = {
  /**
   * Fetches the start of an index.
   *
   * @param folder Address of the folder of the index, with a slash at its end.
   * @throws if it cannot be fetched or has the wrong form; a new call tries again.
   */
  async load(folder: string): Promise<void> {
    const start = (await fetchJson(folder + indexFiles.start)) as Partial<IndexStart>;
    if (!Array.isArray(start.parts) || !Array.isArray(start.terms)) {
      throw new Error(`${folder + indexFiles.start}: not a search index`);
    }
    engine = new SearchEngine(start as IndexStart, remembering(folder));
  },

  /**
   * Hits of a query, best first; none before an index is loaded, and none if the caller has sent another query since.
   *
   * @param asker Identifies the caller, who has one query at a time.
   * @throws if a part of the index cannot be fetched; a new call tries again.
   */
  async search(asker: string, query: string, limit: number, kind?: string): Promise<Hit[]> {
    const number = (searches.get(asker) ?? 0) + 1;
    searches.set(asker, number);
    return engine?.search(query, {limit, kind, isWanted: () => searches.get(asker) === number}) ?? [];
  },
};

export type SearchService = typeof searchService;
