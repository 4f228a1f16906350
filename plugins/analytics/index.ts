/**
 * In: the three environment variables that `settings.ts` reads. Out: on every page, the script that reports outbound
 * links; with the variables set, also the script of the institute's own Umami service, which counts page views.
 */
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {analyticsSettings} from './settings';

/** Adds the analytics scripts to every page. The outbound script reports only when the analytics script is there. */
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
          // Not deferred: deferred scripts wait for each other, and a service that does not respond would
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
