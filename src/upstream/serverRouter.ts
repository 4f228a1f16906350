// Replaces @docusaurus/router in those modules of the server bundle that search an area's routes for a page.
import {matchPath as original} from '@docusaurus/router';
import type {RouteConfig} from 'react-router-config';
import {withoutSlash} from '@site/shared/withoutSlash';

export * from '@docusaurus/router';

/**
 * Returns false if a route cannot match a path. The router compiles a regular expression per route and caches only
 * 10,000 of them, so on a site with thousands of pages, matching every route for every page dominates rendering time.
 * Exact routes are therefore compared as strings; all other routes return true.
 */
export const canMatch = (pathname: string, {path, exact}: Pick<RouteConfig, 'path' | 'exact'>): boolean =>
  exact !== true || typeof path !== 'string' || withoutSlash(path) === withoutSlash(pathname);

/** Like the router's matchPath, but rejects exact routes by string comparison before it compiles a pattern. */
export const matchPath = ((pathname, route) =>
  typeof route === 'object' && !Array.isArray(route) && !canMatch(pathname, route as RouteConfig)
    ? null
    : original(pathname, route)) as typeof original;
