// The reader's entries, and the values that they represent.
import {
  allowedValues,
  exampleOfSchema,
  flatten,
  typesOf,
  valueOf as exampleValue,
  type Schema,
} from '@training-catalog/openapi-pages/client';
import {texts} from './texts.js';
import {alternativesIn, asObject, fieldsIn, isArray, isFixed, itemIn, textOf, type FormField} from './fields.js';

/** Entries by field key. */
export interface Values {
  texts: Readonly<Record<string, string>>;
  /**
   * Parts of groups and lists: the numbers of a list's items, one number for a group that is present, and the number of
   * the chosen alternative.
   */
  parts: Readonly<Record<string, readonly number[]>>;
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

function readNumber(text: string): Reading {
  if (!number.test(text)) {
    return {problem: texts.enterNumber()};
  }
  const value = Number(text);
  return Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value))
    ? {value}
    : {
        problem: texts.tooLarge(),
      };
}

function readSimple(schema: Schema, text: string): Reading {
  const [type] = typesOf(schema);
  if (type === 'integer' || type === 'number') {
    return readNumber(text.trim());
  }
  return type === 'boolean' && (text === 'true' || text === 'false') ? {value: text === 'true'} : {value: text};
}

/** Parses JSON. @returns the value, or the position where the text stops being JSON. */
export function readJson(text: string): NonNullable<Reading> {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      return {problem: texts.cannotReadJson({error: String(error)})};
    }
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    return {
      problem: line === undefined ? texts.invalidJson() : texts.invalidJsonLine({line}),
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
      return found >= 0 && allowed.length > 0 ? {value: allowed[found]} : readSimple(schema, text);
    }
    default:
      return readSimple(schema, text);
  }
}

/** Numbers of the parts of a field: items of a list, at most one for a group, the chosen alternative. */
export function partsOf(field: FormField, {parts}: Values): readonly number[] {
  return parts[field.key] ?? (field.kind !== 'list' && isFixed(field) ? [0] : []);
}

/** The fields directly inside a field that are currently present. */
export function fieldsInside(field: FormField, values: Values): FormField[] {
  const parts = partsOf(field, values);
  switch (field.kind) {
    case 'group':
      return parts.length === 0 ? [] : fieldsIn(field);
    case 'list':
      return parts.map((part) => itemIn(field, part));
    case 'variant': {
      const alternatives = alternativesIn(field);
      return parts.flatMap((part) => alternatives[part]?.field ?? []);
    }
    default:
      return [];
  }
}

/** Value of a file when only the form of a request is checked. */
const someFile = 'file';

/** Value of a field; undefined if it is left out or invalid. */
export function valueOf(field: FormField, values: Values): unknown {
  const {kind, key} = field;
  switch (kind) {
    case 'file': {
      const chosen = values.files[key] ?? [];
      return chosen.length === 0 ? undefined : isArray(field.schema) ? chosen.map(() => someFile) : someFile;
    }
    case 'group': {
      if (partsOf(field, values).length === 0) {
        return undefined;
      }
      const inside = fieldsInside(field, values).map((one) => [one.name, valueOf(one, values)] as const);
      return Object.fromEntries(inside.filter(([, value]) => value !== undefined));
    }
    case 'list': {
      const items = fieldsInside(field, values)
        .map((one) => valueOf(one, values))
        .filter((value) => value !== undefined);
      return items.length === 0 && !field.required ? undefined : items;
    }
    case 'variant': {
      const [chosen] = fieldsInside(field, values);
      return chosen && valueOf(chosen, values);
    }
    default: {
      const reading = readText(field, values.texts[key] ?? '');
      return reading && 'value' in reading ? reading.value : undefined;
    }
  }
}

/** Whether nothing is filled in. */
export function isEmpty(field: FormField, values: Values): boolean {
  const {kind, key, isEmptyText} = field;
  switch (kind) {
    case 'file':
      return (values.files[key] ?? []).length === 0;
    case 'group':
    case 'variant':
      return partsOf(field, values).length === 0;
    case 'list':
      return false;
    default:
      return !isEmptyText && (values.texts[key] ?? '') === '';
  }
}

/** The texts and parts of a field and of all fields inside it. */
export type Filling = Pick<Values, 'texts' | 'parts'>;

/** Joins fillings; a later one wins. */
export const joined = (fillings: readonly Filling[]): Filling => ({
  texts: Object.assign({}, ...fillings.map(({texts}) => texts)) as Filling['texts'],
  parts: Object.assign({}, ...fillings.map(({parts}) => parts)) as Filling['parts'],
});

