/** Key of an object as a segment of a JSON pointer. */
export const escapeSegment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Key of an object from a segment of a JSON pointer. */
const unescapeSegment = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** A segment of a URL, decoded; unchanged if its percent-encoding is invalid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Keys of a JSON pointer, unescaped. */
export const segmentsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => unescapeSegment(decoded(segment)));
