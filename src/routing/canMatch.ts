import type {RouteConfig} from 'react-router-config';
import {withoutSlash} from '../../shared/withoutSlash';

/**
 * Returns false if a route cannot match a path. Exact routes are compared as strings; all other routes return true. The
 * router compiles a regular expression per route and caches only 10,000 of them.
 */
export const canMatch = (pathname: string, {path, exact}: Pick<RouteConfig, 'path' | 'exact'>): boolean =>
  exact !== true || typeof path !== 'string' || withoutSlash(path) === withoutSlash(pathname);

/**
 * Whether a route is that of a page or has a descendant that is. An area's own route matches every path below it, also
 * those without a page; the area would then show the not-found page in its own layout, which the served 404.html has not.
 */
export const leadsTo = (pathname: string, route: RouteConfig): boolean =>
  canMatch(pathname, route) && (route.routes?.some((child) => leadsTo(pathname, child)) ?? true);
