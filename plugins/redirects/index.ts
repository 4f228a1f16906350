/**
 * In: `redirects.yml` (`readRedirects.ts` describes its entries) and the routes of all pages. Out: small HTML pages
 * that redirect (`stub.ts`): from `/docs/intro/` and `/docs/intro/index.html` to `/docs/intro`, because GitHub Pages
 * responds to them with 404; from a project's folder to its main page where that is not its index; and from each
 * route in `redirects.yml`.
 *
 * @docusaurus/plugin-client-redirects writes a different inline script into each file, and the content security policy
 * would have to list every one of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {areasOfPlugins, documentation} from '../../lib/areaPages';
import {readRedirects} from './readRedirects';
import {stub} from './stub';

/** File in which contributors list routes that have moved. */
const redirectsFile = 'redirects.yml';

/** Folders of docs/ whose main page is not their index page, with the route of that page. */
function mainPages(plugins: readonly LoadedPlugin[], baseUrl: string): [folder: string, permalink: string][] {
  return documentation(areasOfPlugins(plugins))
    .filter(({frontMatter}) => 'project' in frontMatter)
    .map(({source, permalink}): [string, string] => [path.posix.dirname(source).replace('@site/', ''), permalink])
    .filter(([folder, permalink]) => permalink !== baseUrl + folder);
}

/** Writes the redirect pages after the build. */
export default function redirects({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  const write = (file: string, target: string): void => {
    if (!fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, stub(target, siteConfig.url + encodeURI(target)));
    }
  };
  return {
    name: 'redirects',
    postBuild({outDir, routesPaths, plugins}) {
      const writeRedirects = (from: string, permalink: string): void => {
        write(path.join(outDir, `${from}.html`), permalink);
        write(path.join(outDir, from, 'index.html'), permalink);
      };
      routesPaths
        .filter((route) => route !== baseUrl && !route.endsWith('.html'))
        .forEach((route) => write(path.join(outDir, route.slice(baseUrl.length), 'index.html'), route));
      const main = mainPages(plugins, baseUrl);
      main.forEach(([folder, permalink]) => writeRedirects(folder, permalink));
      const moved = path.join(siteDir, redirectsFile);
      if (fs.existsSync(moved)) {
        const belowBase = (route: string): string => route.slice(baseUrl.length);
        const site = {
          pages: new Set(routesPaths.map(belowBase)),
          mainPages: new Map(main.map(([folder, permalink]) => [folder, belowBase(permalink)])),
        };
        readRedirects(redirectsFile, fs.readFileSync(moved, 'utf8'), site).forEach(([from, to]) =>
          writeRedirects(from, baseUrl + to),
        );
      }
      return Promise.resolve();
    },
  };
}
