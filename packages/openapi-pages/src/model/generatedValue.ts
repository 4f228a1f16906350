/** Values that are valid for a schema, for requests whose file gives no example. */
import {alternativesOf, asSchema, flatten, requiredNames} from './composition.js';
import {discriminatorValue} from './alternatives.js';
import {isFile, typesOf} from './fields.js';
import {exampleOfSchema, parsedExample} from './givenValue.js';
import type {Schema} from './types.js';

/** Sample strings, by format. */
const texts = new Map(
  Object.entries({
    date: '2025-01-31',
    'date-time': '2025-01-31T12:00:00Z',
    time: '12:00:00Z',
    duration: 'P1D',
    email: 'user@example.org',
    uri: 'https://example.org/',
    url: 'https://example.org/',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    hostname: 'example.org',
    'json-pointer': '/text',
    'relative-json-pointer': '0',
  }),
);

/** Formats whose values may be longer, and what makes them so. */
const longer = new Map<string, (text: string, filling: string) => string>([
  ['email', (text, filling) => filling + text],
  ['uri', (text, filling) => text + filling],
  ['url', (text, filling) => text + filling],
]);

/** Another value of a format, for lists whose items differ. */
const others = new Map<string, (text: string, variant: number) => string>([
  ['email', (text, variant) => text.replace('user', `user${variant + 1}`)],
  ['uri', (text, variant) => text + String(variant + 1)],
  ['url', (text, variant) => text + String(variant + 1)],
  ['uuid', (text, variant) => text.slice(0, -4) + String(1000 + variant)],
  ['ipv4', (text, variant) => text.replace(/1$/, String((variant % 254) + 1))],
  ['ipv6', (text, variant) => text.replace(/1$/, String(variant + 1))],
  ['hostname', (text, variant) => `host${variant + 1}.${text}`],
  ...['date', 'date-time'].map(
    (format) => [format, (text: string, variant: number) => text.replace(/^2025/, String(2025 + variant))] as const,
  ),
  ['time', (text, variant) => text.replace('12:00', `12:${String(variant % 60).padStart(2, '0')}`)],
  ['duration', (_, variant) => `P${variant + 1}D`],
]);

/** Depth below which fields that are not required, and items that may be missing, are left out. */
const maxLevels = 4;

/** Maximum nesting depth of required fields. */
const maxRequiredLevels = 24;

/** Maximum number of values in a generated value; a schema whose fields have many fields each would have millions. */
const maxValues = 1_000;

/** Longest text that is made for a minimum length. */
const maxText = 10_000;

