import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeIndex} from '@training-catalog/search-engine/make';
import {readPages} from './index/readPages.js';
import {validOptions} from './options.js';
import type {ClientSettings} from './settings.js';

export type {FactsOfPage, PageFacts, SearchOptions} from './options.js';
export type {Synonyms} from '@training-catalog/search-engine';

/** Name of the plugin, and folder of its generated data. */
const name = 'search';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** For readers without JavaScript, there is no search. */
const withoutScripts = '<style>.navbar__search,.search-needs-script{display:none!important}</style>';

/**
 * Adds search to a site: after the build, an index of all pages in small files; in browsers, the search box of the
 * navigation bar, the results page `/search`, and highlighted words on the page that was found.
 *
 * The pages are scanned with @easyops-cn/docusaurus-search-local. Index, engine, box, and results page are our own,
 * because that package loads its whole index at once, requires every word of a query as written, leaves out the landing
 * page, opens the first hit on Tab, and loses the focus on Escape.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export default function search(context: LoadContext, givenOptions: unknown): Plugin {
  const {maxSuggestions, kinds, synonyms, ignoreCssSelectors, pageFacts} = validOptions(givenOptions);
  if ('algolia' in context.siteConfig.themeConfig) {
    throw new Error(
      '@training-catalog/search: themeConfig.algolia adds another search, with a box and a results page of its own; remove it, or leave this theme out of "themes"',
    );
  }
  return {
    name,
    getThemePath: () => folder('theme'),
    // Docusaurus collects texts to translate only from these paths and that of the theme.
    getPathsToWatch: () => [folder('client')],
    injectHtmlTags: () => ({headTags: [{tagName: 'noscript', innerHTML: withoutScripts}]}),
    async contentLoaded({actions}) {
      const settings: ClientSettings = {maxSuggestions, kinds, synonyms, ignoreCssSelectors};
      await actions.createData('settings.json', settings);
      actions.addRoute({path: `${context.baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    postBuild(site) {
      const pages = readPages(site, {ignoreCssSelectors, kinds, pageFacts, ownName: name});
      makeIndex(pages, {synonyms}).forEach((text, file) => {
        const target = path.join(site.outDir, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, text);
      });
      return Promise.resolve();
    },
  };
}
