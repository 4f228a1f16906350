/**
 * In: `css/print.css`, and the site's URL. Out: a link to both on every page, as a style sheet for paper, which no page
 * waits for: with the URL after every link. The link to it is at the end of the body, so that its rules override those of the
 * site's style sheet.
 */
import fs from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles, separateSheet} from '@training-catalog/utils/node';

/** The URLs of links. In tables and cards, those of this site would fill most of the paper. */
const linkUrls = (siteUrl: string): string =>
  [
    '.theme-doc-markdown a[href^="http"]:not(.hash-link)::after{content:" (" attr(href) ")"}',
    `.theme-doc-markdown a[href^="/"]:not(.hash-link, table a, [class*="card"] a)::after{content:" (${siteUrl}" attr(href) ")"}`,
  ].join('\n');

/** Publishes and links the style sheet. */
export function print({baseUrl, siteConfig}: LoadContext): Plugin {
  const own = fs.readFileSync(new URL('../../../css/print.css', import.meta.url), 'utf8');
  const {file, css} = separateSheet('print', `${own}\n${linkUrls(siteConfig.url)}`);
  return {
    name: 'print',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles('print', {[file]: css})]}),
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: baseUrl + file}}],
    }),
  };
}
