// Replaces @docusaurus/core/lib/client/preload, which expects the complete route table at startup.
import routes from '@generated/routes';
import {decodedUrl} from '@training-catalog/utils/urls';
import {matchRoutes} from 'react-router-config';
import {loadRoutesOf} from './loadRoutes.js';

async function load(pathname: string): Promise<unknown[]> {
  await loadRoutesOf(pathname);
  const found = matchRoutes(routes, decodedUrl(pathname));
  return Promise.all(found.map(({route}) => (route.component as {preload?: () => unknown}).preload?.()));
}

/**
 * Loads the routes and chunks of a page.
 *
 * @param pathname - path of the page, encoded or not.
 * @returns a promise that rejects if a chunk fails to load. On the first load, the server-rendered page then stays; a
 *   navigation falls back to a full reload. When offline, the current page stays: the event `load-failure` on the window
 *   lets the site say so, and the promise rejects only once the network is back.
 */
export default function preload(pathname: string): Promise<unknown[]> {
  return load(pathname).catch((error: unknown) => {
    if (navigator.onLine) {
      throw error;
    }
    console.error(error);
    dispatchEvent(new CustomEvent('load-failure', {detail: (Object(error) as {request?: string}).request ?? ''}));
    return new Promise((_, reject) => {
      addEventListener('online', () => reject(error as Error), {once: true});
    });
  });
}
