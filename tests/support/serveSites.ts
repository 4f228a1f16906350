/** Builds the fixture sites that are out of date, and serves every site of the browser tests as GitHub Pages would. */
import fs from 'node:fs';
import path from 'node:path';
import {pagesServer} from '@training-catalog/pages-deploy';
import {address} from '../../catalog.config';
import {buildFixtureSites} from './buildFixtureSites';
import {fixtureSite} from './fixtureSite';
import {minimalSite} from './minimalSite';
import {startMisbehavingApi} from './misbehavingApi';
import {ports} from './ports';
import {secondSite} from './secondSite';

async function main(): Promise<void> {
  await buildFixtureSites();
  await startMisbehavingApi(ports.api);
  const serve = (folder: string, port: number, baseUrl: string = address.baseUrl): Promise<unknown> =>
    new Promise((resolve, reject) => {
      pagesServer(path.resolve(folder), baseUrl)
        .on('error', reject)
        .listen(port, () => resolve(undefined));
    });
  if (fs.existsSync('build/index.html')) {
    await serve('build', ports.catalog);
  }
  await serve(secondSite.build, ports.secondSite, secondSite.baseUrl);
  await serve(fixtureSite.build, ports.elsewhere, '/elsewhere/');
  await serve(minimalSite.build, ports.minimalSite, minimalSite.baseUrl);
  // The last one, because the test runner waits for it.
  await serve(fixtureSite.build, ports.site);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
