/* global navigator, addEventListener */
// Stands in for @docusaurus/core/lib/client/preload, which matches a table that is whole from the beginning.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadRoutesOf} from './loadRoutes.js';

async function load(pathname) {
  await loadRoutesOf(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(matches.map(({route}) => route.component.preload?.()));
}

/**
 * Loads what a page needs.
 *
 * @param {string} pathname path of the page, encoded or not
 * @returns rejects if a part does not arrive: a first load keeps the served page, with the bar of
 *   page-shell; a navigation reloads. Without a network it rejects when the network is back, so that the
 *   page that is open stays until then.
 */
export default function preload(pathname) {
  return load(pathname).catch((error) => {
    if (navigator.onLine) {
      throw error;
    }
    return new Promise((_, reject) => {
      addEventListener('online', () => reject(error), {once: true});
    });
  });
}
