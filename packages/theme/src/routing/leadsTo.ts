import type {RouteConfig} from 'react-router-config';
import {withoutSlash} from '@training-catalog/utils/urls';

/**
 * Whether a route is that of a page or has a descendant that is. An area's own route matches every path below it, also
 * those without a page; the area would then show the not-found page in its own layout, which the served 404.html has not.
 * Exact routes are compared as strings; the router would compile a regular expression for each.
 */
export const leadsTo = (pathname: string, {path, exact, routes}: RouteConfig): boolean =>
  (exact !== true || typeof path !== 'string' || withoutSlash(path) === withoutSlash(pathname)) &&
  (routes?.some((child) => leadsTo(pathname, child)) ?? true);
