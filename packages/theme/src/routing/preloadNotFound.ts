// The route of an area matches every path below it. Where the area has no page, the not-found page is shown
// (renderRoutes.tsx). Docusaurus loads the routes that match before the first render; this adds the not-found page, without
// which the first render would be empty, and the page then be added below the served one.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {decodedUrl} from '@training-catalog/utils/urls';
import {leadsTo} from './leadsTo.js';

/** A component that loads when it is first rendered, or before. */
interface Loadable {
  preload: () => Promise<unknown>;
}

const loadableOf = (route: (typeof routes)[number]): Loadable => route.component as unknown as Loadable;

const notFound = routes.find(({path}) => path === '*');

if (ExecutionEnvironment.canUseDOM && notFound) {
  for (const area of routes.filter((route) => route.routes)) {
    const loadable = loadableOf(area);
    const preloadArea = loadable.preload.bind(loadable);
    loadable.preload = () =>
      Promise.all([
        preloadArea(),
        leadsTo(decodedUrl(location.pathname), area) ? undefined : loadableOf(notFound).preload(),
      ]);
  }
}
