import type {Schema} from './types';

/** A field of a schema with its path. */
export interface Field {
  /** Path from the root of the body: `timeframe`, `rows[].name`; `{key}` stands for keys of `additionalProperties`. */
  path: string;
  schema: Schema;
  required: boolean;
  /** Names of the `oneOf` or `anyOf` alternatives that have the field; undefined if all do. */
  within?: readonly string[];
  /** In a recursive schema, path of the ancestor whose schema recurs here; empty for the root. */
  sameAs?: string;
  /** Whether it has nested fields that are omitted because there would be too many. */
  isCut?: boolean;
}

/** Maximum number of fields on a page; above it, the deepest levels are omitted. */
const maxFields = 250;

/** Maximum nesting depth of fields on a page. */
const maxLevels = 8;

const asSchema = (schema: boolean | Schema | undefined): Schema | undefined =>
  typeof schema === 'object' ? schema : undefined;

function merge(parts: readonly Schema[]): Schema {
  return parts.reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: {...sum.properties, ...part.properties},
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

function flattenPart(schema: Schema, above: readonly Schema[]): Schema {
  if (!schema.allOf || above.includes(schema)) {
    return schema;
  }
  const {allOf, ...own} = schema;
  const parts = allOf.map((part) => {
    const flat = flattenPart(part, [...above, schema]);
    // A base schema may list its subtypes, including this one, in oneOf: inherit its fields, not the list.
    const isParent = [...(flat.oneOf ?? []), ...(flat.anyOf ?? [])].some(
      (one) => one === schema || above.includes(one),
    );
    if (!isParent) {
      return flat;
    }
    const rest = {...flat};
    delete rest.oneOf;
    delete rest.anyOf;
    delete rest.discriminator;
    return rest;
  });
  const merged = merge(parts);
  return {
    ...merged,
    ...own,
    properties: {...merged.properties, ...own.properties},
    required: [...(merged.required ?? []), ...(own.required ?? [])],
  };
}

const flattened = new WeakMap<Schema, Schema>();

/** Merges the parts of `allOf` into one schema; later parts override earlier ones. */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) {
    return schema;
  }
  const flat = flattened.get(schema) ?? flattenPart(schema, []);
  flattened.set(schema, flat);
  return flat;
}

/** Types of a schema, without `null`. */
export const typesOf = ({type}: Schema): string[] =>
  (typeof type === 'string' ? [type] : [...(type ?? [])]).filter((one) => one !== 'null');

const takesNull = ({type, nullable}: Schema): boolean =>
  nullable === true || (typeof type === 'object' && type.length > 1 && type.includes('null'));

const isNull = ({type}: Schema): boolean => (typeof type === 'string' ? type === 'null' : type?.join() === 'null');

/** Whether values of the schema are file contents. */
export const isFile = (given: Schema): boolean => {
  const {format, contentMediaType, contentEncoding, type} = flatten(given);
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined && type !== 'object');
};

/**
 * Memoizes a recursive computation over schemas; `again` gives the result for a schema that contains itself. Without
 * memoization, mutually recursive alternatives would take exponential time.
 */
function perSchema<Result>(compute: (schema: Schema) => Result, again: (schema: Schema) => Result) {
  const known = new WeakMap<Schema, Result>();
  return (given: Schema): Result => {
    const before = known.get(given);
    if (before !== undefined) {
      return before;
    }
    known.set(given, again(given));
    const result = compute(flatten(given));
    known.set(given, result);
    return result;
  };
}

