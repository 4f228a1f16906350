import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {RouteProps} from 'react-router-dom';
import {renderRoutes, type RouteConfig} from 'react-router-config';

/** Marks a route and those below it, for code that matches routes without rendering them. */
function demandCase(route: RouteConfig): void {
  Object.assign(route, {sensitive: true});
  route.routes?.forEach(demandCase);
}

/** As the function of react-router-config, with routes that mind case. */
export default function renderExactRoutes(...[routes, ...rest]: Parameters<typeof renderRoutes>): ReactNode {
  routes?.forEach(demandCase);
  const rendered = renderRoutes(routes, ...rest) as ReactElement<{children: ReactNode}> | null;
  if (!rendered) {
    return rendered;
  }
  const exact = Children.map(rendered.props.children, (route) =>
    isValidElement<RouteProps>(route) ? cloneElement(route, {sensitive: true}) : route,
  );
  return cloneElement(rendered, undefined, exact);
}
