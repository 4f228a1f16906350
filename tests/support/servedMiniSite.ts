import path from 'node:path';
import {pagesServer} from '@training-catalog/pages-deploy';
import {address} from '../../catalog.config';
import {portOf} from '../../tools/bench/machine';
import {MiniSite} from './miniSite';

/** A site of a few pages, built and served as GitHub Pages would. */
export interface ServedMiniSite {
  /** Folder of the build. */
  build: string;
  /** Address of the landing page. */
  landingPage: string;
  /** Stops the server and removes the site. */
  close: () => void;
}

/**
 * Builds a site and serves it.
 *
 * @param files Files to overwrite in the smallest site, by path.
 * @param env Variables for the build.
 * @throws with the output of a build that failed.
 */
export async function serveMiniSite(
  files: Parameters<typeof MiniSite.create>[0],
  env?: Parameters<MiniSite['buildAll']>[0],
): Promise<ServedMiniSite> {
  const site = MiniSite.create(files);
  // It is built once, so the bundler's cache would only be written.
  const {ok, output} = await site.buildAll({DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...env});
  if (!ok) {
    site.remove();
    throw new Error(output);
  }
  const build = path.join(site.dir, 'build');
  const server = pagesServer(build, address.baseUrl).listen(0);
  return {
    build,
    landingPage: `http://localhost:${portOf(server)}${address.baseUrl}`,
    close: () => {
      server.close();
      site.remove();
    },
  };
}
