// Replaces @docusaurus/core/lib/client/preload, which matches a table that is whole from the beginning.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadRoutesOf} from './loadRoutes';

/** A component that loads its parts when it is asked to, as react-loadable makes it. */
interface WithPreload {
  preload?: () => unknown;
}

async function load(pathname: string): Promise<unknown[]> {
  await loadRoutesOf(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(matches.map(({route}) => (route.component as WithPreload).preload?.()));
}

/**
 * Loads what a page needs.
 *
 * @param pathname - path of the page, encoded or not.
 * @returns a promise that rejects if a part does not arrive: a first load keeps the served page, with the bar of
 *   plugins/load-failure; a navigation reloads. Without a network it rejects when the network is back, so that the page
 *   that is open stays until then.
 */
export default function preload(pathname: string): Promise<unknown[]> {
  return load(pathname).catch((error: unknown) => {
    if (navigator.onLine) {
      throw error;
    }
    return new Promise((_, reject) => {
      addEventListener('online', () => reject(error as Error), {once: true});
    });
  });
}
