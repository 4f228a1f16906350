import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/content-model/node';
import {analyticsSettings} from '../analytics/settings';
import {consoleOrigins} from '../api-reference/consoleServers';
import {hostedSearch, hostsOf} from '../hosted-search';
import {ownScripts, policy, withPolicy} from './policy';

/**
 * Puts one content security policy into all finished pages, so that they run only the site's own scripts, whatever a
 * page's text contains. GitHub Pages sets no headers, so the policy is in the pages. It is the same on all of them,
 * because in-site navigation keeps the policy of the first page. So the servers that one page sends requests to are
 * listed on all.
 *
 * @param outDir - the build, finished: the hashes are of the minified scripts.
 * @param siteDir - folder of the site, whose API sets say which servers readers may send requests to.
 * @throws with the page that has a script that is not the site's own.
 */
export function writePolicy(outDir: string, siteDir: string): void {
  const names = filesIn(outDir).filter((name) => name.endsWith('.html'));
  function* pages(): Generator<{name: string; html: string}> {
    for (const name of names) {
      yield {name, html: fs.readFileSync(path.join(outDir, name), 'utf8')};
    }
  }
  const search = hostedSearch(process.env);
  const content = policy(ownScripts(pages()), analyticsSettings(process.env)?.dataHost, [
    ...(search ? hostsOf(search) : []),
    ...consoleOrigins(siteDir, process.env),
  ]);
  for (const {name, html} of pages()) {
    try {
      fs.writeFileSync(path.join(outDir, name), withPolicy(html, content));
    } catch (error) {
      throw new Error(`${name}: could not insert the content security policy`, {cause: error});
    }
  }
}
