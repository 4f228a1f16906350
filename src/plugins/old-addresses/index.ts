import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {stub} from './stub';

/** Folders of docs/ whose main page has a name of its own, with the address of that page. */
function mainPages(plugins: readonly LoadedPlugin[], baseUrl: string): [folder: string, permalink: string][] {
  const docs = plugins.find(({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === 'default');
  const {loadedVersions} = docs?.content as LoadedContent;
  return loadedVersions
    .flatMap((version) => version.docs)
    .filter(({frontMatter}) => 'project' in frontMatter)
    .map(({source, permalink}): [string, string] => [path.posix.dirname(source).replace('@site/', ''), permalink])
    .filter(([folder, permalink]) => permalink !== baseUrl + folder);
}

/**
 * What a reader gets: `/docs/intro/` and `/docs/intro/index.html` lead to `/docs/intro` (GitHub
 * Pages answers them with 404, because the file is docs/intro.html), and a project's folder leads
 * to its main page where that is not its index.
 */
export default function oldAddresses({siteConfig, baseUrl}: LoadContext): Plugin {
  const write = (file: string, target: string): void => {
    if (!fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, stub(target, siteConfig.url + encodeURI(target)));
    }
  };
  return {
    name: 'old-addresses',
    postBuild({outDir, routesPaths, plugins}) {
      routesPaths
        .filter((route) => route !== baseUrl && !route.endsWith('.html'))
        .forEach((route) => write(path.join(outDir, route.slice(baseUrl.length), 'index.html'), route));
      mainPages(plugins, baseUrl).forEach(([folder, permalink]) => {
        write(path.join(outDir, `${folder}.html`), permalink);
        write(path.join(outDir, folder, 'index.html'), permalink);
      });
      return Promise.resolve();
    },
  };
}
