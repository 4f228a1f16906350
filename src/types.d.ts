declare module '@generated/catalog/default/catalog.json' {
  import type {Catalog} from '@site/src/plugins/catalog/types';

  const catalog: Catalog;
  export default catalog;
}

declare module '@generated/learning-paths/default/paths.json' {
  import type {LearningPath} from '@site/src/plugins/learning-paths/types';

  const paths: LearningPath[];
  export default paths;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  /** Loads the index in the worker; resolves when a search can start. */
  export function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void>;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform' {
  /** Whether the reader's machine has a command key. */
  export function isMacPlatform(): boolean;
}

// The package's own types leave its functions out.
declare module '@easyops-cn/docusaurus-search-local' {
  import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local/dist/types/index';

  export const validateOptions: PluginModule['validateOptions'];
  export default function searchLocal(context: LoadContext, options: PluginOptions): Plugin;
}

declare module 'mark.js' {
  /** Marks words in an element; see https://markjs.io/. */
  export default class Mark {
    constructor(context: Element);
    mark(words: string | readonly string[], options?: Record<string, unknown>): void;
    unmark(options?: Record<string, unknown>): void;
  }
}
