/** Serves build/ as GitHub Pages would. Usage: `npm run serve -- [port]`, port 3000 if none is given. */
import fs from 'node:fs';
import path from 'node:path';
import {address} from '../src/site';
import {pagesServer} from './pagesServer';

const root = path.resolve('build');
const port = Number(process.argv[2] ?? 3000);

if (!fs.existsSync(path.join(root, 'index.html'))) {
  console.error('There is no build to serve: run "npm run build" first, or "npm run site" for both.');
  process.exit(1);
}

pagesServer(root, address.baseUrl)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is in use: name another one, "npm run serve -- 3001".` : error.message,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}${address.baseUrl} (stop with Ctrl+C)`));
