import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {analyticsSettings} from './settings';

/**
 * What the institute gets: page views and outbound clicks, counted by its own Umami service when its
 * three values are set in the environment. The outbound script is on every page; it reports only
 * when the analytics script is there.
 */
export default function analytics({baseUrl}: LoadContext): Plugin {
  const settings = analyticsSettings(process.env);
  const outbound: HtmlTagObject = {
    tagName: 'script',
    attributes: {src: `${baseUrl}js/outbound-tracking.js`, async: true},
  };
  return {
    name: 'analytics',
    injectHtmlTags() {
      if (!settings) {
        return {headTags: [outbound]};
      }
      const umami: HtmlTagObject = {
        tagName: 'script',
        attributes: {
          src: `${settings.dataHost}/script.js`,
          // Not deferred: deferred scripts wait for each other, and a service that does not answer would
          // keep the site's own scripts from starting.
          async: true,
          'data-website-id': settings.websiteId,
          'data-host-url': settings.dataHost,
          'data-auto-track': 'true',
          'data-do-not-track': 'false',
          'data-cache': 'false',
          'data-domains': settings.siteDomain,
        },
      };
      return {headTags: [outbound, umami]};
    },
  };
}
