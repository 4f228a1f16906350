import create from '@docusaurus/ComponentCreator';

/** A route as data; the root's wildcard has no hash. */
export interface RouteData {
  readonly path: string;
  readonly hash?: string | undefined;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly RouteData[];
}

/** A part of the route table, and what its pages need of the tables that Docusaurus gives to every page. */
export interface Shard {
  /** Each with the key of its parent. */
  readonly routes: (readonly [parent: string, route: RouteData])[];
  readonly chunkNames: object;
  readonly registry: object;
}

/** A route in the form that react-router-config expects. */
export interface Route extends Omit<RouteData, 'hash' | 'routes'> {
  /** Keeps the layout of an area mounted when routes are inserted before it. */
  readonly key: string;
  readonly sensitive: true;
  readonly component: ReturnType<typeof create>;
  /** Nested routes; the leaves of shards that load later are inserted here. */
  readonly routes?: Route[];
}

/** Creates a route and those nested in it. The chunk names of all must be in the table already. */
export function makeRoute({hash, routes, ...further}: RouteData): Route {
  const {path} = further;
  return {
    ...further,
    key: `${path}-${hash}`,
    sensitive: true,
    component: create(path, hash ?? ''),
    ...(routes && {routes: routes.map(makeRoute)}),
  };
}
