// Replaces react-router-config in the server's bundle, in files that match the whole table of routes.
import {matchRoutes as original, type MatchedRoute, type RouteConfig} from 'react-router-config';
import {canMatch} from './serverRouter';

/** As the function of react-router-config, without a regular expression for each page. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of routes) {
    const [found] = canMatch(pathname, route) ? original([{...route, routes: undefined}], pathname) : [];
    if (found) {
      return [{...found, route}, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}
