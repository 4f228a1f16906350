import {SearchEngine} from './engine';
import type {Hit, PagesIndex, TextIndex} from './types';

let engine: SearchEngine | undefined;

async function fetchJson<Content>(address: string, isRight: (content: Content) => boolean): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status} ${response.statusText}`);
  }
  const content = (await response.json()) as Content;
  if (!isRight(content)) {
    throw new Error(`${address}: not a search index`);
  }
  return content;
}

/** Search as the page asks for it; it runs in a worker, or in the page where workers are refused. */
export const searchService = {
  /**
   * Fetches the first part of the index.
   *
   * @param address Address of the file.
   * @throws if it cannot be fetched or is not what it should be; a new call tries again.
   */
  async loadPages(address: string): Promise<void> {
    engine = new SearchEngine(await fetchJson<PagesIndex>(address, (content) => Array.isArray(content.pages)));
  },

  /** Fetches the second part of the index. @throws as `loadPages` does. */
  async loadText(address: string): Promise<void> {
    const text = await fetchJson<TextIndex>(address, (content) => Array.isArray(content));
    engine?.addText(text);
  },

  /** Best hits of a query, best first; none before the first part is there. */
  search: (query: string, limit: number): Hit[] => engine?.search(query, limit) ?? [],
};

export type SearchService = typeof searchService;
