import type {Route} from './route';

/** A route of a shard, after the place of its parent: indexes from the top of the table, with dots between them. */
export type Leaf = readonly [trail: string, route: Route];

/** The routes of one shard: routeTableLoader.js writes them. */
const leaves: readonly Leaf[] = [];
export default leaves;
