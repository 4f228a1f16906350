declare module '@generated/catalog/default/topics.json' {
  import type {Label} from '@site/src/plugins/catalog/types';

  const topics: Label[];
  export default topics;
}

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

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type {LoadContext} from '@docusaurus/types';
  import type {SearchConfig} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';

  /** Completes the options of the package. */
  export function processPluginOptions(options: object, context: LoadContext): SearchConfig;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type {Props} from '@docusaurus/types';

  /** Options of the package in the form that its parts want. */
  export interface SearchConfig {
    readonly docsRouteBasePath: readonly string[];
  }

  /** Built files to index, one list per version of the documentation. */
  export function processDocInfos(
    props: Props,
    config: SearchConfig,
  ): {outDir: string; paths: {filePath: string; url: string; type: 'docs' | 'page' | 'blog'}[]}[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments' {
  import type {SearchConfig} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';

  /** A title, heading, description, list of keywords or text of a page. */
  export interface ScannedDocument {
    /** Number. */
    i: number;
    /** The text itself. */
    t: string;
    /** Address of the page. */
    u: string;
    /** Names above a title. */
    b?: string[];
    /** Anchor, with its #. */
    h?: string;
    /** Number of the page's title. */
    p?: number;
  }

  /** Reads pages: titles, headings, descriptions, keywords, texts. */
  export function scanDocuments(
    paths: {filePath: string; url: string; type: string}[],
    config: SearchConfig,
  ): Promise<[ScannedDocument[], ScannedDocument[], ScannedDocument[], ScannedDocument[], ScannedDocument[]]>;
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

// The package's own types leave its function out.
declare module 'docusaurus-plugin-openapi-docs' {
  import type {LoadContext, Plugin} from '@docusaurus/types';
  import type {normalizePluginOptions} from '@docusaurus/utils-validation';

  const openApiPlugin: ((context: LoadContext, options: object) => Plugin) & {
    validateOptions: (given: {options: object; validate: typeof normalizePluginOptions}) => object;
  };
  export default openApiPlugin;
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

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/escapeHtml' {
  /** Writes the signs of markup as entities. */
  export function escapeHtml(text: string): string;
}

declare module 'spdx-satisfies' {
  /** Whether a license, as an SPDX expression, can be fulfilled with the approved ones alone. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}

interface ImportMeta {
  /** The modules of a folder, each loaded when its name is called (https://webpack.js.org/api/module-variables/#importmetawebpackcontext). */
  webpackContext(
    folder: string,
    options: {recursive: boolean; regExp: RegExp; mode: 'lazy'},
  ): {(name: string): Promise<unknown>; keys(): string[]};
}
