/** Full address of a page as it is published: encoded, and without the slash that index pages carry inside. */
export const pageUrl = (siteUrl: string, permalink: string): string =>
  siteUrl + encodeURI(permalink).replace(/\/$/, '');

/** An address or path without percent-encoding; unchanged if it is not validly encoded. */
export function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** A part of an address without percent-encoding, including that of slashes; unchanged if it is not validly encoded. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
