import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {RouteProps} from 'react-router-dom';
import {renderRoutes, type RouteConfig} from 'react-router-config';

/** Makes a route and its descendants case-sensitive, for code that matches routes without rendering them. */
function makeCaseSensitive(route: RouteConfig): void {
  Object.assign(route, {sensitive: true});
  route.routes?.forEach(makeCaseSensitive);
}

/** Like renderRoutes of react-router-config, with case-sensitive routes. */
export default function renderExactRoutes(...[routes, ...rest]: Parameters<typeof renderRoutes>): ReactNode {
  routes?.forEach(makeCaseSensitive);
  const rendered = renderRoutes(routes, ...rest) as ReactElement<{children: ReactNode}> | null;
  if (!rendered) {
    return rendered;
  }
  const exact = Children.map(rendered.props.children, (route) =>
    isValidElement<RouteProps>(route) ? cloneElement(route, {sensitive: true}) : route,
  );
  return cloneElement(rendered, undefined, exact);
}
