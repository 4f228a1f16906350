import {decodedUrl} from '@training-catalog/content-model/urls';

/** Encodes a path or a hash that may be encoded already; what is no valid percent-encoding is encoded literally. */
export const encodedUrl = (url: string): string => encodeURI(decodedUrl(url));

/**
 * Makes a part of a URL decodable, for code that decodes it without catching errors.
 *
 * @returns the part; with all percent signs encoded if its percent-encoding is invalid.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
