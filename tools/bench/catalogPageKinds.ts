import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {address} from '../../catalog.config';

/** Kinds of pages; pages of one kind use the same components. */
export const kindsOfPages = [
  'landing page',
  'documentation page without diagram',
  'documentation page with diagram',
  'main page of a project',
  'category page',
  'tags index',
  'tag page',
  'API operation',
  'API overview',
  'lesson',
  'lesson with videos',
  'workshop page',
  'resource page',
  'sample page',
  'Markdown page',
  'map of projects',
  'page for offline reading',
  'search results page',
  'not-found page',
] as const;

export type PageKind = (typeof kindsOfPages)[number];

const root = `${address.url}${address.baseUrl}`;

/** Routes that the sitemap of a build lists: encoded, without the base path, in alphabetical order. */
export function sitemapRoutes(build = 'build'): string[] {
  const sitemap = load(fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8'), {xml: true});
  return sitemap('loc')
    .toArray()
    .map((element) => sitemap(element).text().replace(root, ''))
    .sort();
}

/** HTML of a route of a build. */
export const htmlOf = (route: string, build = 'build'): string =>
  fs.readFileSync(path.join(build, `${decodeURI(route) || 'index'}.html`), 'utf8');

/**
 * Determines the kind of a page from its route and HTML.
 *
 * @returns undefined for a page of no kind, such as an area's introduction.
 */
export function kindOf(route: string, html: string): PageKind | undefined {
  if (route === '') {
    return 'landing page';
  }
  if (route === 'markdown-page' || route === 'accessibility') {
    return 'Markdown page';
  }
  if (route === 'map') {
    return 'map of projects';
  }
  if (route === 'offline') {
    return 'page for offline reading';
  }
  if (route.endsWith('/tags')) {
    return 'tags index';
  }
  if (route.includes('/tags/')) {
    return 'tag page';
  }
  if (route.includes('/category/')) {
    return 'category page';
  }
  const area = route.split('/')[0];
  if (area === 'other_resources') {
    return 'resource page';
  }
  if (route.endsWith('/intro')) {
    return area === 'workshops' ? 'workshop page' : undefined;
  }
  if (area === 'workshops') {
    return 'workshop page';
  }
  if (area === 'api') {
    return /download the openapi file/i.test(html) ? 'API overview' : 'API operation';
  }
  if (area === 'Education') {
    return html.includes('Play: ') ? 'lesson with videos' : html.includes('About this lesson') ? 'lesson' : undefined;
  }
  if (area === 'sample_docs') {
    return 'sample page';
  }
  if (area !== 'docs') {
    return undefined;
  }
  if (/aria-label="?Project facts|"SoftwareSourceCode"|"@type":"Dataset"/.test(html)) {
    return 'main page of a project';
  }
  return html.includes('data-diagram') ? 'documentation page with diagram' : 'documentation page without diagram';
}

let known: Record<PageKind, string> | undefined;

/** One page of each kind in the production build: the largest, because most can go wrong on it. */
export function catalogPageKinds(): Record<PageKind, string> {
  if (!known) {
    const largest = new Map<PageKind, {route: string; size: number}>();
    for (const route of sitemapRoutes()) {
      const html = htmlOf(route);
      const kind = kindOf(route, html);
      if (kind && html.length > (largest.get(kind)?.size ?? 0)) {
        largest.set(kind, {route, size: html.length});
      }
    }
    const routes = {
      ...Object.fromEntries([...largest].map(([kind, {route}]) => [kind, route])),
      'search results page': 'search?q=data',
      'not-found page': 'no/such/page',
    } as Record<PageKind, string>;
    const absent = kindsOfPages.filter((kind) => !(kind in routes));
    if (absent.length > 0) {
      throw new Error(`No page of build/ is a ${absent.join(', ')}; correct kindOf in tools/bench/catalogPageKinds.ts`);
    }
    known = routes;
  }
  return known;
}
