import fs from 'node:fs';
import path from 'node:path';
import {pagesServer} from '@training-catalog/pages-deploy';
import type {SiteCommand} from '../context.js';

/** `npm run serve`: serves a build as GitHub Pages would. */
export const serve: SiteCommand = {
  describe: ({address}) => ({
    name: 'serve',
    summary: `Serves a build at http://localhost:3000${address.baseUrl} the way GitHub Pages does`,
    usage: `npm run serve -- [<port> [<folder> [<base path>]]]

  <port>        3000 if you name none
  <folder>      folder of the build (build)
  <base path>   path of the site on its host (${address.baseUrl})`,
  }),
  run([port = '3000', folder = 'build', given], {siteDir, site}) {
    const baseUrl = given ?? site.address.baseUrl;
    const root = path.resolve(siteDir, folder);
    if (!fs.existsSync(path.join(root, 'index.html'))) {
      console.error(`There is no build to serve in ${folder}: run "npm run build" first, or "npm run site" for both.`);
      return Promise.resolve(1);
    }
    return new Promise((resolve) => {
      pagesServer(root, baseUrl)
        .on('error', (error: NodeJS.ErrnoException) => {
          console.error(
            error.code === 'EADDRINUSE'
              ? `Port ${port} is in use: choose another one, "npm run serve -- 3001".`
              : error.message,
          );
          resolve(1);
        })
        .on('close', () => resolve(0))
        .listen(Number(port), () =>
          console.log(`The site is at http://localhost:${port}${baseUrl} (stop with Ctrl+C)`),
        );
    });
  },
};
