import {flatten, isFile, typesOf} from './fields';
import type {Example, MediaType, Parameter, Schema} from './types';

/** First example that a parameter or body states, whichever way the specification gives it. */
export function firstExample(from: {example?: unknown; examples?: Record<string, Example>; schema?: Schema}): unknown {
  return from.example ?? Object.values(from.examples ?? {})[0]?.value ?? exampleOfSchema(from.schema);
}

/** Example that a schema itself states; in OpenAPI 3.1 the first of a list. */
export const exampleOfSchema = (schema: Schema | undefined): unknown =>
  schema?.example ?? (Array.isArray(schema?.examples) ? (schema.examples[0] as unknown) : undefined);

/** What a text of a certain format looks like. */
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

/** Deepest level of objects in a generated value. */
const mostLevels = 4;

/**
 * Makes up a value that fits a schema, out of what the schema states: its examples, defaults and lists of values. An
 * object has its required fields, and all of them where none is required. No library does it for schemas that hold
 * themselves; those that there are follow references inside one file.
 */
export function valueOf(given: Schema, level = 0): unknown {
  const schema = flatten(given);
  const stated = exampleOfSchema(schema) ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (stated !== undefined) {
    return stated;
  }
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  const properties = Object.entries(schema.properties ?? {}).filter(([, one]) => one.readOnly !== true);
  if (alternative && properties.length === 0) {
    return level < mostLevels ? valueOf(alternative, level + 1) : {};
  }
  const [type = properties.length > 0 ? 'object' : ''] = typesOf(schema);
  switch (type) {
    case 'object': {
      const required = properties.filter(([name]) => schema.required?.includes(name));
      const shown = level >= mostLevels ? [] : required.length > 0 ? required : properties;
      return Object.fromEntries(shown.map(([name, one]) => [name, valueOf(one, level + 1)]));
    }
    case 'array': {
      const {items} = schema;
      return typeof items === 'object' && level < mostLevels ? [valueOf(items, level + 1)] : [];
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

/** Example of a body: the one that is stated, otherwise a value that fits its schema. */
export const exampleOf = (media: MediaType): unknown => firstExample(media) ?? (media.schema && valueOf(media.schema));

/** Schema of a parameter, which may state it as that of a media type. */
export const schemaOf = ({schema, content}: Parameter): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

/** Example of a parameter; of one that must be there also a made-up value. */
export function exampleOfParameter(parameter: Parameter): unknown {
  const schema = schemaOf(parameter);
  const stated =
    firstExample(parameter) ?? exampleOfSchema(schema) ?? firstExample(Object.values(parameter.content ?? {})[0] ?? {});
  return stated ?? (parameter.required === true ? valueOf(schema) : undefined);
}
