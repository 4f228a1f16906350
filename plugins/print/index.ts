/**
 * In: `src/css/print.css`. Out: a link to it on every page, as a style sheet for paper, which no page waits for. The
 * link is at the end of the body, so that its rules override those of the site's style sheet. A client module loads
 * images that are not in view before a page is printed (`src/printing`).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {configureCopy} from '../copyFiles';
import {separateStyleSheet} from './separateStyleSheet';

/** Publishes and links the style sheet. */
export default function print({siteDir, baseUrl}: LoadContext): Plugin {
  const {name, pattern} = separateStyleSheet(siteDir, 'print');
  return {
    name: 'print',
    configureWebpack: configureCopy([pattern]),
    getClientModules: () => [path.join(__dirname, '../../src/printing/clientModule.ts')],
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: `${baseUrl}${name}`}}],
    }),
  };
}
