declare module '@generated/catalog/default/catalog.json' {
  import type {Catalog} from '@site/src/plugins/catalog/types';

  const catalog: Catalog;
  export default catalog;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  /** Loads the index in the worker; resolves when a search can start. */
  export function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void>;
}

declare module 'mark.js' {
  /** Marks words in an element; see https://markjs.io/. */
  export default class Mark {
    constructor(context: Element);
    mark(words: string | readonly string[], options?: Record<string, unknown>): void;
    unmark(options?: Record<string, unknown>): void;
  }
}
