/** Suffixes that Docusaurus strips from a path; see normalizeLocation.js in its client. */
const endings = /(?:\/index)?\.html$|(?<=.)\/$/;

/**
 * Number of the route table shard that contains a page's route. Build and browser must compute the same number.
 *
 * @param route Path of the page, decoded, with the base path.
 * @param count Number of shards.
 * @returns a number from 0 to count - 1.
 */
export function shardOf(route: string, count: number): number {
  let hash = 5381;
  for (const character of route.replace(endings, '')) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % count;
}
