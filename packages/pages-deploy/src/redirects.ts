import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import type {Area} from '@training-catalog/content-lint';
import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {addressesOnceBelow} from './goneAddresses.js';
import {readRedirects, redirectsFile as defaultFile} from './readRedirects.js';
import {stub} from './stub.js';

export {readRedirects, type Move, type SiteRoutes} from './readRedirects.js';
export {goToCanonical} from './stub.js';

/** Returns folders whose main page is not their index page, below the base path, with the permalink of that page. */
export type MainPages = (plugins: readonly LoadedPlugin[]) => readonly (readonly [folder: string, permalink: string])[];

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
  file: z.string().min(1).optional(),
  mainPages: z.custom<MainPages>((value) => typeof value === 'function', 'it must be a function').optional(),
});

/** Options of the plugin; see the README for meaning and defaults. */
export type RedirectsOptions = z.infer<typeof schema>;

/** The folders of the docs plugins, with their addresses. */
const docsAreas = (plugins: readonly LoadedPlugin[]): Area[] =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .map(({options}) => {
      const {path: folder = 'docs', routeBasePath = 'docs'} = options as {path?: string; routeBasePath?: string};
      const base = routeBasePath.replaceAll(/^\/|\/$/g, '');
      return {folder, route: base === '' ? '' : `/${base}`};
    });

/**
 * Writes small HTML pages that redirect (`stub.ts`): from `/docs/intro/` and `/docs/intro/index.html` to `/docs/intro`,
 * because GitHub Pages responds to them with 404; from a folder to its main page where that is not its index; and from
 * each route in a file of moved pages.
 *
 * @docusaurus/plugin-client-redirects writes a different inline script into each file, and a content security policy
 * would have to list every one of them.
 *
 * @throws for a wrong option, with its name and the remedy; in a build, at a wrong line of the file.
 */
export default function redirects(context: LoadContext, options: unknown): Plugin {
  const {siteConfig, siteDir, baseUrl} = context;
  const {file: redirectsFile = defaultFile, mainPages = () => []} = parseOptions(
    '@training-catalog/pages-deploy/redirects',
    schema,
    options ?? {},
  );
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
      const main = mainPages(plugins).filter(([folder, permalink]) => permalink !== baseUrl + folder);
      main.forEach(([folder, permalink]) => writeRedirects(folder, permalink));
      const moved = path.join(siteDir, redirectsFile);
      if (fs.existsSync(moved)) {
        const belowBase = (route: string): string => route.slice(baseUrl.length);
        const site = {
          pages: new Set(routesPaths.map(belowBase)),
          mainPages: new Map(main.map(([folder, permalink]) => [folder, belowBase(permalink)])),
          gone: (folder: string) => addressesOnceBelow(siteDir, folder, docsAreas(plugins)),
        };
        readRedirects(redirectsFile, fs.readFileSync(moved, 'utf8'), site).forEach(([from, to]) =>
          writeRedirects(from, baseUrl + to),
        );
      }
      return Promise.resolve();
    },
  };
}
