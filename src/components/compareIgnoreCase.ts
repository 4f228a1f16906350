/**
 * Compares two names for sorting, by their letters in either case. Not by `localeCompare`: a browser loads
 * tables of all languages for it, which takes a slow phone a tenth of a second before the page works.
 *
 * @returns below 0 where `a` comes first, above 0 where `b` does, 0 for the same name
 */
export function compareIgnoreCase(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one === other) {
    return 0;
  }
  return one < other ? -1 : 1;
}
