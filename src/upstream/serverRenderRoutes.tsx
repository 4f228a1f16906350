// Replaces src/routing/renderRoutes in the server bundle.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import renderExactRoutes from '@site/src/routing/renderRoutes';
import {canMatch} from './serverRouter';

type Given = Parameters<typeof renderExactRoutes>;

function RoutesOfPage({given: [routes, ...rest]}: {given: Given}): ReactNode {
  const {pathname} = useLocation();
  return renderExactRoutes(
    routes?.filter((route) => canMatch(pathname, route)),
    ...rest,
  );
}

/** Like the function it replaces, but creates elements only for routes that can match the current path. */
export default function renderRoutesOfPage(...given: Given): ReactNode {
  return given[0] && <RoutesOfPage given={given} />;
}
