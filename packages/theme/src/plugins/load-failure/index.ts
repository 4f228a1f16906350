/**
 * In: nothing. Out: in the head of every page, what works before and without the site's scripts: a bar with Retry when a
 * script of the page fails to load, and rules for readers without scripts. After hydration,
 * `src/components/reportLoadFailure.ts` shows the bar.
 */
import fs from 'node:fs';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/**
 * Styles for readers without JavaScript. Controls that need it are not shown. All panels of tabs are shown, each below its
 * name, as on paper (`css/print.css`).
 */
const withoutScripts = [
  '.needs-script,.menu__caret,[role="tablist"]{display:none!important}',
  '[role="tabpanel"][hidden]{display:block!important}',
  '[role="tabpanel"]::before{content:attr(aria-label);font-weight:700}',
];

/** Adds the inline script and styles to every page. */
export function loadFailure(): Plugin {
  const inlineScript = (name: string): HtmlTagObject => ({
    tagName: 'script',
    attributes: {},
    innerHTML: fs.readFileSync(new URL(`../../../inline/${name}`, import.meta.url), 'utf8'),
  });
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
          inlineScript('loadFailureBar.js'),
        ],
      };
    },
  };
}
