/** URLs as they are written in pages and shown by browsers. This entry has no dependencies, so that browser code can load it. */

/** Decodes a URL or path; returns it unchanged if its percent-encoding is invalid. */
export function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Decodes a URL component, including slashes; returns it unchanged if its percent-encoding is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A permalink without the trailing slash that index pages have internally; the root keeps its own. */
export const withoutSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/** Public URL of a permalink: encoded, and without a trailing slash. */
export const pageUrl = (siteUrl: string, permalink: string): string =>
  siteUrl + encodeURI(permalink).replace(/\/$/, '');
