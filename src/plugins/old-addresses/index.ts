import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leads to the clean address and keeps query and anchor. It is the same text on every stub, so that
 * one hash allows it in a content security policy.
 */
const goToCleanAddress = "location.replace(location.pathname.replace(/(\\/index\\.html|\\/)$/,'')+location.search+location.hash)";

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that answers where a file with index.html is asked for and leads to the page itself. */
export function stub(target: string, canonical: string): string {
  const href = escapeHtml(encodeURI(target));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>${goToCleanAddress}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>The page is at <a href="${href}">${escapeHtml(canonical)}</a>.</p>
</body>
</html>
`;
}

/**
 * Pages at further addresses: `from` is a path below the base path without a slash in front, `to`
 * the path of the page that answers.
 */
export interface Options {
  redirects: readonly {from: string; to: string}[];
}

/**
 * What a reader gets: `/docs/intro/` and `/docs/intro/index.html` lead to `/docs/intro`. GitHub
 * Pages answers them with 404 because the file is docs/intro.html. Also the fixed redirects, such
 * as a project's folder to its main page.
 */
export default function oldAddresses({siteConfig, baseUrl}: LoadContext, {redirects}: Options): Plugin {
  const write = (file: string, target: string): void => {
    if (!fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, stub(target, siteConfig.url + encodeURI(target)));
    }
  };
  return {
    name: 'old-addresses',
    postBuild({outDir, routesPaths}) {
      routesPaths
        .filter((route) => route !== baseUrl && !route.endsWith('.html'))
        .forEach((route) => write(path.join(outDir, route.slice(baseUrl.length), 'index.html'), route));
      redirects.forEach(({from, to}) => {
        const target = `${baseUrl}${to}`;
        if (!routesPaths.includes(target)) {
          throw new Error(`docusaurus.config.ts: the redirect from "${from}" leads to "${to}", which is no page`);
        }
        write(path.join(outDir, `${from}.html`), target);
        write(path.join(outDir, from, 'index.html'), target);
      });
      return Promise.resolve();
    },
  };
}
