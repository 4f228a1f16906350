import create from '@docusaurus/ComponentCreator';

type RouteComponent = ReturnType<typeof create>;

/** A route of the table, as react-router-config takes it. */
export interface Route {
  readonly key: string;
  readonly path: string;
  readonly sensitive: true;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly component: RouteComponent;
  /** Routes below it; parts of the table that arrive later join them. */
  routes?: Route[];
}

/**
 * A route whose component is made when it is first asked for: most routes of the table, and of the parts that come for
 * links, are never shown.
 *
 * @param hash - part of the component's name; the root's wildcard has none.
 */
export default function route(
  path: string,
  hash: string | undefined,
  further: {exact?: boolean; sidebar?: string; routes?: Route[]},
): Route {
  let component: RouteComponent | undefined;
  // As routeTable.ts names it.
  const key = `${path}-${hash}`;
  return Object.defineProperty({key, path, sensitive: true as const, ...further}, 'component', {
    get() {
      component ??= create(path, hash ?? '');
      return component;
    },
  }) as Route;
}

/** A route of a shard, after the place of its parent: indexes from the top of the table, with dots between them. */
export type Leaf = readonly [trail: string, route: Route];
