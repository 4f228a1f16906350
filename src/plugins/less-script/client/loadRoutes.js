import routes from '@generated/routes';
import {shardOf} from '../shardOf.js';
import shards from './shards.js';

/** @type {Map<number, Promise<void>>} */
const loaded = new Map();

/** Puts the leaves of a shard into the table: before what stands there, because an area's own route matches all below it. */
async function load(number) {
  const {default: leaves} = await shards[number]();
  for (const [trail, route] of leaves) {
    const parent = trail.split('.').reduce((list, index) => list.staying[Number(index)], {staying: routes});
    // The indexes of a trail count what was there at first.
    parent.routes.unshift(route);
  }
}

/** First routes of each list, by which trails are counted. */
function remember(list) {
  list.forEach((route) => {
    if (route.routes) {
      route.staying = [...route.routes];
      remember(route.routes);
    }
  });
}
remember(routes);

/** Pages that stand in no shard, such as the landing page. */
const whole = new Set(routes.flatMap((route) => (route.routes ? [] : route.path)));

/**
 * Loads the part of the route table that holds a page, unless it is there.
 *
 * @param {string} pathname path of the page, encoded or not
 * @returns {Promise<void>} rejects if the part cannot be loaded; the next call tries again
 */
export function loadRoutesOf(pathname) {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // Not encoded: a percent sign that stands for itself.
  }
  if (whole.has(decoded)) {
    return Promise.resolve();
  }
  const number = shardOf(decoded, shards.length);
  const promise =
    loaded.get(number) ??
    load(number).catch((error) => {
      loaded.delete(number);
      throw error;
    });
  loaded.set(number, promise);
  return promise;
}
