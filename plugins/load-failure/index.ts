/**
 * In: only the site's URL. Out: in the head of every page, what works before and without the site's scripts: a bar
 * with Retry when a script of the page fails to load, rules that hide what needs scripts when they are off, and, on
 * paper, the URL after every link. After hydration, `src/components/reportLoadFailure.ts` shows the bar.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds the inline script and styles to every page. */
export default function loadFailure({siteConfig}: LoadContext): Plugin {
  const loadFailureBar = fs.readFileSync(path.join(__dirname, 'loadFailureBar.js'), 'utf8');
  const article = '.theme-doc-markdown';
  const linkUrls = [
    `${article} a[href^="http"]:not(.hash-link)::after{content:" (" attr(href) ")"}`,
    `${article} a[href^="/"]:not(.hash-link)::after{content:" (${siteConfig.url}" attr(href) ")"}`,
  ];
  return {
    name: 'load-failure',
    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'noscript',
            attributes: {},
            innerHTML: '<style>.navbar__search,.needs-script{display:none!important}</style>',
          },
          {tagName: 'style', attributes: {media: 'print'}, innerHTML: linkUrls.join('')},
          {tagName: 'script', attributes: {}, innerHTML: loadFailureBar},
        ],
      };
    },
  };
}
