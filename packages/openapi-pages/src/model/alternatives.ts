import {asSchema, flatten} from './composition.js';
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
