// Replaces @docusaurus/core/lib/client/preload, which expects the complete route table at startup.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decodedUrl} from '@site/shared/pageUrl';
import {reportLoadFailure} from '@site/src/components/reportLoadFailure';
import {leadsTo} from '@site/src/routing/leadsTo';
import {loadRoutesOf} from './loadRoutes';

/** A react-loadable component, whose chunks can be loaded ahead of rendering. */
interface WithPreload {
  preload?: () => unknown;
}

async function load(pathname: string): Promise<unknown[]> {
  await loadRoutesOf(pathname);
  // As src/routing/renderRoutes.tsx renders them; the router decodes the path.
  const path = decodedUrl(pathname);
  const matches = matchRoutes(
    routes.filter((route) => leadsTo(path, route)),
    path,
  );
  return Promise.all(matches.map(({route}) => (route.component as WithPreload).preload?.()));
}

/**
 * Loads the routes and chunks of a page.
 *
 * @param pathname - path of the page, encoded or not.
 * @returns a promise that rejects if a chunk fails to load. On the first load, the server-rendered page then stays, with
 *   the bar of plugins/load-failure; a navigation falls back to a full reload. When offline, the bar says so, and the
 *   promise rejects only once the network is back, so the current page stays until then.
 */
export default function preload(pathname: string): Promise<unknown[]> {
  return load(pathname).catch((error: unknown) => {
    if (navigator.onLine) {
      throw error;
    }
    reportLoadFailure(error);
    return new Promise((_, reject) => {
      addEventListener('online', () => reject(error as Error), {once: true});
    });
  });
}
