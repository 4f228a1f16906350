declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type {LoadContext} from '@docusaurus/types';
  import type {SearchConfig} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';

  /** Completes the options of the package. */
  export function processPluginOptions(options: object, context: LoadContext): SearchConfig;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type {Props} from '@docusaurus/types';

  /** Options of the package in the format of its modules. */
  export interface SearchConfig {
    readonly docsRouteBasePath: readonly string[];
    readonly ignoreCssSelectors?: readonly string[];
  }

  /** Built files to index, one list per version of the documentation. */
  export function processDocInfos(
    props: Props,
    config: SearchConfig,
  ): {outDir: string; paths: {filePath: string; url: string; type: 'docs' | 'page' | 'blog'}[]}[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  import type {SearchConfig} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';

  /** Texts of a page. */
  export interface ParsedPage {
    pageTitle: string;
    description: string;
    /** The title with what follows it, and each further heading with what follows it. */
    sections: {title: string; hash: string; content: string}[];
    /** Names above the page in the navigation. */
    breadcrumb: string[];
  }

  /** Reads a page; null if search engines may not list it. */
  export function parse(html: string, type: string, url: string, config: SearchConfig): ParsedPage | null;
}

declare module '@easyops-cn/docusaurus-search-local' {
  import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local/dist/types/index';

  export const validateOptions: PluginModule['validateOptions'];
  export default function searchLocal(context: LoadContext, options: PluginOptions): Plugin;
}

declare module 'docusaurus-theme-openapi-docs' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function openApiTheme(context: LoadContext): Plugin;
}

declare module 'spdx-exceptions' {
  /** Identifiers of the exceptions in the SPDX list. */
  const identifiers: readonly string[];
  export default identifiers;
}

declare module 'spdx-expression-parse' {
  /** Reads a license given as an SPDX expression. It throws an error for any other text. */
  export default function parse(expression: string): object;
}

declare module 'spdx-satisfies' {
  /** Whether the approved licenses satisfy a license given as an SPDX expression. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}

declare module 'subset-font' {
  /** Reduces a font to fewer characters; see https://github.com/papandreou/subset-font. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
