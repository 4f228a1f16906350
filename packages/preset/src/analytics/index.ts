/**
 * In: the three environment variables that `settings.ts` reads. Out: on every page, when it has loaded, the script that reports outbound
 * links; with the variables set, also the script of the institute's own Umami service, which counts page views.
 */
import fs from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '@training-catalog/utils/node';
import type {Environment} from '../environmentSettings.js';
import {analyticsSettings} from './settings.js';

/** Path of the script about outbound links in the build. */
export const outboundScript = 'js/outbound-tracking.js';

/** Adds the analytics scripts to every page. The outbound script reports only when the analytics script is there. */
export function analytics({baseUrl}: LoadContext, environment: Environment): Plugin {
  const settings = analyticsSettings(environment);
  // Its attributes, for the outbound script, which adds it: only a script that runs may request one of another host,
  // because the policy of a page names the scripts in its HTML by their hashes (packages/final-pass).
  const service = settings && {
    src: `${settings.dataHost}/script.js`,
    'data-website-id': settings.websiteId,
    'data-host-url': settings.dataHost,
    'data-auto-track': 'true',
    'data-do-not-track': 'false',
    'data-cache': 'false',
    'data-domains': settings.siteDomain,
  };
  // When the page has loaded, so that it does not come between the words and the reader.
  const text = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  const load = [
    'addEventListener("load",function(){var s=document.createElement("script");',
    `s.src=${text(baseUrl + outboundScript)};s.async=true;`,
    service ? `s.dataset.service=${text(JSON.stringify(service))};` : '',
    'document.head.append(s)})',
  ].join('');
  return {
    name: 'analytics',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              emitFiles('analytics', {
                [outboundScript]: fs.readFileSync(
                  new URL('../../inline/outbound-tracking.js', import.meta.url),
                  'utf8',
                ),
              }),
            ],
          },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: load}]}),
  };
}
