import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginRouteConfig, Props, RouteConfig} from '@docusaurus/types';
import {ResultCache} from '@training-catalog/utils/node';
import type {IndexedPage} from '@training-catalog/search-engine';
import type {FactsOfPage, PageFacts} from '../options.js';
import {scannedSource, scanPage, type PageType, type ScannedPage} from './scanPage.js';

/** The parts of a finished build that are read. */
export type FinishedSite = Pick<Props, 'outDir' | 'plugins' | 'routes' | 'siteDir'> & {
  siteConfig: Pick<Props['siteConfig'], 'trailingSlash'>;
} & Pick<Props, 'baseUrl'>;

/** What is read from a build, and how. */
export interface ReadSettings {
  ignoreCssSelectors: readonly string[];
  kinds: Readonly<Record<string, string>>;
  pageFacts?: FactsOfPage | undefined;
  /** Name of this plugin, whose own page is not searched. */
  ownName: string;
}

/** Some plugins name a page with a slash at the end, and others without one. */
const withoutSlash = (route: string): string => route.replace(/\/$/, '');

/** Leaves of the tree of routes: what a reader can open. */
const leaves = ({routes, ...route}: RouteConfig): string[] => routes?.flatMap(leaves) ?? [route.path];

const docsPlugin = 'docusaurus-plugin-content-docs';
const blogPlugin = 'docusaurus-plugin-content-blog';

/** Tags and facts of the pages of the documentation: of its last version, if it has several. */
function factsByAddress(
  {plugins}: FinishedSite,
  {kinds, pageFacts = () => ({})}: ReadSettings,
): Map<string, PageFacts & {tags: string[]}> {
  const docs = plugins
    .filter(({name}) => name === docsPlugin)
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap((version) => (version.isLast ? version.docs : []));
  return new Map(
    docs.map((page) => {
      const facts = pageFacts(page);
      if (facts.kind !== undefined && !Object.hasOwn(kinds, facts.kind)) {
        throw new Error(
          `@training-catalog/search: option "pageFacts" gives ${page.source} the kind "${facts.kind}", which the option "kinds" does not have; add it there with the label of its filter`,
        );
      }
      if (facts.weight !== undefined && !(facts.weight > 0 && facts.weight < Infinity)) {
        throw new Error(
          `@training-catalog/search: option "pageFacts" gives ${page.source} the weight ${facts.weight}; write a number above 0, such as 0.7`,
        );
      }
      return [withoutSlash(page.permalink), {...facts, tags: page.tags.map(({label}) => label)}];
    }),
  );
}

/** Addresses of the posts of all blogs. */
const postsOf = ({plugins}: FinishedSite): Set<string> =>
  new Set(
    plugins
      .filter(({name}) => name === blogPlugin)
      .flatMap(({content}) => (content as {blogPosts: {metadata: {permalink: string}}[]}).blogPosts)
      .map(({metadata}) => withoutSlash(metadata.permalink)),
  );

/** Headings and texts of a page, in the form of the index. */
function partsOf({pageTitle, sections}: ScannedPage): Pick<IndexedPage, 'headings' | 'texts'> {
  const headings = sections.flatMap(({title, hash}) => (title === pageTitle ? [] : [[title, hash] as const]));
  const textOf = (anchor: string): string =>
    sections.find(({hash, content}) => hash === anchor && content !== '')?.content ?? '';
  return {headings, texts: [textOf(''), ...headings.map(([, anchor]) => textOf(anchor))]};
}

/**
 * Reads the pages of a build: those of the documentation, posts of blogs, and all others, without lists such as those of
 * tags. Unchanged pages come from a cache.
 *
 * @throws if there is no page, or a page has a kind without a label.
 */
export function readPages(site: FinishedSite, settings: ReadSettings): IndexedPage[] {
  const {outDir, baseUrl, siteConfig} = site;
  const facts = factsByAddress(site, settings);
  const posts = postsOf(site);
  const typeOf = (plugin: string, route: string): PageType | undefined => {
    switch (plugin) {
      case docsPlugin:
        return facts.has(withoutSlash(route)) ? 'docs' : undefined;
      case blogPlugin:
        return posts.has(withoutSlash(route)) ? 'blog' : undefined;
      case settings.ownName:
        return undefined;
      default:
        return 'page';
    }
  };
  const found = new Map(
    site.routes.flatMap((route: PluginRouteConfig) =>
      leaves(route).flatMap((leaf): [string, PageType][] => {
        const type = typeOf(route.plugin.name, leaf);
        return type === undefined ? [] : [[leaf, type]];
      }),
    ),
  );
  const cache = new ResultCache<ScannedPage | null>(site.siteDir, 'search/pages', [fileURLToPath(import.meta.url)]);
  const pages = [...found.keys()].sort().flatMap((route): IndexedPage[] => {
    const type = found.get(route) ?? 'page';
    const name = withoutSlash(route.slice(baseUrl.length));
    const isFile = siteConfig.trailingSlash === false && name !== '';
    const file = path.join(outDir, isFile ? `${name}.html` : `${name}/index.html`);
    // A route that has no file of its own, such as one with parameters.
    if (!fs.existsSync(file)) {
      return [];
    }
    const source = scannedSource(fs.readFileSync(file, 'utf8'), type);
    const key = [type, JSON.stringify(settings.ignoreCssSelectors), source];
    let scanned = cache.get(...key);
    if (scanned === undefined) {
      scanned = scanPage(source, type, route, settings.ignoreCssSelectors);
      cache.set(scanned, ...key);
    }
    if (!scanned) {
      return [];
    }
    const {tags = [], summary, questions, words, weight, kind} = facts.get(withoutSlash(route)) ?? {};
    const {pageTitle: title, description, breadcrumb} = scanned;
    const url = isFile ? withoutSlash(route) : route;
    return [
      {url, title, path: breadcrumb, description, tags, summary, questions, words, weight, kind, ...partsOf(scanned)},
    ];
  });
  cache.save();
  if (pages.length === 0) {
    throw new Error('@training-catalog/search: the build has no page to search; remove the theme, or add pages');
  }
  return pages;
}
