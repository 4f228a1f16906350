// The reader's entries, and the values that they represent.
import {translate} from '@docusaurus/Translate';
import {allowedValues, flatten, typesOf, type Schema} from '@training-catalog/openapi-pages/client';
import {isArray, textOf, type FormField} from './fields.js';

/** Entries by field key. */
export interface Values {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, readonly File[]>>;
}

/** How the body of one media type is filled in. */
export interface BodyEntries {
  /** Whether it is written as text; otherwise it is built from its fields. */
  isText: boolean;
  text: string;
}

/** The reader's entries. */
export interface Entries extends Values {
  /** Number of the chosen media type of the body. */
  body: number;
  bodies: readonly BodyEntries[];
}

/** The value of a field's text, or the error in it; nothing if it is empty. */
export type Reading = {value: unknown} | {problem: string} | undefined;

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const tooLarge = (): Reading => ({
  problem: translate({
    id: 'training-catalog.openapi-console.tooLarge',
    message:
      'This number is too large to be represented exactly. Write the body as JSON, or send the request with another tool.',
  }),
});

function readNumber(text: string): Reading {
  if (!number.test(text)) {
    return {
      problem: translate({
        id: 'training-catalog.openapi-console.enterNumber',
        message: 'Enter a number, such as 12 or -0.5.',
      }),
    };
  }
  const value = Number(text);
  const isExact = Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value));
  return isExact ? {value} : tooLarge();
}

function readSimple(schema: Schema, text: string): Reading {
  const [type] = typesOf(schema);
  if (type === 'integer' || type === 'number') {
    return readNumber(text.trim());
  }
  return type === 'boolean' && (text === 'true' || text === 'false') ? {value: text === 'true'} : {value: text};
}

/** Parses JSON. @returns the value, or the line where the text stops being JSON. */
export function readJson(text: string): NonNullable<Reading> {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    return {
      problem:
        line === undefined
          ? translate({
              id: 'training-catalog.openapi-console.invalidJson',
              message: 'This is not valid JSON. Check quotes, commas, and brackets.',
            })
          : translate(
              {
                id: 'training-catalog.openapi-console.invalidJsonLine',
                message: 'This is not valid JSON (line {line}). Check quotes, commas, and brackets.',
              },
              {line},
            ),
    };
  }
}

/** Lines of a field with one value per line. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Reads the text of a field. */
export function readText({kind, schema, values, isEmptyText}: FormField, text: string): Reading {
  if (text === '') {
    return isEmptyText ? {value: ''} : undefined;
  }
  switch (kind) {
    case 'json':
      return readJson(text);
    case 'lines': {
      const {items} = schema;
      const inner = typeof items === 'object' ? flatten(items) : {};
      const readings = linesOf(text).map((line) => readSimple(inner, line));
      const faulty = readings.find((reading) => reading && 'problem' in reading);
      return faulty ?? {value: readings.flatMap((reading) => (reading && 'value' in reading ? [reading.value] : []))};
    }
    case 'choice': {
      const allowed = allowedValues(schema);
      const found = values.indexOf(text);
      if (found < 0 || allowed.length === 0) {
        return readSimple(schema, text);
      }
      // A number that stands for one of the file must not be sent.
      return textOf('text', allowed[found]) === text ? {value: allowed[found]} : tooLarge();
    }
    case 'text':
      return {value: text};
    default:
      return readSimple(schema, text);
  }
}

/** Value of a file when only the form of a request is checked. */
const someFile = 'file';

/** Value of a field; undefined if it is left out or invalid. */
export function valueOf(field: FormField, {texts: written, files}: Values): unknown {
  const {kind, key, schema} = field;
  if (kind === 'file') {
    const chosen = files[key] ?? [];
    return chosen.length === 0 ? undefined : isArray(schema) ? chosen.map(() => someFile) : someFile;
  }
  const reading = readText(field, written[key] ?? '');
  return reading && 'value' in reading ? reading.value : undefined;
}

/** The object that the fields of a body stand for. */
export const objectOf = (fields: readonly FormField[], values: Values): object =>
  Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field, values)]).filter(([, value]) => value !== undefined),
  ) as object;

/** Whether nothing is filled in. */
export const isEmpty = ({key, kind}: FormField, {texts: written, files}: Values): boolean =>
  kind === 'file' ? (files[key] ?? []).length === 0 : (written[key] ?? '') === '';

/** Whether two JSON values are equal, in any order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const entries = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && isSame(value, (other as Record<string, unknown>)[key]))
  );
}

/** The texts of a body's fields for a value; undefined if they could not give it back unchanged. */
export function textsFor(fields: readonly FormField[], value: unknown): Values['texts'] | undefined {
  const object: Record<string, unknown> = typeof value === 'object' ? {...value} : {};
  const filled = Object.fromEntries(
    fields.map(({key, name, kind}) => [key, textOf(kind, Object.hasOwn(object, name) ? object[name] : undefined)]),
  );
  try {
    return isSame(objectOf(fields, {texts: filled, files: {}}), value) ? filled : undefined;
  } catch (error) {
    // Nested more deeply than the browser can compare.
    if (error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

/** JSON numbers that have more digits than JavaScript keeps. */
const tooExact = /\d{16}/;

/** The texts of a body's fields for JSON; undefined if they could not hold all of it. */
export function textsForJson(fields: readonly FormField[], text: string): Values['texts'] | undefined {
  const reading = readJson(text);
  return 'value' in reading && !tooExact.test(text) ? textsFor(fields, reading.value) : undefined;
}
