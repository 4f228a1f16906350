/** Endings that Docusaurus takes from an address; see normalizeLocation.js in its client. */
const endings = /(?:\/index)?\.html$|(?<=.)\/$/;

/**
 * Number of the shard of the route table that holds a page's route: the build and the browser have to agree.
 *
 * @param address Path of the page, decoded, with the base path.
 * @param count Number of shards.
 * @returns a number from 0 to count - 1.
 */
export function shardOf(address: string, count: number): number {
  let hash = 5381;
  for (const character of address.replace(endings, '')) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % count;
}
