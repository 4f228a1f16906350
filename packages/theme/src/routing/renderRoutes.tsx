import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {RouteProps} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import {renderRoutes, type RouteConfig} from 'react-router-config';
import {leadsTo} from './leadsTo.js';

type Given = Parameters<typeof renderRoutes>;

/** Makes a route and its descendants case-sensitive, for code that matches routes without rendering them. */
function makeCaseSensitive(route: RouteConfig): void {
  Object.assign(route, {sensitive: true});
  route.routes?.forEach(makeCaseSensitive);
}

function ExactRoutes({given: [routes, ...rest]}: {given: Given}): ReactNode {
  const {pathname} = useLocation();
  const rendered = renderRoutes(
    routes?.filter((route) => leadsTo(pathname, route)),
    ...rest,
  ) as ReactElement<{children: ReactNode}> | null;
  if (!rendered) {
    return null;
  }
  const exact = Children.map(rendered.props.children, (route) =>
    isValidElement<RouteProps>(route) ? cloneElement(route, {sensitive: true}) : route,
  );
  return cloneElement(rendered, undefined, exact);
}

/** Like renderRoutes of react-router-config, with case-sensitive routes, and only those that lead to the current page. */
export default function renderExactRoutes(...given: Given): ReactNode {
  given[0]?.forEach(makeCaseSensitive);
  return given[0] && <ExactRoutes given={given} />;
}
