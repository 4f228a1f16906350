// The package's own types name source files that it does not publish.
declare module 'docusaurus-plugin-openapi-docs/lib/openapi' {
  import type {OperationItem, OverviewItem} from '@site/plugins/api-reference/types';

  /** A specification file that was read. */
  interface OpenApiFile {
    readonly source: string;
  }

  /** Reads a specification, or all of a folder. */
  export function readOpenapiFiles(path: string): Promise<OpenApiFile[]>;

  /** Lists the pages that a specification asks for, with references resolved, and its tags. */
  export function processOpenapiFiles(
    files: readonly OpenApiFile[],
    options: object,
    sidebarOptions: object,
  ): Promise<[items: (OperationItem | OverviewItem | {type: 'tag' | 'schema'})[], tags: object[][]]>;
}

declare module 'docusaurus-plugin-openapi-docs/lib/sidebars' {
  /** Items of a sidebar: the overview, then operations by tag. */
  export default function generateSidebarSlice(
    sidebarOptions: object,
    options: object,
    items: readonly object[],
    tags: readonly object[][],
    docPath: string,
  ): object[];
}
