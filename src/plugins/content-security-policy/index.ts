import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeWhole} from '../../writeWhole';
import {analyticsSettings} from '../analytics/settings';
import {ownScripts, policy, withPolicy} from './policy';

/**
 * What a reader gets: pages that run the site's own scripts and no others, whatever a page's text
 * holds. GitHub Pages sets no headers, so the policy stands in the pages. It is the same on all of
 * them, because going from page to page inside the site keeps the policy of the first one.
 *
 * It reads the finished files (the hashes are of the minified scripts) and so has to be the last of
 * the plugins. It replaces each file at once, so that no other one reads a half-written file.
 */
export default function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    postBuild({outDir}) {
      const pages = fs
        .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.html'))
        .map((name) => ({name, html: fs.readFileSync(path.join(outDir, name), 'utf8')}));
      const content = policy(ownScripts(pages), analyticsSettings(process.env)?.dataHost);
      pages.forEach(({name, html}) => {
        try {
          writeWhole(path.join(outDir, name), withPolicy(html, content));
        } catch (error) {
          throw new Error(`${name}: the content security policy could not be put in`, {cause: error});
        }
      });
      return Promise.resolve();
    },
  };
}
