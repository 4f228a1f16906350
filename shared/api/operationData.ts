import type {Operation, Schema} from './types';

/** A server that requests can go to. */
export interface CallableServer {
  /** Address without a closing slash. */
  address: string;
  description?: string;
}

/** A reference to one of the schemas that a file keeps apart, because they are used twice or hold themselves. */
export interface SchemaReference {
  $ref: `#/$defs/${number}`;
}

/**
 * What the console of an operation needs, as the file beside its page holds it. Schemas are JSON Schema 2020-12 of what
 * a request may hold; those of responses are left out, and descriptions are plain text.
 */
export interface OperationData {
  /** Identifier of the set; security values are entered once for all operations of one. */
  set: string;
  /** Whether readers may send requests to the servers of the set. */
  console: boolean;
  servers: readonly CallableServer[];
  /** The operation, each schema in its place or as a reference. */
  operation: Operation;
  $defs: readonly Schema[];
}

/** Keys of a schema that hold schemas: one, a list, or a map. */
export const schemaKeys = {
  one: ['items', 'additionalProperties', 'not'],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  map: ['properties'],
} as const;

/** Copies a schema with its inner schemas replaced. */
export function mapSchemas(schema: Schema, replace: (inner: Schema) => Schema): Schema {
  const copy: Record<string, unknown> = {...schema};
  const change = (value: unknown): unknown => (typeof value === 'object' && value !== null ? replace(value) : value);
  schemaKeys.one.filter((key) => key in copy).forEach((key) => (copy[key] = change(copy[key])));
  schemaKeys.list.forEach((key) => {
    if (Array.isArray(copy[key])) {
      copy[key] = copy[key].map(change);
    }
  });
  schemaKeys.map.forEach((key) => {
    const map = copy[key];
    if (typeof map === 'object' && map !== null) {
      copy[key] = Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, change(inner)]));
    }
  });
  return copy;
}

/** Copies an operation with the schemas of its parameters and its body replaced. */
export function mapOperation(operation: Operation, replace: (schema: Schema) => Schema): Operation {
  const media = <Media extends {schema?: Schema}>(content: Record<string, Media>): Record<string, Media> =>
    Object.fromEntries(
      Object.entries(content).map(([type, one]) => [type, {...one, ...(one.schema && {schema: replace(one.schema)})}]),
    );
  const {parameters, requestBody} = operation;
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((parameter) => ({
        ...parameter,
        ...(parameter.schema && {schema: replace(parameter.schema)}),
        ...(parameter.content && {content: media(parameter.content)}),
      })),
    }),
    ...(requestBody && {
      requestBody: {...requestBody, ...(requestBody.content && {content: media(requestBody.content)})},
    }),
  };
}

/** The operation with each reference replaced by the one object that it names; a recursive schema holds itself. */
export function operationOf({operation, $defs}: Pick<OperationData, 'operation' | '$defs'>): Operation {
  const resolved = new Map<string, Schema>();
  const resolve = (schema: Schema): Schema => {
    const reference = (schema as Partial<SchemaReference>).$ref;
    if (reference === undefined) {
      return mapSchemas(schema, resolve);
    }
    const known = resolved.get(reference);
    if (known) {
      return known;
    }
    const target: Schema = {};
    resolved.set(reference, target);
    const stored = $defs[Number(reference.slice('#/$defs/'.length))] ?? {};
    return Object.assign(target, mapSchemas(stored, resolve));
  };
  return mapOperation(operation, resolve);
}
