import create from '@docusaurus/ComponentCreator';

type RouteComponent = ReturnType<typeof create>;

/** A route in the form that react-router-config expects. */
export interface Route {
  readonly key: string;
  readonly path: string;
  readonly sensitive: true;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly component: RouteComponent;
  /** Nested routes; the leaves of shards that load later are inserted here. */
  routes?: Route[];
}

/**
 * Creates a route whose component is created on first access, because most routes of the table and of prefetched shards
 * are never rendered.
 *
 * @param hash - suffix of the component's key; the root wildcard has none.
 */
export default function route(
  path: string,
  hash: string | undefined,
  further: {exact?: boolean; sidebar?: string; routes?: Route[]},
): Route {
  let component: RouteComponent | undefined;
  // Same format as in routeTable.ts.
  const key = `${path}-${hash}`;
  return Object.defineProperty({key, path, sensitive: true as const, ...further}, 'component', {
    get() {
      component ??= create(path, hash ?? '');
      return component;
    },
  }) as Route;
}

/** A route of a shard, preceded by the path to its parent: indexes from the root of the table, separated by dots. */
export type Leaf = readonly [trail: string, route: Route];
