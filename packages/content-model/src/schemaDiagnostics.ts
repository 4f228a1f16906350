import * as z from 'zod';
import {didYouMean, nearest} from '@training-catalog/utils';
import {errorAt, type Diagnostic} from './diagnostic.js';

/** Approximate source text of a value, for messages. */
const shown = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : JSON.stringify(value);

/** How to write a value of each type. */
const forms: Readonly<Record<string, (key: string, value: unknown) => string>> = {
  string: (key, value) =>
    typeof value === 'object' && !(value instanceof Date)
      ? `it must be a string; write ${key}: followed by one line of text`
      : `it must be a string; put it in quotes: ${key}: "${shown(value)}"`,
  array: (key, value) =>
    `it must be a list; put it in brackets: ${key}: [${typeof value === 'object' ? 'first, second' : shown(value)}]`,
  number: () => 'it must be a number; write digits without quotes',
  int: () => 'it must be a whole number; write digits without a decimal point',
  boolean: () => 'it must be true or false; write it without quotes',
  object: (key) => `it must contain keys; write them below "${key}:", each on a line indented by two spaces`,
};

/**
 * Messages for validation errors whose schema has no message of its own.
 *
 * @param whenMissing remedy for a missing value
 */
const errorMap =
  (whenMissing: string): z.core.$ZodErrorMap =>
  (issue) => {
    const key = issue.path?.findLast((part) => typeof part === 'string') ?? '';
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined) {
          return `it is missing; ${whenMissing}`;
        }
        return issue.input === null || issue.input === ''
          ? 'it is empty; write a value, or remove the key'
          : (forms[issue.expected]?.(key, issue.input) ?? `invalid value ${shown(issue.input)}; correct it`);
      case 'invalid_value': {
        const allowed = issue.values.map(String);
        if (issue.input === undefined) {
          return `it is missing; write one of ${allowed.join(', ')}`;
        }
        const given = shown(issue.input);
        return `unknown value "${given}"; ${didYouMean(given, allowed)}write one of ${allowed.join(', ')}`;
      }
      case 'too_small':
        if (issue.origin === 'array') {
          return Number(issue.minimum) > 1
            ? `the list is too short; write at least ${issue.minimum} entries`
            : 'the list is empty; write at least one entry, or remove the key';
        }
        return issue.origin === 'string'
          ? 'it is empty; write a value, or remove the key'
          : `it is too small; write a number of at least ${Number(issue.minimum) + (issue.inclusive ? 0 : 1)}`;
      case 'too_big':
        return issue.origin === 'string'
          ? `it has ${String(issue.input).trim().length} characters; shorten it to ${issue.maximum}`
          : `it is too large; write a number of at most ${issue.maximum}`;
      case 'invalid_key':
        return issue.issues[0]?.message ?? 'it is no name for an entry; write another';
      case 'invalid_union':
        return 'invalid value; correct it';
      default:
        return undefined;
    }
  };

/** Unwraps optional and nullable schemas. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;
}

/** Keys of the object schema at a path; empty if it is not an object schema. */
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

/** The key whose object schema has `name`, for a key that is written one level too high. */
const parentOf = (schema: z.ZodObject, name: string): string | undefined =>
  Object.keys(schema.shape).find((key) => keysAt(schema, [key]).includes(name));

/** Prefix of a message: the keys of a path, without list indexes, which the line number replaces. */
function named(path: readonly PropertyKey[]): string {
  const keys = path.filter((part) => typeof part === 'string');
  return keys.length > 0 ? `"${keys.join('.')}": ` : '';
}

function unknownKey(schema: z.ZodType, path: readonly PropertyKey[], key: string): string {
  const known = keysAt(schema, path);
  const parent = schema instanceof z.ZodObject && path.length === 0 ? parentOf(schema, key) : undefined;
  const remedy =
    parent !== undefined && nearest(key, known) === undefined
      ? `move it below "${parent}:", indented by two spaces`
      : `${didYouMean(key, known)}write one of ${known.join(', ')}, or remove it`;
  return `${named(path)}unknown key "${key}"; ${remedy}`;
}

/**
 * Validates the values of a content file against a schema.
 *
 * @param rule id of the rule that the schema stands for
 * @param lineOf returns the 1-based line of the key at a path, or of its nearest ancestor
 * @param whenMissing remedy for a missing value
 * @returns one error per fault, worded for authors; a misspelled key is not also reported as missing
 */
export function schemaDiagnostics<Rule extends string>(
  rule: Rule,
  file: string,
  schema: z.ZodType,
  value: unknown,
  lineOf: (path: readonly PropertyKey[]) => number,
  whenMissing = 'add it',
): Diagnostic<Rule>[] {
  const {error} = schema.safeParse(value, {error: errorMap(whenMissing)});
  const issues = error?.issues ?? [];
  const fault = (path: readonly PropertyKey[], message: string): Diagnostic<Rule> =>
    errorAt(rule, file, lineOf(path), message);
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
