/** Decodes a URL or path; returns it unchanged if its percent-encoding is invalid. */
export function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
