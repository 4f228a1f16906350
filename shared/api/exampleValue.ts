import {flatten, isFile, typesOf} from './fields';
import type {Example, MediaType, Parameter, Schema} from './types';

/** First example of a parameter or body: from `example`, `examples`, or its schema. */
export function firstExample(from: {example?: unknown; examples?: Record<string, Example>; schema?: Schema}): unknown {
  return from.example ?? Object.values(from.examples ?? {})[0]?.value ?? exampleOfSchema(from.schema);
}

/** Example in a schema: `example`, or the first of `examples` in OpenAPI 3.1. */
export const exampleOfSchema = (schema: Schema | undefined): unknown =>
  schema?.example ?? (Array.isArray(schema?.examples) ? (schema.examples[0] as unknown) : undefined);

/** Sample strings, by format. */
const texts: Record<string, string> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'user@example.org',
  uri: 'https://example.org/',
  url: 'https://example.org/',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  hostname: 'example.org',
};

/** Maximum nesting depth of generated values. */
const maxLevels = 4;

/**
 * Generates a value that is valid for a schema, from its examples, defaults, and enums. Objects get their required fields,
 * or all fields if none is required. Written here because libraries resolve `$ref` in documents, but do not support
 * resolved recursive schemas.
 */
export function valueOf(given: Schema, level = 0): unknown {
  const schema = flatten(given);
  const explicit = exampleOfSchema(schema) ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (explicit !== undefined) {
    return explicit;
  }
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  const properties = Object.entries(schema.properties ?? {}).filter(([, one]) => one.readOnly !== true);
  if (alternative && properties.length === 0) {
    return level < maxLevels ? valueOf(alternative, level + 1) : {};
  }
  const [type = properties.length > 0 ? 'object' : ''] = typesOf(schema);
  switch (type) {
    case 'object': {
      const required = properties.filter(([name]) => schema.required?.includes(name));
      const shown = level >= maxLevels ? [] : required.length > 0 ? required : properties;
      return Object.fromEntries(shown.map(([name, one]) => [name, valueOf(one, level + 1)]));
    }
    case 'array': {
      const {items} = schema;
      return typeof items === 'object' && level < maxLevels ? [valueOf(items, level + 1)] : [];
    }
    case 'integer':
    case 'number': {
      const {minimum, maximum} = schema;
      return minimum ?? Math.min(1, maximum ?? 1);
    }
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return isFile(schema) ? 'file' : (texts[schema.format ?? ''] ?? 'text');
  }
}

/** Example of a body: the explicit one, otherwise a value generated from its schema. */
export const exampleOf = (media: MediaType): unknown => firstExample(media) ?? (media.schema && valueOf(media.schema));

/** Schema of a parameter, from `schema` or its first media type. */
export const schemaOf = ({schema, content}: Parameter): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

/** Example of a parameter; for a required one without an example, a generated value. */
export function exampleOfParameter(parameter: Parameter): unknown {
  const schema = schemaOf(parameter);
  const explicit =
    firstExample(parameter) ?? exampleOfSchema(schema) ?? firstExample(Object.values(parameter.content ?? {})[0] ?? {});
  return explicit ?? (parameter.required === true ? valueOf(schema) : undefined);
}
