/** Serves a build as GitHub Pages would: `npm run serve`. */
import fs from 'node:fs';
import path from 'node:path';
import {address} from '../../catalog.config';
import {pagesServer} from '@training-catalog/pages-deploy';
import {helpIfRequested} from '../help/command';
import {serve} from './usage';

helpIfRequested(serve);

const [port = '3000', folder = 'build', baseUrl = address.baseUrl] = process.argv.slice(2);
const root = path.resolve(folder);

if (!fs.existsSync(path.join(root, 'index.html'))) {
  console.error(`There is no build to serve in ${folder}: run "npm run build" first, or "npm run site" for both.`);
  process.exit(1);
}

pagesServer(root, baseUrl)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: choose another one, "npm run serve -- 3001".`
        : error.message,
    );
    process.exit(1);
  })
  .listen(Number(port), () => console.log(`The site is at http://localhost:${port}${baseUrl} (stop with Ctrl+C)`));
