/* global module */
/** Endings that Docusaurus takes from an address; see normalizeLocation.js in its client. */
const endings = /(?:\/index)?\.html$|(?<=.)\/$/;

/**
 * Number of the shard that holds a page's route: the build and the browser have to agree.
 *
 * @param {string} address path of the page, decoded, with the base path
 * @param {number} count number of shards
 * @returns {number} from 0 to count - 1
 */
function shardOf(address, count) {
  let hash = 5381;
  for (const character of address.replace(endings, '')) {
    hash = (Math.imul(hash, 33) ^ character.codePointAt(0)) >>> 0;
  }
  return hash % count;
}

module.exports = {shardOf};
