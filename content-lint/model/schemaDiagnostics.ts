import * as z from 'zod';
import type {Diagnostic} from './diagnostic';
import {didYouMean, nearest} from './nearest';

/** A value as its author wrote it, as far as that can be told. */
const shown = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : JSON.stringify(value);

/** How a value of each type is written. */
const forms: Readonly<Record<string, (key: string, value: unknown) => string>> = {
  string: (key, value) =>
    typeof value === 'object' && !(value instanceof Date)
      ? `it has to be a text; write ${key}: followed by one line of text`
      : `it has to be a text; put it in quotes: ${key}: "${shown(value)}"`,
  array: (key, value) =>
    `it has to be a list; put it in brackets: ${key}: [${typeof value === 'object' ? 'first, second' : shown(value)}]`,
  number: () => 'it has to be a number; write digits without quotes',
  int: () => 'it has to be a whole number; write digits without a point',
  boolean: () => 'it has to be yes or no; write true or false without quotes',
  object: (key) => `it has keys of its own; write them below "${key}:", each on a line indented by two spaces`,
};

/** Says in plain words what is wrong with a value, where its schema does not say it itself. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  const key = issue.path?.findLast((part) => typeof part === 'string') ?? '';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) {
        return 'it is missing; write it';
      }
      return issue.input === null || issue.input === ''
        ? 'it is empty; write a value, or remove the key'
        : (forms[issue.expected]?.(key, issue.input) ?? `it cannot be ${shown(issue.input)}; correct it`);
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      if (issue.input === undefined) {
        return `it is missing; write one of ${allowed.join(', ')}`;
      }
      const given = shown(issue.input);
      return `"${given}" is not known; ${didYouMean(given, allowed)}write one of ${allowed.join(', ')}`;
    }
    case 'too_small':
      if (issue.origin === 'array') {
        return Number(issue.minimum) > 1
          ? `the list is too short; write at least ${issue.minimum} entries`
          : 'the list is empty; write at least one entry, or remove the key';
      }
      return issue.origin === 'string'
        ? 'it is empty; write a text, or remove the key'
        : `it is too small; write a number of at least ${Number(issue.minimum) + (issue.inclusive ? 0 : 1)}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `it has ${String(issue.input).trim().length} characters; shorten it to ${issue.maximum}`
        : `it is too large; write a number of at most ${issue.maximum}`;
    case 'invalid_union':
      return 'it cannot be that; correct it';
    default:
      return undefined;
  }
};

/** The schema of a key's value, without what makes it optional. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;
}

/** Keys that a schema knows at a path; none where it knows no keys. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const here = bare(schema);
  const [key, ...rest] = path;
  if (key === undefined) {
    return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
  }
  if (here instanceof z.ZodArray || here instanceof z.ZodRecord) {
    return keysAt(here instanceof z.ZodArray ? here.element : here.valueType, rest);
  }
  return here instanceof z.ZodObject ? keysAt((here.shape as Record<string, unknown>)[String(key)], rest) : [];
}

/** The key whose own keys hold `name`, for one that is a level too high. */
const parentOf = (schema: z.ZodObject, name: string): string | undefined =>
  Object.keys(schema.shape).find((key) => keysAt(schema, [key]).includes(name));

/** A path before a message: its keys. The line says which entry of a list it is. */
function named(path: readonly PropertyKey[]): string {
  const keys = path.filter((part) => typeof part === 'string');
  return keys.length > 0 ? `"${keys.join('.')}": ` : '';
}

function unknownKey(schema: z.ZodType, path: readonly PropertyKey[], key: string): string {
  const known = keysAt(schema, path);
  const parent = schema instanceof z.ZodObject && path.length === 0 ? parentOf(schema, key) : undefined;
  const remedy =
    parent !== undefined && nearest(key, known) === undefined
      ? `it belongs below "${parent}:", indented by two spaces`
      : `${didYouMean(key, known)}write one of ${known.join(', ')}, or remove it`;
  return `${named(path)}unknown key "${key}"; ${remedy}`;
}

/**
 * Checks the values of a content file against their schema.
 *
 * @param lineOf line (from 1) of the key at a path, or of the nearest one above it
 * @returns one error for each fault, in words for its author; a key that is written wrong is not missing as well
 */
export function schemaDiagnostics(
  file: string,
  schema: z.ZodType,
  value: unknown,
  lineOf: (path: readonly PropertyKey[]) => number,
): Diagnostic[] {
  const {error} = schema.safeParse(value, {error: inPlainWords});
  const issues = error?.issues ?? [];
  const fault = (path: readonly PropertyKey[], message: string): Diagnostic => ({
    file,
    line: lineOf(path),
    message,
    severity: 'error',
  });
  const place = (path: readonly PropertyKey[]): string => path.map(String).join('.');
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [];
    }
    return issue.keys.map((key) => {
      const near = nearest(key, keysAt(schema, issue.path));
      if (near !== undefined) {
        meant.add(place([...issue.path, near]));
      }
      return fault([...issue.path, key], unknownKey(schema, issue.path, key));
    });
  });
  const others = issues
    .filter(({code, path}) => code !== 'unrecognized_keys' && !meant.has(place(path)))
    .map(({path, message}) => fault(path, `${named(path)}${message}`));
  return [...unknown, ...others];
}
