import type {Schema} from './types';

/** One line of a schema: a field with the path that leads to it. */
export interface Field {
  /** Path from the top of the body: `timeframe`, `rows[].name`; keys of a free map are written `{key}`. */
  path: string;
  schema: Schema;
  required: boolean;
  /** Names of the alternatives that have the field, where not all of them do. */
  within?: readonly string[];
  /** Path of the field that it repeats, in a recursive schema; empty for the whole body. */
  sameAs?: string;
  /** Whether it has fields of its own that are not listed, because they would be too many. */
  isCut?: boolean;
}

/** More fields than this are too many for a page; the deepest ones are left out. */
const mostFields = 250;

/** Deepest level of fields on a page. */
const mostLevels = 8;

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
    // A parent that lists its children, of which this is one, gives them its fields, not its list.
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

/** Joins what `allOf` composes into one schema; the later part wins where two say something. */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) {
    return schema;
  }
  const flat = flattened.get(schema) ?? flattenPart(schema, []);
  flattened.set(schema, flat);
  return flat;
}

/** Types that a schema lists, without `null`. */
export const typesOf = ({type}: Schema): string[] =>
  (typeof type === 'string' ? [type] : [...(type ?? [])]).filter((one) => one !== 'null');

const takesNull = ({type, nullable}: Schema): boolean =>
  nullable === true || (typeof type === 'object' && type.length > 1 && type.includes('null'));

const isNull = ({type}: Schema): boolean => (typeof type === 'string' ? type === 'null' : type?.join() === 'null');

/** Is the value the content of a file? */
export const isFile = (given: Schema): boolean => {
  const {format, contentMediaType, contentEncoding, type} = flatten(given);
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined && type !== 'object');
};

/**
 * Computes something of a schema once, from what it is of the schemas inside; `again` stands for a schema that is inside
 * itself. Without it, alternatives that hold each other would take a time that grows with the number of ways through them.
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

/** Says the type in words: "array of integer", "string (email)", "string or integer". */
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
    const stated = types.length > 0 ? types : [isNull(schema) ? 'null' : schema.properties ? 'object' : 'any'];
    const name = isFile(schema) ? 'file' : [...new Set(stated.map(base))].join(' or ');
    const note = isFile(schema) ? contentMediaType : format;
    return `${name}${note ? ` (${note})` : ''}${takesNull(schema) ? ' or null' : ''}`;
  },
  ({title}) => title ?? 'any',
);

/** Bounds of a number as OpenAPI 3.0 (`exclusiveMinimum: true`) and 3.1 (`exclusiveMinimum: 0`) state them. */
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

/** A bound of the specification in words, and a text to be shown as code. */
export type Constraint = string | {text: string; code: string};

/** Says the bounds in words: "at most 40 characters", "1 to 2 items". */
export function constraints(given: Schema): Constraint[] {
  const schema = flatten(given);
  const range = (low: number | undefined, high: number | undefined, units: string): string | undefined => {
    const unit = (high ?? low) === 1 ? units.replace(/s$/, '') : units;
    if (low !== undefined && high !== undefined) {
      return low === high ? `exactly ${low} ${unit}` : `${low} to ${high} ${unit}`;
    }
    if (high !== undefined) {
      return `at most ${high} ${unit}`;
    }
    return low === undefined ? undefined : `at least ${low} ${unit}`;
  };
  const {low, high, above, below} = valueRange(schema);
  return [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'items'),
    schema.uniqueItems === true ? 'no item twice' : undefined,
    range(low, high, 'in value'),
    above === undefined ? undefined : `more than ${above} in value`,
    below === undefined ? undefined : `less than ${below} in value`,
    schema.multipleOf === undefined ? undefined : `a multiple of ${schema.multipleOf}`,
    schema.pattern === undefined ? undefined : {text: 'matches', code: schema.pattern},
    schema.default === undefined ? undefined : {text: 'default', code: JSON.stringify(schema.default)},
  ].filter((text): text is Constraint => text !== undefined);
}

/** Values that a schema lists, its own or those of its alternatives or items. */
export const allowedValues: (given: Schema) => readonly unknown[] = perSchema<readonly unknown[]>(
  (schema) => {
    const own = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    const items = asSchema(schema.items);
    const inner = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(items ? [items] : [])];
    return [...own, ...inner.flatMap(allowedValues)];
  },
  () => [],
);

/** Alternatives of a schema that are objects, where there are several; none otherwise. */
export function objectAlternatives(given: Schema): {name: string; schema: Schema}[] {
  const {oneOf, anyOf} = flatten(given);
  const objects = (oneOf ?? anyOf ?? []).map((schema, index) => ({
    name: schema.title ?? `alternative ${index + 1}`,
    schema,
    hasFields: Object.keys(flatten(schema).properties ?? {}).length > 0,
  }));
  return objects.filter(({hasFields}) => hasFields).length > 1 ? objects.map(({name, schema}) => ({name, schema})) : [];
}

/** A walk ends early where the page would be too long. */
class TooMany extends Error {}

/** Says of a field, in one text, what a reader sees of it. */
const faceOf = ({path, schema, required}: Field): string =>
  JSON.stringify([path, required, typeName(schema), schema.description, schema.enum, schema.const]);

interface Walk {
  levels: number;
  count: number;
}

/** What ends at a schema: its fields are those of another one, or too deep to be listed. */
type End = Pick<Field, 'sameAs' | 'isCut'>;

/** What a schema is, also where a reference to it adds a description: its parts are the same objects then. */
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
    if (state.count > mostFields && state.levels > 1) {
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

/** Lists the fields of alternatives once each, with the names of those that have them. */
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
 * Lists every field below a schema, outer before inner. A field of a recursive schema that repeats one above it says
 * so; of a very large schema only the upper levels are listed.
 */
export function fieldsOf(given: Schema): Field[] {
  const known = listed.get(given);
  if (known) {
    return known;
  }
  for (let levels = mostLevels; ; levels--) {
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
