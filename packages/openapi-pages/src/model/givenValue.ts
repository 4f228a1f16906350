/** Values that a schema gives. */
import {alternativesOf, flatten} from './composition.js';
import {typesOf} from './fields.js';
import type {Schema} from './types.js';

/** Example in a schema: `example`, or the first of `examples` in OpenAPI 3.1. */
export const exampleOfSchema = (schema: Schema | undefined): unknown =>
  schema?.example ?? (Array.isArray(schema?.examples) ? (schema.examples[0] as unknown) : undefined);

/** Maximum number of alternatives inside each other that are looked into. */
const maxLevels = 4;

/** Whether a value may be text, as far as its schema says. */
export function mayBeText(given: Schema | undefined, level = 0): boolean {
  const schema = given && flatten(given);
  const types = schema ? typesOf(schema) : [];
  const alternatives = schema && types.length === 0 ? alternativesOf(schema) : undefined;
  return (
    types.includes('string') || (level < maxLevels && (alternatives ?? []).some((one) => mayBeText(one, level + 1)))
  );
}

/** An example given as JSON text, as many files of OpenAPI 2.0 have it, becomes the value, unless the value may be text. */
export function parsedExample(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value) || mayBeText(schema)) {
    return value;
  }
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
