import type {Digits} from './digits.js';
import type {Operation, Schema} from './types.js';

/** A server that requests can go to. */
export interface CallableServer {
  /** URL without a trailing slash. */
  url: string;
  description?: string;
}

/** A reference to a schema in `$defs`, which holds schemas that are shared or recursive. */
export interface SchemaReference {
  $ref: `#/$defs/${number}`;
}

/**
 * Data for the console of an operation, stored in a file beside its page. Schemas are JSON Schema 2020-12 and cover only
 * requests, without responses; descriptions are plain text.
 */
export interface OperationData {
  /** Identifier of the set, whose operations share the credentials that a reader enters. */
  set: string;
  /** Whether readers may send requests to the servers of the set. */
  console: boolean;
  servers: readonly CallableServer[];
  /** The operation; each schema is inline or a reference. */
  operation: Operation;
  $defs: readonly Schema[];
  /** The digits of numbers here that stand for one that JavaScript would round. */
  digits?: Digits;
}

/** Schema keywords whose value is a schema, a list of schemas, or a map of schemas. */
export const schemaKeys = {
  one: ['items', 'additionalProperties', 'not'],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  map: ['properties', 'patternProperties'],
} as const;

/** Copies a schema, replacing the schemas directly inside it. */
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

/** Copies an operation, replacing the schemas of its parameters and body. */
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

/** Resolves references, each to one shared object, so that recursive schemas become cyclic objects. */
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
