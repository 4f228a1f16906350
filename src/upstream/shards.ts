import type {Leaf} from './shard';

/** A loader for each shard: routeTableLoader.js writes them. */
const shards: readonly (() => Promise<{default: readonly Leaf[]}>)[] = [];
export default shards;