/** Type in words: "array of integer", "string (email)", "string or integer". */
export const typeName: (given: Schema) => string = perSchema(
  (schema) => {
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives && !schema.type) {
      return [...new Set(alternatives.map(typeName))].join(' or ');
    }
    const {format, contentMediaType} = schema;
    const base = (type: string): string => {
      if (type !== 'array') {
        return type;
      }
      const items = asSchema(schema.items);
      return `array of ${items ? typeName(items) : 'any'}`;
    };
    const types = typesOf(schema);
    const declared = types.length > 0 ? types : [isNull(schema) ? 'null' : schema.properties ? 'object' : 'any'];
    const name = isFile(schema) ? 'file' : [...new Set(declared.map(base))].join(' or ');
    const note = isFile(schema) ? contentMediaType : format;
    return `${name}${note ? ` (${note})` : ''}${takesNull(schema) ? ' or null' : ''}`;
  },
  ({title}) => title ?? 'any',
);

/** Bounds of a number, from OpenAPI 3.0 (`exclusiveMinimum: true`) or 3.1 (`exclusiveMinimum: 0`). */
function valueRange({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Schema): {
  low: number | undefined;
  high: number | undefined;
  above: number | undefined;
  below: number | undefined;
} {
  const above =
    exclusiveMinimum === true ? minimum : exclusiveMinimum || exclusiveMinimum === 0 ? exclusiveMinimum : undefined;
  const below =
    exclusiveMaximum === true ? maximum : exclusiveMaximum || exclusiveMaximum === 0 ? exclusiveMaximum : undefined;
  return {
    low: exclusiveMinimum === true ? undefined : minimum,
    high: exclusiveMaximum === true ? undefined : maximum,
    above,
    below,
  };
}

/** A constraint in words, optionally with a part to show as code. */
export type Constraint = string | {text: string; code: string};

/** Constraints in words: "at most 40 characters", "1 to 2 items". */
export function constraints(given: Schema): Constraint[] {
  const schema = flatten(given);
  const range = (low: number | undefined, high: number | undefined, units = ''): string | undefined => {
    const unit = units && ` ${(high ?? low) === 1 ? units.replace(/s$/, '') : units}`;
    if (low !== undefined && high !== undefined) {
      return low === high ? `exactly ${low}${unit}` : `${low} to ${high}${unit}`;
    }
    if (high !== undefined) {
      return `at most ${high}${unit}`;
    }
    return low === undefined ? undefined : `at least ${low}${unit}`;
  };
  const {low, high, above, below} = valueRange(schema);
  return [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'items'),
    schema.uniqueItems === true ? 'unique items' : undefined,
    range(low, high),
    above === undefined ? undefined : `greater than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
    schema.multipleOf === undefined ? undefined : `multiple of ${schema.multipleOf}`,
    schema.pattern === undefined ? undefined : {text: 'pattern', code: schema.pattern},
    schema.default === undefined ? undefined : {text: 'default', code: JSON.stringify(schema.default)},
  ].filter((text): text is Constraint => text !== undefined);
}

/** Allowed values (`enum` or `const`) of a schema, including those of its alternatives and items. */
export const allowedValues: (given: Schema) => readonly unknown[] = perSchema<readonly unknown[]>(
  (schema) => {
    const own = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    const items = asSchema(schema.items);
    const inner = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(items ? [items] : [])];
    return [...own, ...inner.flatMap(allowedValues)];
  },
  () => [],
);

/** Alternatives of a schema, if at least two of them have properties; otherwise none. */
export function objectAlternatives(given: Schema): {name: string; schema: Schema}[] {
  const {oneOf, anyOf} = flatten(given);
  const objects = (oneOf ?? anyOf ?? []).map((schema, index) => ({
    name: schema.title ?? `alternative ${index + 1}`,
    schema,
    hasFields: Object.keys(flatten(schema).properties ?? {}).length > 0,
  }));
  return objects.filter(({hasFields}) => hasFields).length > 1 ? objects.map(({name, schema}) => ({name, schema})) : [];
}

/** Aborts a walk that exceeds `maxFields`. */
class TooMany extends Error {}

/** Key of everything that is shown of a field, to detect fields that look the same. */
const faceOf = ({path, schema, required}: Field): string =>
  JSON.stringify([path, required, typeName(schema), schema.description, schema.enum, schema.const]);

interface Walk {
  levels: number;
  count: number;
}

/** Why a walk stops at a schema: it recurs, or it is nested too deeply. */
type End = Pick<Field, 'sameAs' | 'isCut'>;

/** Identity of a schema. Copies of a schema with another description share the objects of its parts. */
const identityOf = (schema: Schema): object =>
  schema.allOf ?? schema.properties ?? schema.oneOf ?? schema.anyOf ?? schema;

function walk(
  given: Schema,
  path: string,
  above: ReadonlyMap<object, string>,
  level: number,
  state: Walk,
): {fields: Field[]; end?: End} {
  const identity = identityOf(given);
  const known = above.get(identity);
  if (known !== undefined) {
    return {fields: [], end: {sameAs: known}};
  }
  const schema = flatten(given);
  const inside = new Map(above).set(identity, path);
  const free = asSchema(schema.additionalProperties);
  const named = Object.entries(schema.properties ?? {});
  if (level >= state.levels && (named.length > 0 || free)) {
    return {fields: [], end: {isCut: true}};
  }
  const child = (name: string, of: Schema, required: boolean): Field[] => {
    state.count++;
    if (state.count > maxFields && state.levels > 1) {
      throw new TooMany();
    }
    const here = path ? `${path}.${name}` : name;
    const below = walk(of, here, inside, level + 1, state);
    return [{path: here, schema: of, required, ...below.end}, ...below.fields];
  };
  const fields = [
    ...named.flatMap(([name, of]) => child(name, asSchema(of) ?? {}, schema.required?.includes(name) ?? false)),
    ...(free ? child('{key}', free, false) : []),
  ];
  let end: End | undefined;
  const items = asSchema(schema.items);
  const lists = [...(items ? [items] : []), ...(schema.prefixItems ?? [])].map((one) =>
    walk(one, `${path}[]`, inside, level, state),
  );
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((one) =>
    walk(one, path, inside, level, state),
  );
  for (const one of [...lists, ...alternatives]) {
    end ??= one.end;
  }
  const names = objectAlternatives(given).map(({name}) => name);
  const all = [
    ...fields,
    ...lists.flatMap((one) => one.fields),
    ...(names.length > 0
      ? fieldsOfAlternatives(
          alternatives.map((one) => one.fields),
          names,
        )
      : alternatives.flatMap((one) => one.fields)),
  ];
  const seen = new Set<string>();
  const unique = all.filter((field) => {
    const key = JSON.stringify([field.path, field.within]);
    return !seen.has(key) && seen.add(key);
  });
  return {fields: unique, ...(end && {end})};
}

/** Merges the fields of alternatives; each field lists the alternatives that have it, unless all do. */
function fieldsOfAlternatives(alternatives: readonly (readonly Field[])[], names: readonly string[]): Field[] {
  const found = new Map<string, {field: Field; within: string[]}>();
  alternatives.forEach((fields, index) => {
    fields.forEach((field) => {
      const key = faceOf(field);
      const entry = found.get(key) ?? {field, within: []};
      entry.within.push(names[index] ?? '');
      found.set(key, entry);
    });
  });
  return [...found.values()].map(({field, within}) =>
    within.length === alternatives.length ? field : {...field, within: [...new Set(field.within ?? within)]},
  );
}

const listed = new WeakMap<Schema, Field[]>();

/**
 * Lists all fields of a schema, parents before children. Recursive fields are marked with `sameAs`; in a very large
 * schema, only the upper levels are listed.
 */
export function fieldsOf(given: Schema): Field[] {
  const known = listed.get(given);
  if (known) {
    return known;
  }
  for (let levels = maxLevels; ; levels--) {
    try {
      const {fields} = walk(given, '', new Map(), 0, {levels, count: 0});
      listed.set(given, fields);
      return fields;
    } catch (error) {
      if (!(error instanceof TooMany)) {
        throw error;
      }
    }
  }
}
