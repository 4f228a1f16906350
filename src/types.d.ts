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

declare module 'docusaurus-theme-openapi-docs' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function openApiTheme(context: LoadContext): Plugin;
}

declare module '@theme/ApiExplorer/CodeSnippets' {
  import type {ReactNode} from 'react';
  import type {Request} from 'postman-collection';

  /** Code for a request, with a choice of languages. */
  export default function CodeSnippets(props: {
    postman: Request;
    codeSamples: object[];
    maskCredentials: boolean;
  }): ReactNode;
}

declare module '@theme/ApiItem/store' {
  import type {Store} from 'redux';

  /** The store that the theme's components read the request from. */
  export function createStoreWithState(state: object, middlewares: unknown[]): Store;
}
