/**
 * In: only the site's URL. Out: in the head of every page, what works before and without the site's scripts: a bar
 * with Retry when a script of the page fails to load, rules for readers without scripts, and, on paper, the URL after every link. After hydration,
 * `src/components/reportLoadFailure.ts` shows the bar.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

/**
 * Styles for readers without JavaScript. Controls that need it are not shown. All panels of tabs are shown, each below its
 * name, as on paper (`src/css/print.css`).
 */
const withoutScripts = [
  '.needs-script,.menu__caret,[role="tablist"]{display:none!important}',
  '[role="tabpanel"][hidden]{display:block!important}',
  '[role="tabpanel"]::before{content:attr(aria-label);font-weight:700}',
];

/** Adds the inline script and styles to every page. */
export default function loadFailure({siteConfig}: LoadContext): Plugin {
  const inlineScript = (name: string): HtmlTagObject => ({
    tagName: 'script',
    attributes: {},
    innerHTML: fs.readFileSync(path.join(__dirname, name), 'utf8'),
  });
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
            innerHTML: `<style>${withoutScripts.join('')}</style>`,
          },
          {tagName: 'style', attributes: {media: 'print'}, innerHTML: linkUrls.join('')},
          inlineScript('loadFailureBar.js'),
        ],
      };
    },
  };
}
