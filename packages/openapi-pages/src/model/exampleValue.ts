import {alternativesOf, flatten, requiredNames} from './composition.js';
import {isFile, typesOf} from './fields.js';
import type {Example, MediaType, Parameter, Schema} from './types.js';

/** First example of a parameter or body: from `example`, `examples`, or its schema. */
export function firstExample(from: {example?: unknown; examples?: Record<string, Example>; schema?: Schema}): unknown {
  return from.example ?? Object.values(from.examples ?? {})[0]?.value ?? exampleOfSchema(from.schema);
}

/** Example in a schema: `example`, or the first of `examples` in OpenAPI 3.1. */
export const exampleOfSchema = (schema: Schema | undefined): unknown =>
  schema?.example ?? (Array.isArray(schema?.examples) ? (schema.examples[0] as unknown) : undefined);

/** Sample strings, by format. */
const texts = new Map(
  Object.entries({
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
  }),
);

/** Maximum nesting depth of generated values. */
const maxLevels = 4;

/** Maximum number of fields of a generated value; a schema whose fields have many fields each would have millions. */
const maxFields = 1_000;

/** Whether a value may be text, as far as its schema says. */
export function mayBeText(given: Schema | undefined, level = 0): boolean {
  const schema = given && flatten(given);
  const types = schema ? typesOf(schema) : [];
  const alternatives = schema && types.length === 0 ? alternativesOf(schema) : undefined;
  return (
    types.includes('string') || (level < maxLevels && (alternatives ?? []).some((one) => mayBeText(one, level + 1)))
  );
}

/** An example given as JSON text, as many files of OpenAPI 2.0 have it, becomes the value, unless the value may be text. */
export function parsedExample(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value) || mayBeText(schema)) {
    return value;
  }
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/**
 * Generates a value that is valid for a schema, from its examples, defaults, and enums. Objects get their required fields,
 * or all fields if none is required. Written here because libraries resolve `$ref` in documents, but do not support
 * resolved recursive schemas.
 */
export function valueOf(given: Schema): unknown {
  let fields = 0;
  const generate = (one: Schema, level: number): unknown => {
    const schema = flatten(one);
    const example = exampleOfSchema(schema) ?? schema.default ?? schema.const ?? schema.enum?.[0];
    const explicit = parsedExample(example, schema);
    if (explicit !== undefined) {
      return explicit;
    }
    const [alternative] = alternativesOf(schema) ?? [];
    const properties = Object.entries(schema.properties ?? {}).filter(([, field]) => flatten(field).readOnly !== true);
    if (alternative && properties.length === 0) {
      return level < maxLevels ? generate(alternative, level + 1) : {};
    }
    const [type = properties.length > 0 ? 'object' : ''] = typesOf(schema);
    switch (type) {
      case 'object': {
        // An alternative may only say which fields it requires.
        const names = new Set([...requiredNames(schema), ...(alternative ? requiredNames(flatten(alternative)) : [])]);
        const required = properties.filter(([name]) => names.has(name));
        const shown = level >= maxLevels ? [] : required.length > 0 ? required : properties;
        return Object.fromEntries(
          shown.flatMap(([name, field]) => (fields++ < maxFields ? [[name, generate(field, level + 1)]] : [])),
        );
      }
      case 'array': {
        const {items} = schema;
        return typeof items === 'object' && level < maxLevels ? [generate(items, level + 1)] : [];
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
        return isFile(schema) ? 'file' : (texts.get(schema.format ?? '') ?? 'text');
    }
  };
  return generate(given, 0);
}

/** Example of a body: the explicit one, otherwise a value generated from its schema. */
export const exampleOf = (media: MediaType): unknown =>
  parsedExample(firstExample(media), media.schema) ?? (media.schema && valueOf(media.schema));

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
