/** Public URL of a permalink: encoded, and without the trailing slash that index pages have internally. */
export const pageUrl = (siteUrl: string, permalink: string): string =>
  siteUrl + encodeURI(permalink).replace(/\/$/, '');

/** Decodes a URL or path; returns it unchanged if its percent-encoding is invalid. */
export function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Encodes a path or a hash that may be encoded already; what is no valid percent-encoding is encoded literally. */
export const encodedUrl = (url: string): string => encodeURI(decodedUrl(url));

/** Decodes a URL component, including slashes; returns it unchanged if its percent-encoding is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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
