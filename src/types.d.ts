declare module '@generated/catalog/default/topics.json' {
  import type {Label} from '@site/shared/catalog';

  const topics: Label[];
  export default topics;
}

declare module '@generated/catalog/default/catalog.json' {
  import type {Catalog} from '@site/shared/catalog';

  const catalog: Catalog;
  export default catalog;
}

declare module '@generated/learning-paths/default/paths.json' {
  import type {LearningPath} from '@site/shared/learningPaths';

  const paths: LearningPath[];
  export default paths;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants' {
  /** Name of the index's file. */
  export const searchIndexUrl: string;
  /** Most hits in the search box. */
  export const searchResultLimits: number;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight' {
  /** HTML of a text with the words marked. */
  export function highlight(text: string, tokens: readonly string[]): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed' {
  /** HTML of the part of a text around the found words, which are marked. */
  export function highlightStemmed(
    content: string,
    positions: readonly (readonly [start: number, length: number])[],
    tokens: readonly string[],
    maxLength?: number,
  ): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform' {
  /** Whether the reader's machine has a command key. */
  export function isMacPlatform(): boolean;
}

// The package's own types leave its functions out.

declare module 'mark.js' {
  /** Marks words in an element; see https://markjs.io/. */
  export default class Mark {
    constructor(context: Element);
    mark(words: string | readonly string[], options?: Record<string, unknown>): void;
    unmark(options?: Record<string, unknown>): void;
  }
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/escapeHtml' {
  /** Writes the signs of markup as entities. */
  export function escapeHtml(text: string): string;
}

interface ImportMeta {
  /** The modules of a folder, each loaded when its name is called (https://webpack.js.org/api/module-variables/#importmetawebpackcontext). */
  webpackContext(
    folder: string,
    options: {recursive: boolean; regExp: RegExp; mode: 'lazy'},
  ): {(name: string): Promise<unknown>; keys(): string[]};
}