/** Whether a text matches a regular expression; true for one of another dialect, which only the service can judge. */
function matches(pattern: string | undefined, text: string): boolean {
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** One class of characters, repeated: the only kind of pattern that is tried with long texts, because it takes no time. */
const oneClass = /^\^(?:\[[^\\[\]]*\]|\\[dw])(?:[*+?]|\{(\d+)(?:,\d*)?\})?\$$/;

/** Longest text that other patterns are tried with. The time that some take doubles with each character. */
const maxTried = 12;

/** A text that matches a pattern, of few kinds; undefined if none does, and an author has to write an example. */
function textFor(pattern: string, least: number, most: number): string | undefined {
  const [isOneClass, repeated] = oneClass.exec(pattern) ?? [];
  const first = Math.max(least, Math.min(Number(repeated ?? 1), maxText));
  const last = Math.min(most, isOneClass === undefined ? maxTried : first);
  for (let length = first; length <= last; length++) {
    const found = ['a', 'A', '1'].map((one) => one.repeat(length)).find((text) => matches(pattern, text));
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** @param variant - number of the value among several that have to differ. */
function textOf(schema: Schema, variant: number): string {
  const {format = '', pattern, minLength = 0, maxLength = Infinity} = schema;
  const ofFormat = texts.get(format);
  const usual = isFile(schema) ? 'file' : (ofFormat ?? 'text');
  const missing = (text: string): string => 'x'.repeat(Math.max(0, Math.min(minLength, maxText) - text.length));
  if (ofFormat !== undefined) {
    const text = variant === 0 ? usual : (others.get(format)?.(usual, variant) ?? usual);
    return longer.get(format)?.(text, missing(text)) ?? text;
  }
  const number = variant === 0 ? '' : String(variant + 1);
  const word = (usual + missing(usual + number)).slice(0, Math.max(0, maxLength - number.length)) + number;
  return matches(pattern, word) ? word : (textFor(pattern ?? '', minLength, maxLength) ?? word);
}

/** Most multiples of a step that are tried. */
const maxSteps = 64;

/** 3 * 0.1 is not 0.3. */
const times = (count: number, step: number): number => Number((count * step).toPrecision(12));

/** The distance between allowed values: for integers, the first multiple that is one. */
function stepOf(given: number, isInteger: boolean): number {
  const step = given > 0 ? given : 1;
  const whole = Array.from({length: 1000}, (_, index) => times(index + 1, step)).find((one) => Number.isInteger(one));
  return isInteger ? (whole ?? step) : step;
}

/** @param variant - number of the value among several that have to differ. */
function numberOf(schema: Schema, variant: number): number {
  const {minimum = -Infinity, maximum = Infinity, exclusiveMinimum: above, exclusiveMaximum: below} = schema;
  const isInteger = typesOf(schema)[0] === 'integer';
  const isFree = !isInteger && schema.multipleOf === undefined;
  const step = stepOf(schema.multipleOf ?? 1, isInteger);
  const low = Math.max(minimum, above ?? -Infinity);
  const high = Math.min(maximum, below ?? Infinity);
  // Up from the lower bound, or else down from the upper one.
  const isUp = low > -Infinity || high === Infinity;
  const first = low > -Infinity ? Math.ceil(low / step) : Math.min(1, Math.floor(high / step));
  const multiples = Array.from({length: maxSteps + variant}, (_, index) =>
    times(first + (isUp ? index : -index), step),
  );
  const between = [1, 2, 3].map((part) => low + ((high - low) * part) / 4);
  const allowed = [...(isFree ? [minimum] : []), ...multiples, ...(isFree ? between : [])].filter(
    (value) =>
      Number.isFinite(value) &&
      value >= low &&
      value <= high &&
      value !== above &&
      value !== below &&
      (!isInteger || Number.isInteger(value)),
  );
  const different = [...new Set(allowed)];
  return different[variant] ?? different[0] ?? (low > -Infinity ? low : 1);
}

/** A generator of one value. */
class Generator {
  private values = 0;

  /** The schemas that a value is inside of. */
  private readonly above: Schema[] = [];

  of(given: Schema, level: number, variant: number): unknown {
    const schema = flatten(given);
    const explicit = this.explicit(schema, variant);
    if (explicit !== undefined) {
      return explicit;
    }
    // A schema that requires itself has no value; one round shows what it is like.
    const isAgain = this.above.filter((one) => one === schema).length > 1;
    this.above.push(given, schema);
    try {
      return this.made(schema, isAgain ? maxRequiredLevels : level, variant);
    } finally {
      this.above.length -= 2;
    }
  }

  /** A value that the file gives. Of several that have to differ, an enumeration lists more than one. */
  private explicit(schema: Schema, variant: number): unknown {
    const {enum: listed = []} = schema;
    const example =
      variant === 0
        ? (exampleOfSchema(schema) ?? schema.default ?? schema.const ?? listed[0])
        : (schema.const ?? listed[variant % Math.max(1, listed.length)]);
    return parsedExample(example, schema);
  }

  private made(schema: Schema, level: number, variant: number): unknown {
    const alternative = this.alternative(schema);
    const properties = Object.entries(schema.properties ?? {}).filter(([, field]) => flatten(field).readOnly !== true);
    if (alternative && properties.length === 0) {
      return level < maxRequiredLevels ? this.ofAlternative(schema, alternative, level, variant) : {};
    }
    const [type = properties.length > 0 || schema.additionalProperties ? 'object' : ''] = typesOf(schema);
    switch (type) {
      case 'object': {
        const own = this.object(schema, alternative, properties, level, variant);
        const other =
          alternative && level < maxRequiredLevels ? this.ofAlternative(schema, alternative, level, variant) : {};
        return typeof other === 'object' ? {...other, ...own} : own;
      }
      case 'array':
        return this.array(schema, level, variant);
      case 'integer':
      case 'number':
        return numberOf(schema, variant);
      case 'boolean':
        return variant % 2 === 0;
      case 'null':
        return null;
      default:
        return [schema.type].flat().join() === 'null' ? null : textOf(schema, variant);
    }
  }

  /** The first alternative that the value is not inside of, so that recursive ones end. */
  private alternative(schema: Schema): Schema | undefined {
    const all = (alternativesOf(schema) ?? []).filter((one) => asSchema(one));
    return all.find((one) => !this.above.includes(one)) ?? all[0];
  }

  private ofAlternative(schema: Schema, alternative: Schema, level: number, variant: number): unknown {
    const value = this.of(alternative, level + 1, variant);
    const key = schema.discriminator?.propertyName;
    const named = discriminatorValue(schema, alternative);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && key !== undefined && named !== undefined ? {...value, [key]: named} : value;
  }

  private object(
    schema: Schema,
    alternative: Schema | undefined,
    properties: readonly (readonly [string, Schema])[],
    level: number,
    variant: number,
  ): Record<string, unknown> {
    // An alternative may only say which fields it requires.
    const names = new Set([...requiredNames(schema), ...(alternative ? requiredNames(flatten(alternative)) : [])]);
    const required = properties.filter(([name]) => names.has(name));
    const others = level < maxLevels ? properties.filter(([name]) => !names.has(name)) : [];
    const least = schema.minProperties ?? 0;
    const shown =
      level >= maxRequiredLevels
        ? []
        : required.length === 0
          ? others.slice(0, schema.maxProperties ?? Infinity)
          : [
              ...required,
              ...properties.filter(([name]) => !names.has(name)).slice(0, Math.max(0, least - required.length)),
            ];
    const value = Object.fromEntries(
      shown.flatMap(([name, field]) => (this.values++ < maxValues ? [[name, this.of(field, level + 1, variant)]] : [])),
    );
    const free = asSchema(schema.additionalProperties);
    const freeNames = [...names].filter((name) => !properties.some(([own]) => own === name) && !alternative);
    for (let count = 1; freeNames.length + Object.keys(value).length < least && count <= maxValues; count++) {
      freeNames.push(`key${count}`);
    }
    return schema.additionalProperties === false || level >= maxRequiredLevels
      ? value
      : {
          ...value,
          ...Object.fromEntries(freeNames.map((name) => [name, free ? this.of(free, level + 1, variant) : 'text'])),
        };
  }

  private array(schema: Schema, level: number, variant: number): unknown[] {
    const {minItems = 0, maxItems = Infinity, prefixItems = [], uniqueItems} = schema;
    const items = asSchema(schema.items);
    const usual = level < maxLevels ? Math.max(prefixItems.length, items ? 1 : 0) : 0;
    const count = level < maxRequiredLevels ? Math.min(Math.max(usual, minItems), maxItems, maxValues) : 0;
    return Array.from({length: count}, (_, index) => {
      const one = asSchema(prefixItems[index]) ?? items ?? {};
      this.values++;
      return this.values > maxValues ? null : this.of(one, level + 1, variant + (uniqueItems === true ? index : 0));
    });
  }
}

/**
 * Generates a value for a schema, from its examples, defaults, and enumerations, within its bounds. Objects get their
 * required fields, or all fields if none is required. Where no value is found, such as for most patterns, the value
 * breaks the schema, and the check of the file asks for an example (generatedExamples.ts). Written here because
 * libraries resolve `$ref` in documents, but do not support resolved recursive schemas.
 */
export const valueOf = (given: Schema): unknown => new Generator().of(given, 0, 0);
