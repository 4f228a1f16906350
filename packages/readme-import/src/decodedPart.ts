/** Decodes a URL component, including slashes; returns it unchanged if its percent-encoding is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
