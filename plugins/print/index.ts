import type {LoadContext, Plugin} from '@docusaurus/types';
import {configureCopy} from '../../lib/copyFiles';
import {ownStyleSheet} from '../../lib/ownStyleSheet';

/**
 * Links `src/css/print.css` on every page as a style sheet for paper, which no page waits for. It stands at the end of the
 * body, so that its rules win over those of the site's style sheet, as if they came last in it.
 */
export default function print({siteDir, baseUrl}: LoadContext): Plugin {
  const {name, pattern} = ownStyleSheet(siteDir, 'print');
  return {
    name: 'print',
    configureWebpack: configureCopy([pattern]),
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: `${baseUrl}${name}`}}],
    }),
  };
}
