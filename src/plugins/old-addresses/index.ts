import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {areasOfPlugins, documentation} from '../areaPages';
import {readMoved} from './moved';
import {stub} from './stub';

/** Where contributors write which addresses have moved. */
const movedFile = 'moved.yml';

/** Folders of docs/ whose main page has a name of its own, with the address of that page. */
function mainPages(plugins: readonly LoadedPlugin[], baseUrl: string): [folder: string, permalink: string][] {
  return documentation(areasOfPlugins(plugins))
    .filter(({frontMatter}) => 'project' in frontMatter)
    .map(({source, permalink}): [string, string] => [path.posix.dirname(source).replace('@site/', ''), permalink])
    .filter(([folder, permalink]) => permalink !== baseUrl + folder);
}

/**
 * What a reader gets: `/docs/intro/` and `/docs/intro/index.html` lead to `/docs/intro` (GitHub
 * Pages answers them with 404, because the file is docs/intro.html), and a project's folder leads
 * to its main page where that is not its index. What moved.yml lists leads to the page that follows
 * it. (@docusaurus/plugin-client-redirects writes another inline script into each file, and each would
 * have to stand in the content security policy.)
 */
export default function oldAddresses({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  const write = (file: string, target: string): void => {
    if (!fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, stub(target, siteConfig.url + encodeURI(target)));
    }
  };
  return {
    name: 'old-addresses',
    postBuild({outDir, routesPaths, plugins}) {
      const leadOn = (from: string, permalink: string): void => {
        write(path.join(outDir, `${from}.html`), permalink);
        write(path.join(outDir, from, 'index.html'), permalink);
      };
      routesPaths
        .filter((route) => route !== baseUrl && !route.endsWith('.html'))
        .forEach((route) => write(path.join(outDir, route.slice(baseUrl.length), 'index.html'), route));
      mainPages(plugins, baseUrl).forEach(([folder, permalink]) => leadOn(folder, permalink));
      const moved = path.join(siteDir, movedFile);
      if (fs.existsSync(moved)) {
        const pages = new Set(routesPaths.map((route) => route.slice(baseUrl.length)));
        readMoved(movedFile, fs.readFileSync(moved, 'utf8'), pages).forEach(([from, to]) => leadOn(from, baseUrl + to));
      }
      return Promise.resolve();
    },
  };
}
