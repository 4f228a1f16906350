import {alternativesOf, asSchema, flatten, requiredNames} from './composition.js';
import {objectAlternatives} from './fields.js';
import type {Schema} from './types.js';

/**
 * The value of the discriminator for an alternative: the one that the mapping gives it, or its name; undefined if there
 * is no discriminator, or if the field itself says its value.
 */
export function discriminatorValue({discriminator}: Schema, alternative: Schema): string | undefined {
  const {propertyName: key, mapping = {}} = discriminator ?? {};
  if (key === undefined) {
    return undefined;
  }
  const properties = flatten(alternative).properties ?? {};
  const field = flatten((Object.hasOwn(properties, key) ? asSchema(properties[key]) : undefined) ?? {});
  const [mapped] = Object.entries(mapping).find(([, name]) => name === alternative.title) ?? [];
  const listed = field.enum ?? (field.const === undefined ? undefined : [field.const]);
  const value = mapped ?? alternative.title;
  return listed === undefined || listed.includes(value) ? value : undefined;
}

/** One kind of object that a value can be. */
export interface Kind {
  name: string;
  /** Number among the alternatives of the schema. */
  index: number;
  /** The schema of a value of this kind: what all kinds have, what this one has, and the value of the discriminator. */
  schema: Schema;
}

/**
 * A schema with only one of its alternatives.
 *
 * @param alternative - as the schema lists it, which may be a reference.
 * @param named - the alternative itself, if the schema lists a reference.
 */
export function narrowed(schema: Schema, alternative: Schema, named = alternative): Schema {
  const {oneOf: _, anyOf: __, discriminator, allOf = [], ...own} = schema;
  const key = discriminator?.propertyName;
  const value = discriminatorValue(schema, named);
  return {
    ...own,
    allOf: [
      ...allOf,
      alternative,
      ...(key === undefined || value === undefined ? [] : [{properties: {[key]: {const: value}}, required: [key]}]),
    ],
  };
}

/** The kinds of objects that a body can be; none unless at least two of its alternatives have fields. */
export const kindsOf = (schema: Schema): Kind[] =>
  alternativesOf(schema) === undefined
    ? []
    : objectAlternatives(schema).map(({name, schema: one}, index) => ({name, index, schema: narrowed(schema, one)}));

/** Whether an example looks like one of a kind: it has what is required, nothing else, and the right constants. */
export function looksLike(value: unknown, schema: Schema): boolean {
  const {properties = {}, additionalProperties} = flatten(schema);
  const object = Object(value) as Record<string, unknown>;
  return (
    requiredNames(flatten(schema)).every((name) => Object.hasOwn(object, name)) &&
    Object.entries(object).every(([name, inner]) => {
      const field = Object.hasOwn(properties, name) ? asSchema(properties[name]) : undefined;
      const {const: constant, enum: listed = constant === undefined ? undefined : [constant]} = flatten(field ?? {});
      return (field !== undefined || Boolean(additionalProperties)) && (listed?.includes(inner) ?? true);
    })
  );
}
