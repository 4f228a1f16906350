import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/content-model/node';
import {contentSecurityPolicy, ownScripts, withPolicy, type AllowedOrigins} from './contentSecurityPolicy.js';

/**
 * Puts one content security policy into all finished pages, so that they run only the site's own scripts, whatever a
 * page's text contains. It is the same on all of them, because in-site navigation keeps the policy of the first page.
 *
 * @param outDir the build, finished: the hashes are of the minified scripts.
 * @param knownScripts texts of inline scripts that are only on some pages.
 * @throws with the page that has a script that is not the site's own.
 */
export function writePolicy(outDir: string, origins: AllowedOrigins, knownScripts: readonly string[]): void {
  const names = filesIn(outDir).filter((name) => name.endsWith('.html'));
  function* pages(): Generator<{name: string; html: string}> {
    for (const name of names) {
      yield {name, html: fs.readFileSync(path.join(outDir, name), 'utf8')};
    }
  }
  const content = contentSecurityPolicy(ownScripts(pages(), knownScripts), origins);
  for (const {name, html} of pages()) {
    try {
      fs.writeFileSync(path.join(outDir, name), withPolicy(html, content));
    } catch (error) {
      throw new Error(`${name}: could not insert the content security policy`, {cause: error});
    }
  }
}
