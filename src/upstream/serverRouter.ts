// Replaces @docusaurus/router in those modules of the server bundle that search an area's routes for a page.
import {matchPath as original} from '@docusaurus/router';
import type {RouteConfig} from 'react-router-config';
import {canMatch} from '@site/src/routing/canMatch';

export * from '@docusaurus/router';

/**
 * Like the router's matchPath, but rejects exact routes by string comparison before it compiles a pattern: on a site with
 * thousands of pages, matching every route for every page dominates rendering time.
 */
export const matchPath = ((pathname, route) =>
  typeof route === 'object' && !Array.isArray(route) && !canMatch(pathname, route as RouteConfig)
    ? null
    : original(pathname, route)) as typeof original;
