declare module 'swagger2openapi' {
  /** Converts an OpenAPI 2.0 document, whose references are local. @throws if it is not such a document. */
  export function convertObj(
    document: object,
    options: {patch?: boolean; warnOnly?: boolean; anchors?: boolean},
  ): Promise<{openapi: object}>;
}

declare module '@generated/openapi-pages/default/sets.json' {
  import type {SetFacts} from '@training-catalog/openapi-pages/sets';

  const sets: readonly SetFacts[];
  export default sets;
}
