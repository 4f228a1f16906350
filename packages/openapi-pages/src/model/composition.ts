/** What `allOf` means: one schema for a value that has to match several. */
import type {Schema} from './types.js';

/** A schema, unless `true` or `false` stands for one. */
export const asSchema = (schema: boolean | Schema | undefined): Schema | undefined =>
  typeof schema === 'object' ? schema : undefined;

/** How deep fields that several parts of `allOf` define are merged; below it, the first definition stands. */
const maxMerges = 12;

/** Numbers the objects that it is asked about, so that combinations of them have a name. */
class Numbers {
  private readonly known = new WeakMap<object, number>();
  private next = 0;

  of(one: object): number {
    const known = this.known.get(one) ?? this.next++;
    this.known.set(one, known);
    return known;
  }
}

const numbers = new Numbers();
const combined = new Map<string, WeakRef<Schema>>();
const depths = new WeakMap<Schema, number>();
const ownParts = new WeakMap<Schema, Schema>();
const plainParts = new WeakMap<Schema, Schema>();
const cut = new WeakSet<Schema>();

/** Whether a flattened schema lacks alternatives, because several of its parts have some: those of the first are kept. */
export const isMissingAlternatives = (schema: Schema): boolean => cut.has(schema);

const memoized = (known: WeakMap<Schema, Schema>, schema: Schema, make: () => Schema): Schema => {
  const made = known.get(schema) ?? make();
  known.set(schema, made);
  return made;
};

const ownPart = (schema: Schema): Schema =>
  memoized(ownParts, schema, () => {
    const own = {...schema};
    delete own.allOf;
    return own;
  });

const withoutAlternatives = (schema: Schema): Schema =>
  memoized(plainParts, schema, () => {
    const rest = {...schema};
    delete rest.oneOf;
    delete rest.anyOf;
    delete rest.discriminator;
    return rest;
  });

/** The parts that `allOf` composes a schema of, each once, and what it says itself as the last one. */
function partsOf(schema: Schema): Schema[] {
  const seen = new Set<Schema>();
  const above = new Set<Schema>();
  const collect = (one: Schema): Schema[] => {
    if (seen.has(one)) {
      return [];
    }
    seen.add(one);
    if (!one.allOf) {
      return [one];
    }
    above.add(one);
    const inherited = one.allOf
      .flatMap((part) => (asSchema(part) ? collect(part) : []))
      // A base schema may list its subtypes, including this one, in oneOf: inherit its fields, not the list.
      .map((part) =>
        [...(part.oneOf ?? []), ...(part.anyOf ?? [])].some((alternative) => above.has(alternative))
          ? withoutAlternatives(part)
          : part,
      );
    above.delete(one);
    return [...inherited, ownPart(one)];
  };
  return collect(schema);
}

/**
 * The schema of a value that has to match several. The same schemas give the same object, so that what contains itself
 * is recognized after it was merged.
 */
function both(schemas: readonly Schema[], depth: number): Schema {
  const parts = [...new Set(schemas.flatMap(partsOf))];
  const [first, ...others] = parts;
  if (!first || others.length === 0 || depth > maxMerges) {
    return first ?? {};
  }
  const key = parts.map((part) => numbers.of(part)).join();
  const known = combined.get(key)?.deref();
  if (known) {
    return known;
  }
  const made: Schema = {allOf: parts};
  combined.set(key, new WeakRef(made));
  depths.set(made, depth);
  return made;
}

const bothOrBoolean = (
  one: boolean | Schema | undefined,
  other: boolean | Schema | undefined,
  depth: number,
): boolean | Schema | undefined => {
  if (one === false || other === false) {
    return false;
  }
  return typeof one === 'object' && typeof other === 'object'
    ? both([one, other], depth)
    : (asSchema(other) ?? asSchema(one) ?? other ?? one);
};

type Properties = Readonly<Record<string, Schema>>;

/** Fields of two maps; one that both define has to match both definitions. */
function mergedMaps(one: Properties | undefined, other: Properties | undefined, depth: number): Properties | undefined {
  if (!one || !other) {
    return one ?? other;
  }
  const all = new Map(Object.entries(one));
  Object.entries(other).forEach(([name, schema]) => {
    const before = asSchema(all.get(name));
    all.set(name, before && asSchema(schema) ? both([before, schema], depth) : schema);
  });
  return Object.fromEntries(all);
}

/** Values that two lists share; those of the second one if they share none. */
function sharedValues(
  one: readonly unknown[] | undefined,
  other: readonly unknown[] | undefined,
): readonly unknown[] | undefined {
  if (!one || !other) {
    return one ?? other;
  }
  const known = new Set(one.map((value) => JSON.stringify(value)));
  const shared = other.filter((value) => known.has(JSON.stringify(value)));
  return shared.length > 0 ? shared : other;
}

