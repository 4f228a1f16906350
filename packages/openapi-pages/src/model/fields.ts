import {alternativesOf, asSchema, flatten, requiredNames} from './composition.js';
import {say} from './texts.js';
import type {Schema} from './types.js';

export {flatten} from './composition.js';

/** A field of a schema with its path. */
export interface Field {
  /**
   * Path from the root of the body: `timeframe`, `rows[].name`; `{key}` stands for keys of `additionalProperties`, and
   * `{^x-}` for those that match a key of `patternProperties`.
   */
  path: string;
  schema: Schema;
  required: boolean;
  /** Regular expression of the keys that it stands for. */
  keys?: string;
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

/** Maximum number of schemas that are visited for the fields of a page, because alternatives of alternatives multiply. */
const maxVisits = 4_000;

/** Maximum length of a type in words; nested alternatives can be much longer. */
const maxTypeName = 300;

/** Maximum number of allowed values of a field that are read. */
export const maxValues = 2_000;

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

const cutName = (name: string): string => (name.length > maxTypeName ? `${name.slice(0, maxTypeName)} …` : name);

/** Type in words: "array of integer", "string (email)", "string or integer". */
export const typeName: (given: Schema) => string = perSchema(
  (schema) => {
    const alternatives = alternativesOf(schema);
    const isObject = schema.properties !== undefined;
    if (alternatives && !schema.type && !(isObject && requiredAlternatives(schema).length > 0)) {
      return cutName([...new Set(alternatives.map(typeName))].join(' or '));
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
    const hasFields = (schema.properties ?? schema.patternProperties) !== undefined;
    const declared = types.length > 0 ? types : [isNull(schema) ? 'null' : hasFields ? 'object' : 'any'];
    const name = isFile(schema) ? 'file' : [...new Set(declared.map(base))].join(' or ');
    const note = isFile(schema) ? contentMediaType : format;
    return cutName(`${name}${note ? ` (${note})` : ''}${takesNull(schema) ? ' or null' : ''}`);
  },
  ({title}) => title ?? 'any',
);

/** A constraint in words, optionally with a part to show as code. */
export type Constraint = string | {text: string; code: string};

/** Constraints in words: "at most 40 characters", "1 to 2 items". */
export function constraints(given: Schema): Constraint[] {
  const schema = flatten(given);
  const range = (low: number | undefined, high: number | undefined, one = '', several = ''): string | undefined => {
    const unit = say((high ?? low) === 1 ? one : several);
    if (low !== undefined && high !== undefined) {
      return low === high
        ? say('exactly {count}{unit}', {count: low, unit})
        : say('{low} to {high}{unit}', {low, high, unit});
    }
    if (high !== undefined) {
      return say('at most {count}{unit}', {count: high, unit});
    }
    return low === undefined ? undefined : say('at least {count}{unit}', {count: low, unit});
  };
  const {exclusiveMinimum: above, exclusiveMaximum: below} = schema;
  return [
    range(schema.minLength, schema.maxLength, ' character', ' characters'),
    range(schema.minItems, schema.maxItems, ' item', ' items'),
    range(schema.minProperties, schema.maxProperties, ' field', ' fields'),
    schema.additionalProperties === false ? say('no other fields') : undefined,
    schema.uniqueItems === true ? say('unique items') : undefined,
    range(schema.minimum, schema.maximum),
    above === undefined ? undefined : say('greater than {limit}', {limit: above}),
    below === undefined ? undefined : say('less than {limit}', {limit: below}),
    schema.multipleOf === undefined ? undefined : say('multiple of {factor}', {factor: schema.multipleOf}),
    schema.pattern === undefined ? undefined : {text: say('pattern'), code: schema.pattern},
    schema.default === undefined ? undefined : {text: say('default'), code: JSON.stringify(schema.default)},
  ].filter((text): text is Constraint => text !== undefined);
}

/**
 * Allowed values (`enum` or `const`) of a schema, including those of its alternatives and items, each once; of more than
 * `maxValues`, the first ones and one more.
 */
export const allowedValues: (given: Schema) => readonly unknown[] = perSchema<readonly unknown[]>(
  (schema) => {
    const own = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    const items = asSchema(schema.items);
    const inner = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(items ? [items] : [])];
    const values = new Map<string, unknown>();
    for (const list of [own, ...inner.map(allowedValues)]) {
      for (const value of list) {
        if (values.size > maxValues) {
          break;
        }
        values.set(JSON.stringify(value), value);
      }
    }
    return [...values.values()];
  },
  () => [],
);

/** Names that each alternative requires, if they say nothing else; otherwise none. */
export function requiredAlternatives(given: Schema): (readonly string[])[] {
  const alternatives = (alternativesOf(flatten(given)) ?? []).map(flatten);
  const isOnlyRequired = (one: Schema): boolean =>
    requiredNames(one).length > 0 && Object.keys(one).every((key) => ['required', 'title', 'type'].includes(key));
  return alternatives.every(isOnlyRequired) ? alternatives.map(requiredNames) : [];
}

/** Alternatives of a schema, if at least two of them have properties; otherwise none. */
export function objectAlternatives(given: Schema): {name: string; schema: Schema}[] {
  const objects = (alternativesOf(flatten(given)) ?? []).map((schema, index) => ({
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
  visits: number;
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
  state.visits++;
  if (state.visits > maxVisits) {
    return {fields: [], end: {isCut: true}};
  }
  const identity = identityOf(given);
  const known = above.get(identity);
  if (known !== undefined) {
    return {fields: [], end: {sameAs: known}};
  }
  const schema = flatten(given);
  const inside = new Map(above).set(identity, path);
  const required = new Set(requiredNames(schema));
  const free = asSchema(schema.additionalProperties);
  const named = Object.entries(schema.properties ?? {});
  const matched = Object.entries(schema.patternProperties ?? {});
  if (level >= state.levels && (named.length > 0 || matched.length > 0 || free)) {
    return {fields: [], end: {isCut: true}};
  }
  const child = (name: string, of: Schema, required: boolean, keys?: string): Field[] => {
    state.count++;
    if (state.count > maxFields && state.levels > 1) {
      throw new TooMany();
    }
    const here = path ? `${path}.${name}` : name;
    const below = walk(of, here, inside, level + 1, state);
    return [{path: here, schema: of, required, ...(keys !== undefined && {keys}), ...below.end}, ...below.fields];
  };
  const fields = [
    ...named.flatMap(([name, of]) => child(name, asSchema(of) ?? {}, required.has(name))),
    ...matched.flatMap(([pattern, of]) => child(`{${pattern}}`, asSchema(of) ?? {}, false, pattern)),
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
      const {fields} = walk(given, '', new Map(), 0, {levels, count: 0, visits: 0});
      listed.set(given, fields);
      return fields;
    } catch (error) {
      if (!(error instanceof TooMany)) {
        throw error;
      }
    }
  }
}
