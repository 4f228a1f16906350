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
  /** Whether an object has to have it; undefined for an item of a list, which is no field. */
  required?: boolean;
  /** Regular expression of the keys that it stands for. */
  keys?: string;
  /** Alternatives of its value, or of its items, if at least two of them have fields. */
  alternatives?: readonly Alternative[];
  /** In a recursive schema, path of the ancestor whose schema recurs here; empty for the root. */
  sameAs?: string;
  /** Whether it has nested fields that are omitted because there would be too many. */
  isCut?: boolean;
}

/** One of several kinds of objects that a value can be. */
export interface Alternative extends Outline {
  name: string;
  schema: Schema;
  /** In a recursive schema, path of the ancestor whose schema recurs here; empty for the root. */
  sameAs?: string;
  /** Whether its fields are omitted because there would be too many. */
  isCut?: boolean;
}

/** Fields of a value, and kinds of objects that it can be. */
export interface Outline {
  /** Fields that all alternatives have, each followed by the fields inside it. */
  fields: readonly Field[];
  alternatives: readonly Alternative[];
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

/** Type of the values that a schema without a type lists. */
function typeOfValues({const: value, enum: values = value === undefined ? [] : [value]}: Schema): string {
  const types = values.map((one) =>
    one === null ? 'null' : Array.isArray(one) ? 'array' : Number.isInteger(one) ? 'integer' : typeof one,
  );
  return [...new Set(types)].join(' or ') || 'any';
}

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
    const declared = types.length > 0 ? types : [isNull(schema) ? 'null' : hasFields ? 'object' : typeOfValues(schema)];
    const name = isFile(schema) ? 'file' : [...new Set(declared.map(base))].join(' or ');
    const note = isFile(schema) ? contentMediaType : format;
    return cutName(`${name}${note ? ` (${note})` : ''}${takesNull(schema) ? ' or null' : ''}`);
  },
  ({title}) => title ?? 'any',
);

/** A constraint in words, optionally with a part to show as code. */
export type Constraint = string | {text: string; code: string};

/**
 * The schema itself, or, if it only lets `null` stand for a value, with what its only other alternative says. The name of
 * the type has to be that of the whole.
 */
export function effective(given: Schema): Schema {
  const schema = flatten(given);
  const {oneOf, anyOf, ...own} = schema;
  const [only, ...others] = schema.properties ? [] : (oneOf ?? anyOf ?? []).map(flatten).filter((one) => !isNull(one));
  return only && others.length === 0 ? {...only, ...own} : schema;
}

/** Constraints in words: "at most 40 characters", "1 to 2 items". */
export function constraints(given: Schema): Constraint[] {
  const schema = effective(given);
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
    schema.contentEncoding === undefined ? undefined : {text: say('encoded as'), code: schema.contentEncoding},
    schema.contentMediaType === undefined || isFile(schema)
      ? undefined
      : {text: say('with content of the type'), code: schema.contentMediaType},
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
    name: schema.title ?? say('alternative {number}', {number: index + 1}),
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

interface Walked extends Outline {
  end?: End;
}

function walk(given: Schema, path: string, above: ReadonlyMap<object, string>, level: number, state: Walk): Walked {
  const none = {fields: [], alternatives: []};
  state.visits++;
  if (state.visits > maxVisits) {
    return {...none, end: {isCut: true}};
  }
  const identity = identityOf(given);
  const known = above.get(identity);
  if (known !== undefined) {
    return {...none, end: {sameAs: known}};
  }
  const schema = flatten(given);
  const inside = new Map(above).set(identity, path);
  const required = new Set(requiredNames(schema));
  const free = asSchema(schema.additionalProperties);
  const named = Object.entries(schema.properties ?? {});
  const matched = Object.entries(schema.patternProperties ?? {});
  const listed = (schema.prefixItems ?? []).map((one) => asSchema(one) ?? {});
  if (level >= state.levels && (named.length > 0 || matched.length > 0 || free || listed.length > 0)) {
    return {...none, end: {isCut: true}};
  }
  const child = (here: string, of: Schema, more: Pick<Field, 'required' | 'keys'>): Field[] => {
    state.count++;
    if (state.count > maxFields && state.levels > 1) {
      throw new TooMany();
    }
    const {fields, alternatives, end} = walk(of, here, inside, level + 1, state);
    return [{path: here, schema: of, ...more, ...(alternatives.length > 0 && {alternatives}), ...end}, ...fields];
  };
  const inObject = (name: string): string => (path ? `${path}.${name}` : name);
  const own = [
    ...named.flatMap(([name, of]) => child(inObject(name), asSchema(of) ?? {}, {required: required.has(name)})),
    ...matched.flatMap(([pattern, of]) =>
      child(inObject(`{${pattern}}`), asSchema(of) ?? {}, {required: false, keys: pattern}),
    ),
    ...(free ? child(inObject('{key}'), free, {required: false}) : []),
    ...listed.flatMap((of, index) => child(`${path}[${index}]`, of, {})),
  ];
  const items = asSchema(schema.items);
  const ofItems = items ? walk(items, `${path}[]`, inside, level, state) : none;
  const others = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((one) => walk(one, path, inside, level, state));
  const kinds = objectAlternatives(given);
  const common = kinds.length > 0 ? commonFields(others) : others.flatMap(({fields}) => fields);
  const end = [ofItems, ...others].map((one: Walked) => one.end).find(Boolean);
  const seen = new Set<string>();
  return {
    fields: [...own, ...ofItems.fields, ...common].filter(({path: one}) => !seen.has(one) && seen.add(one)),
    alternatives: [
      ...ofItems.alternatives,
      ...(kinds.length > 0
        ? kinds.map(({name, schema: kind}, index): Alternative => {
            const {fields = [], alternatives = [], end: why} = others[index] ?? {};
            const faces = new Set(common.map(faceOf));
            return {
              name,
              schema: kind,
              fields: fields.filter((field) => !faces.has(faceOf(field))),
              alternatives,
              ...why,
            };
          })
        : others.flatMap(({alternatives}) => alternatives)),
    ],
    ...(end && kinds.length === 0 && {end}),
  };
}

/** Fields that look the same in all alternatives. */
function commonFields([first, ...others]: readonly Outline[]): Field[] {
  const faces = others.map(({fields}) => new Set(fields.map(faceOf)));
  return (first?.fields ?? []).filter((field) => faces.every((one) => one.has(faceOf(field))));
}

const outlines = new WeakMap<Schema, Outline>();

/**
 * Lists all fields of a schema, parents before children, and those of its alternatives. Recursive fields are marked with
 * `sameAs`; in a very large schema, only the upper levels are listed.
 */
export function outlineOf(given: Schema): Outline {
  const known = outlines.get(given);
  if (known) {
    return known;
  }
  for (let levels = maxLevels; ; levels--) {
    try {
      const outline = walk(given, '', new Map(), 0, {levels, count: 0, visits: 0});
      outlines.set(given, outline);
      return outline;
    } catch (error) {
      if (!(error instanceof TooMany)) {
        throw error;
      }
    }
  }
}

/** Lists all fields of a schema, also those that only some alternatives have. */
export function fieldsOf(given: Schema): Field[] {
  const all = ({fields, alternatives}: Outline): Field[] => [
    ...fields.flatMap((field) => [field, ...(field.alternatives ?? []).flatMap(all)]),
    ...alternatives.flatMap(all),
  ];
  return all(outlineOf(given));
}
