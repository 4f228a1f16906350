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

/** Decodes a URL component, including slashes; returns it unchanged if its percent-encoding is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
