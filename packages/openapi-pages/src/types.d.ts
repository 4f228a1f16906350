declare module 'swagger2openapi' {
  /** Converts an OpenAPI 2.0 document, whose references are local. @throws if it is not such a document. */
  export function convertObj(
    document: object,
    options: {patch?: boolean; warnOnly?: boolean; anchors?: boolean},
  ): Promise<{openapi: object}>;
}
