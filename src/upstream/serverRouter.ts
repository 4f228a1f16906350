// Replaces @docusaurus/router in files of the server's bundle that look for a page among all pages of an area.
import {matchPath as original} from '@docusaurus/router';
import type {RouteConfig} from 'react-router-config';

export * from '@docusaurus/router';

const withoutSlash = (address: string): string => (address.endsWith('/') ? address.slice(0, -1) : address);

/**
 * Whether a route may be that of an address. The router compiles a regular expression for each route, and keeps 10,000 of
 * them: to ask all routes for each page takes more time than everything else in a site of some thousand pages. A route of
 * one page is compared as a text.
 */
export const canMatch = (pathname: string, {path, exact}: Pick<RouteConfig, 'path' | 'exact'>): boolean =>
  exact !== true || typeof path !== 'string' || withoutSlash(path) === withoutSlash(pathname);

/** As the function of the router, which reads a route's path as a pattern. */
export const matchPath = ((pathname, route) =>
  typeof route === 'object' && !Array.isArray(route) && !canMatch(pathname, route as RouteConfig)
    ? null
    : original(pathname, route)) as typeof original;
