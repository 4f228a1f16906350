// Replaces react-router-config in those modules of the server bundle that match against the whole route table.
import {matchRoutes as original, type MatchedRoute, type RouteConfig} from 'react-router-config';
import {canMatch} from '@site/src/routing/canMatch';

/** Like matchRoutes of react-router-config, but without compiling a regular expression for each page. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of routes) {
    const [found] = canMatch(pathname, route) ? original([{...route, routes: undefined}], pathname) : [];
    if (found) {
      return [{...found, route}, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}