/** Types that both allow; a number that has to be an integer is one. */
function sharedTypes(one: NonNullable<Schema['type']>, other: NonNullable<Schema['type']>): string[] {
  const mine = [one].flat();
  return [other].flat().flatMap((type) => {
    if (mine.includes(type)) {
      return [type];
    }
    const isNumber = (type === 'number' && mine.includes('integer')) || (type === 'integer' && mine.includes('number'));
    return isNumber ? ['integer'] : [];
  });
}

/** The type of a value that has to have both. */
function sharedType(one: Schema['type'], other: Schema['type']): Schema['type'] {
  if (one === undefined || other === undefined) {
    return one ?? other;
  }
  const shared = sharedTypes(one, other);
  return shared.length === 0 ? other : shared.length === 1 ? shared[0] : shared;
}

/** Bounds of which the largest, or the smallest, is the narrower one. */
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of required fields. Some files write a boolean at the field itself, as JSON Schema once did. */
export const requiredNames = ({required}: Schema): readonly string[] =>
  Array.isArray(required) ? (required as string[]) : [];

/** What `oneOf` or `anyOf` lists. */
export const alternativesOf = ({oneOf, anyOf}: Schema): readonly Schema[] | undefined => oneOf ?? anyOf;

/** A copy without what is merged key by key. */
function remainder(schema: Schema): Schema {
  const copy = {...schema};
  delete copy.oneOf;
  delete copy.anyOf;
  delete copy.required;
  return copy;
}

/** One schema for a value that has to match two, neither of which has `allOf`. What the second says comes last. */
function merged(one: Schema, other: Schema, depth: number): Schema {
  const bounds = [
    ...lowerBounds.map((key) => [key, Math.max] as const),
    ...upperBounds.map((key) => [key, Math.min] as const),
  ].flatMap(([key, narrower]) => {
    const values = [one[key], other[key]].filter((value) => typeof value === 'number');
    return values.length === 0 ? [] : [[key, narrower(...values)] as const];
  });
  const maps = (['properties', 'patternProperties'] as const).flatMap((key) => {
    const map = mergedMaps(one[key], other[key], depth);
    return map ? [[key, map] as const] : [];
  });
  const schemas = (['items', 'additionalProperties'] as const).flatMap((key) => {
    const schema = bothOrBoolean(one[key], other[key], depth);
    return schema === undefined ? [] : [[key, schema] as const];
  });
  const required = [...new Set([...requiredNames(one), ...requiredNames(other)])];
  const values = sharedValues(one.enum, other.enum);
  const type = sharedType(one.type, other.type);
  const patterns = [...new Set([one.pattern, other.pattern].filter((pattern) => pattern !== undefined))];
  const [mine, theirs] = [alternativesOf(one), alternativesOf(other)];
  const {oneOf, anyOf} = mine ? one : other;
  const sum: Schema = {
    ...remainder(one),
    ...remainder(other),
    ...(Object.fromEntries([...bounds, ...maps, ...schemas]) as Schema),
    ...(required.length > 0 && {required}),
    ...(values && {enum: values}),
    ...(type !== undefined && {type}),
    ...(one.not && other.not && one.not !== other.not && {not: {anyOf: [one.not, other.not]}}),
    ...(patterns.length > 1 && {pattern: patterns.map((pattern) => `(?=[^]*?(?:${pattern}))`).join('')}),
    ...(isObject(one.example) && isObject(other.example) && {example: {...one.example, ...other.example}}),
    ...(oneOf && {oneOf}),
    ...(anyOf && {anyOf}),
  };
  if ((mine && theirs && mine !== theirs) || cut.has(one) || cut.has(other)) {
    cut.add(sum);
  }
  return sum;
}

/** Merges halves, so that the time does not grow with the square of their number. */
function mergedAll(parts: readonly Schema[], depth: number): Schema {
  const middle = Math.ceil(parts.length / 2);
  return parts.length < 2
    ? merged({}, parts[0] ?? {}, depth)
    : merged(mergedAll(parts.slice(0, middle), depth), mergedAll(parts.slice(middle), depth), depth);
}

const flattened = new WeakMap<Schema, Schema>();

/**
 * Merges the parts of `allOf` into one schema, with the fields, bounds, and alternatives of all of them, also inside
 * fields that several parts define. Of texts and examples, the last one stands.
 */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) {
    return schema;
  }
  const known = flattened.get(schema);
  if (known) {
    return known;
  }
  const depth = (depths.get(schema) ?? 0) + 1;
  const flat = mergedAll(partsOf(schema), depth);
  flattened.set(schema, flat);
  return flat;
}