/** Whether two JSON values are equal, in any order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other) || one === other;
  }
  const entries = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && isSame(value, (other as Record<string, unknown>)[key]))
  );
}

/** Whether a field holds a value without changing it. */
export const holds = (field: FormField, value: unknown): boolean =>
  isSame(valueOf(field, {...entriesFor(field, value), files: {}}), value);

/**
 * How well an alternative matches a value: whether it can hold it, and how many of its fields have exactly that value.
 */
function fitOf(field: FormField, value: unknown): number {
  const properties = asObject(value);
  const fixed = Object.entries(field.schema.properties ?? {}).filter(
    ([name, one]) => Object.hasOwn(properties, name) && allowedValues(one).includes(properties[name]),
  );
  const isComplete = (field.schema.required ?? []).every((name) => Object.hasOwn(properties, name));
  return holds(field, value) ? 1 + fixed.length + (isComplete ? 1 : 0) : 0;
}

/** Entries for a value; none if it is undefined. Parts without a field are left out. */
export function entriesFor(field: FormField, value: unknown): Filling {
  const {kind, key} = field;
  if (value === undefined) {
    const isThere = (kind === 'group' || kind === 'variant') && isFixed(field);
    return {texts: {[key]: ''}, parts: isThere ? {} : {[key]: []}};
  }
  switch (kind) {
    case 'file':
      return {texts: {}, parts: {}};
    case 'group':
      return joined([
        {texts: {}, parts: {[key]: [0]}},
        ...fieldsIn({...field, example: value}).map((one) => entriesFor(one, one.example)),
      ]);
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      return joined([
        {texts: {}, parts: {[key]: [...items.keys()]}},
        ...items.map((item, index) => entriesFor(itemIn(field, index), item)),
      ]);
    }
    case 'variant': {
      const alternatives = alternativesIn(field).map(({field: one}) => one);
      const fits = alternatives.map((one) => fitOf(one, value));
      const best = fits.indexOf(Math.max(...fits));
      const chosen = alternatives[best];
      return chosen ? joined([{texts: {}, parts: {[key]: [best]}}, entriesFor(chosen, value)]) : {texts: {}, parts: {}};
    }
    default:
      return {texts: {[key]: textOf(kind, value)}, parts: {}};
  }
}

/**
 * Entries of a part that the reader adds: the values that its schema states, and a matching value for required fields.
 */
export const entriesOfNew = (field: FormField): Filling =>
  entriesFor(field, exampleOfSchema(field.schema) ?? exampleValue(field.schema));

/** Removes the files of a removed part, because a later one may get its number. */
export const noFilesIn = (key: string, {files}: Values): Values['files'] =>
  Object.fromEntries(
    Object.keys(files)
      .filter((one) => one === key || one.startsWith(`${key}/`))
      .map((one) => [one, []]),
  );

/** JSON numbers that have more digits than JavaScript keeps. */
const tooExact = /\d{16}/;

/** Entries for JSON from the reader or the URL; undefined if the field could not hold all of it. */
export function entriesOfText(field: FormField, text: string): Filling | undefined {
  const reading = readJson(text);
  try {
    return 'value' in reading && !tooExact.test(text) && holds(field, reading.value)
      ? entriesFor(field, reading.value)
      : undefined;
  } catch (error) {
    // Nested more deeply than the browser can compare.
    if (error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

/** The inner field for one step of a path in a value. */
function stepInto(field: FormField, step: string | undefined, values: Values): FormField | undefined {
  const inside = step === undefined ? [] : fieldsInside(field, values);
  return field.kind === 'list'
    ? // Items without a value are not in the array.
      inside.filter((one) => valueOf(one, values) !== undefined)[Number(step)]
    : inside.find(({name}) => name === step);
}

/** The field for a path in a value, and the rest of the path inside its text. */
export function fieldAt(
  field: FormField,
  path: readonly string[],
  values: Values,
): {field: FormField; rest: readonly string[]} {
  const [step, ...rest] = path;
  const isVariant = field.kind === 'variant';
  const next = isVariant ? fieldsInside(field, values)[0] : stepInto(field, step, values);
  return next ? fieldAt(next, isVariant ? path : rest, values) : {field, rest: path};
}

/** Number of the chosen alternative for the value at a path. */
export function chosenAt(field: FormField, path: readonly string[], values: Values): number | undefined {
  const [step, ...rest] = path;
  if (field.kind !== 'variant') {
    const next = stepInto(field, step, values);
    return next && chosenAt(next, rest, values);
  }
  const [part = -1] = partsOf(field, values);
  const chosen = alternativesIn(field)[part];
  return path.length === 0 ? chosen?.place : chosen && chosenAt(chosen.field, path, values);
}
