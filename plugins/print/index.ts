/**
 * In: `src/css/print.css`. Out: a link to it on every page, as a style sheet for paper, which no page waits for. The
 * link is at the end of the body, so that its rules override those of the site's style sheet.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles, separateSheet} from '@training-catalog/content-model/node';

/** Publishes and links the style sheet. */
export default function print({siteDir, baseUrl}: LoadContext): Plugin {
  const {file, css} = separateSheet('print', fs.readFileSync(path.join(siteDir, 'src/css/print.css'), 'utf8'));
  return {
    name: 'print',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles('print', {[file]: css})]}),
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: baseUrl + file}}],
    }),
  };
}
