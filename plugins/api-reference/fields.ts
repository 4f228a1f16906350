import type {Schema} from './types';

/** One line of a schema: a field with the path that leads to it. */
export interface Field {
  /** Path from the top of the body: `timeframe`, `rows[].name`; keys of a free map are written `{key}`. */
  path: string;
  schema: Schema;
  required: boolean;
}

/** Joins what `allOf` composes into one schema; the later part wins where two say something. */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) {
    return schema;
  }
  const {allOf, ...own} = schema;
  const merged = allOf.map(flatten).reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: {...sum.properties, ...part.properties},
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
  return {
    ...merged,
    ...own,
    properties: {...merged.properties, ...own.properties},
    required: [...(merged.required ?? []), ...(own.required ?? [])],
  };
}

/** Says the type in words: "array of integer", "string (email)", "string or integer". */
export function typeName(given: Schema): string {
  const schema = flatten(given);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives && !schema.type) {
    return [...new Set(alternatives.map(typeName))].join(' or ');
  }
  const base =
    schema.type === 'array'
      ? `array of ${schema.items ? typeName(schema.items) : 'any'}`
      : (schema.type ?? (schema.properties ? 'object' : 'any'));
  return `${base}${schema.format ? ` (${schema.format})` : ''}${schema.nullable ? ' or null' : ''}`;
}

/** Says the bounds in words: "at most 40 characters", "1 to 2 items". */
export function constraints(given: Schema): string[] {
  const schema = flatten(given);
  const range = (low: number | undefined, high: number | undefined, unit: string): string | undefined => {
    if (low !== undefined && high !== undefined) {
      return low === high ? `exactly ${low} ${unit}` : `${low} to ${high} ${unit}`;
    }
    if (high !== undefined) {
      return `at most ${high} ${unit}`;
    }
    return low === undefined ? undefined : `at least ${low} ${unit}`;
  };
  return [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'items'),
    range(schema.minimum, schema.maximum, 'in value'),
    schema.pattern === undefined ? undefined : `matches \`${schema.pattern}\``,
    schema.default === undefined ? undefined : `default \`${JSON.stringify(schema.default)}\``,
  ].filter((text): text is string => text !== undefined);
}

/** Values that a schema lists, its own or those of its alternatives or items. */
export function allowedValues(given: Schema): readonly unknown[] {
  const schema = flatten(given);
  const own = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const inner = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...own, ...inner.flatMap(allowedValues)];
}

/** Lists every field below a schema, outer before inner. */
export function fieldsOf(given: Schema, path = ''): Field[] {
  const schema = flatten(given);
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const here = path ? `${path}.${name}` : name;
    return [{path: here, schema: child, required: schema.required?.includes(name) ?? false}, ...fieldsOf(child, here)];
  });
  const free =
    typeof schema.additionalProperties === 'object'
      ? [
          {path: path ? `${path}.{key}` : '{key}', schema: schema.additionalProperties, required: false},
          ...fieldsOf(schema.additionalProperties, path ? `${path}.{key}` : '{key}'),
        ]
      : [];
  const items = schema.items ? fieldsOf(schema.items, `${path}[]`) : [];
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) => fieldsOf(part, path));
  const all = [...named, ...free, ...items, ...alternatives];
  return all.filter((field, index) => all.findIndex((other) => other.path === field.path) === index);
}
