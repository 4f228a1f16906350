import * as z from 'zod';
import {addressKind, type AddressKind} from '@training-catalog/utils/urls';

/** Schema of a text that is not empty. */
export const nonEmptyText = z.string().trim().min(1);

const isOneOf =
  (kinds: readonly AddressKind[]) =>
  (url: string): boolean => {
    const kind = addressKind(url);
    return kind !== undefined && kinds.includes(kind);
  };

/**
 * Schema of an address of one of some kinds.
 *
 * @param remedy what to write instead of another one
 */
export const addressOf = (kinds: readonly AddressKind[], remedy: string): z.ZodString =>
  z.string().refine(isOneOf(kinds), remedy);

/** A JSON Schema of it has the format `uri`. */
const urlOf = (kinds: readonly AddressKind[]): z.ZodURL => {
  const remedy = 'write a full URL that starts with https://';
  return z.url({error: remedy, abort: true}).refine(isOneOf(kinds), remedy);
};

/** Schema of a full URL that starts with https. */
export const httpsUrl = urlOf(['https']);

/** Schema of a full URL on the web. */
export const webUrl = urlOf(['https', 'http']);
