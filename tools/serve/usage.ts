import {address} from '../../catalog.config';
import type {Command} from '../help/command';

/** `npm run serve`. */
export const serve: Command = {
  name: 'serve',
  summary: `Serves a build at http://localhost:3000${address.baseUrl} the way GitHub Pages does`,
  usage: `npm run serve -- [<port> [<folder> [<base path>]]]

  <port>        3000 if you name none
  <folder>      folder of the build (build)
  <base path>   path of the site on its host (${address.baseUrl})`,
};
