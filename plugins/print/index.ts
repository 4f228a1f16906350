/**
 * In: `src/css/print.css`. Out: a link to it on every page, as a style sheet for paper, which no page waits for. The
 * link is at the end of the body, so that its rules override those of the site's style sheet.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {configureCopy} from '../../lib/copyFiles';
import {separateStyleSheet} from '../../lib/separateStyleSheet';

/** Publishes and links the style sheet. */
export default function print({siteDir, baseUrl}: LoadContext): Plugin {
  const {name, pattern} = separateStyleSheet(siteDir, 'print');
  return {
    name: 'print',
    configureWebpack: configureCopy([pattern]),
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: `${baseUrl}${name}`}}],
    }),
  };
}
