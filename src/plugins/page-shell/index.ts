import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader gets before and without the site's scripts: a bar with Retry when a script of the
 * page does not arrive (the text below stays readable), and no search box where scripts are off.
 */
export default function pageShell(): Plugin {
  const loadFailureBar = fs.readFileSync(path.join(__dirname, 'loadFailureBar.js'), 'utf8');
  return {
    name: 'page-shell',
    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'noscript', attributes: {}, innerHTML: '<style>.navbar__search{display:none}</style>'},
          {tagName: 'script', attributes: {}, innerHTML: loadFailureBar},
        ],
      };
    },
  };
}
