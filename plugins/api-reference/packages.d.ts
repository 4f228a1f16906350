declare module 'docusaurus-plugin-openapi-docs/lib/sidebars' {
  /**
   * Items of a sidebar: the overview, then operations by tag. The package's own types name source files that it does
   * not publish.
   */
  export default function generateSidebarSlice(
    sidebarOptions: object,
    options: object,
    items: readonly object[],
    tags: readonly object[][],
    docPath: string,
  ): object[];
}

declare module 'swagger2openapi' {
  /** Converts an OpenAPI 2.0 document, whose references are local. @throws if it is not such a document. */
  export function convertObj(
    document: object,
    options: {patch?: boolean; warnOnly?: boolean; anchors?: boolean},
  ): Promise<{openapi: object}>;
}
