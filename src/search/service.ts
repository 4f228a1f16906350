import {SearchEngine} from './engine';
import {indexFiles, type Hit, type IndexStart} from './types';

let engine: SearchEngine | undefined;

/** Number of the last search of each asker. */
const searches = new Map<string, number>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status} ${response.statusText}`);
  }
  return response.json();
}

/** Reads the files of a folder, each once; a file that could not be read is tried again at its next use. */
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

/** Search as the page asks for it; it runs in a worker, or in the page where workers are refused. */
export const searchService = {
  /**
   * Fetches the start of an index.
   *
   * @param folder Address of the folder of the index, with a slash at its end.
   * @throws if it cannot be fetched or is not what it should be; a new call tries again.
   */
  async load(folder: string): Promise<void> {
    const start = (await fetchJson(folder + indexFiles.start)) as Partial<IndexStart>;
    if (!Array.isArray(start.parts) || !Array.isArray(start.terms)) {
      throw new Error(`${folder + indexFiles.start}: not a search index`);
    }
    engine = new SearchEngine(start as IndexStart, remembering(folder));
  },

  /**
   * Best hits of a query, best first; none before an index is loaded, and none of a query that its asker has
   * followed by another one.
   *
   * @param asker Who asks: each has one query at a time.
   * @throws if a part of the index cannot be fetched; a new call tries again.
   */
  async search(asker: string, query: string, limit: number, kind?: string): Promise<Hit[]> {
    const number = (searches.get(asker) ?? 0) + 1;
    searches.set(asker, number);
    return engine?.search(query, {limit, kind, isWanted: () => searches.get(asker) === number}) ?? [];
  },
};

export type SearchService = typeof searchService;
