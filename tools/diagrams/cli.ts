/**
 * Compares the size of each diagram of the built pages with the one that its source states in a comment (`%% 640 x
 * 420`, width and height in pixels), which reserves its space before it is drawn: `npm run diagrams`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {areaIds} from '../../plugins/content-areas/contentAreas';
import {address} from '../../catalog.config';
import {measureDiagrams, withSizes} from './diagramSizes';
import {helpIfRequested} from '../help/command';
import {launchChromium} from '../test/chromium';
import {filesIn} from '@training-catalog/content-model/node';
import {pagesServer} from '@training-catalog/pages-deploy';
import {diagrams} from './usage';

helpIfRequested(diagrams);

async function main(): Promise<void> {
  const server = pagesServer(path.resolve('build'), address.baseUrl).listen(0);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const browser = await launchChromium();
  const page = await browser.newPage({
    baseURL: `http://localhost:${port}${address.baseUrl}`,
    viewport: {width: 1600, height: 900},
  });
  const files = areaIds
    .flatMap((area) => filesIn('.', area))
    .filter((file) => file.endsWith('.md') && fs.readFileSync(file, 'utf8').includes('```mermaid'));
  let wrong = 0;
  for (const file of files) {
    const before = fs.readFileSync(file, 'utf8');
    const after = withSizes(before, await measureDiagrams(page, file));
    if (after !== before) {
      wrong += 1;
      console.log(file);
      if (process.argv.includes('--write')) {
        fs.writeFileSync(file, after);
      }
    }
  }
  console.log(`${files.length} pages with diagrams, ${wrong} with other sizes`);
  await browser.close();
  server.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
