// The production build as its tests read it: files, routes and pages, found as GitHub Pages finds them.
import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {address} from '../../catalog.config';

export const buildDir = 'build';

/** Published address of the landing page. */
export const root = `${address.url}${address.baseUrl}`;

/** Path of a file of the build. */
export const built = (name: string): string => path.join(buildDir, name);

/** Text of a file of the build. */
export const textOf = (name: string): string => fs.readFileSync(built(name), 'utf8');

/** File with the page of a route. */
export const fileOf = (route: string): string => built(route === '' ? 'index.html' : `${route}.html`);

/** Published URL of a route. */
export const urlOf = (route: string): string => encodeURI(root + route);

/** Whether there is a file or a page at a published URL. */
export function isPublished(url: string): boolean {
  const name = decodeURI(url.slice(root.length)) || 'index';
  return url.startsWith(root) && (fs.existsSync(built(name)) || fs.existsSync(built(`${name}.html`)));
}

const cache = new Map<string, CheerioAPI>();

/** A parsed file of the build; every test that asks for it gets the same one. */
export function parsed(file: string): CheerioAPI {
  const page = cache.get(file) ?? load(fs.readFileSync(file, 'utf8'));
  cache.set(file, page);
  return page;
}

/** The parsed page of a route. @throws if there is none. */
export const pageAt = (route: string): CheerioAPI => parsed(fileOf(route));

/** Names of all HTML files of the build. */
export const htmlFiles: readonly string[] = fs
  .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .sort();

/** Whether a page only redirects to another one. */
const isRedirect = (route: string): boolean => textOf(`${route}.html`).includes('<title>This page has moved</title>');

/** Routes of all pages of the build; redirects are left out, and so is the not-found page. */
export const routes: readonly string[] = htmlFiles
  // `docs/intro/index.html` redirects to `docs/intro`.
  .filter((name) => name === 'index.html' || !/(?:^|\/)(?:index|404)\.html$/.test(name))
  .map((name) => name.replace(/(?:^index)?\.html$/, ''))
  .filter((route) => route === '' || !isRedirect(route));

/** Second and third copies of category pages, made by the other sidebars of an area. */
export const isCategoryCopy = (route: string): boolean =>
  /\/category\/.+-[12]$/.test(route) && routes.includes(route.replace(/-[12]$/, ''));

/** Routes that search engines list: all except the results page and copies of categories. */
export const pages: readonly string[] = routes.filter((route) => route !== 'search' && !isCategoryCopy(route));

/** A project in catalog.json, as far as tests read it. */
interface PublishedProject {
  name: string;
  url: string;
  costs?: {item: string; machine?: string; command?: string}[];
  pages: {url: string; markdown: string; data?: 'practice' | 'own' | {name: string}[]}[];
}

/** The published catalog. */
export const catalog = JSON.parse(textOf('catalog.json')) as {
  $schema: string;
  projects: PublishedProject[];
  lessons: {url: string}[];
};

/** Route of a published URL. */
export const routeOfUrl = (url: string): string => decodeURI(url.slice(root.length));

/** Pages with text of their own, written by contributors or generated from a specification. */
export const articles: readonly string[] = pages.filter(
  (route) => !/^$|\/tags(?:\/|$)|\/category\/|^(?:whats-new|offline|map)$/.test(route),
);

/** Structured data of a page. */
export const structuredDataOf = (html: CheerioAPI): Record<string, unknown>[] =>
  html('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(html(script).text()) as Record<string, unknown>);
