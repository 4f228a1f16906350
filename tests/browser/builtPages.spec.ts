// What stands in the files of the build: no browser is needed to see it.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {address, texts} from '../../src/site';
import {categories, pages, projects, routes} from '../support/routes';

const buildDir = path.resolve('build');
const root = `${address.url}${address.baseUrl}`;

/** A page of the build: its path under the base path, and what it holds. */
interface BuiltPage {
  path: string;
  html: CheerioAPI;
}

/** The file that answers at a path, found as GitHub Pages finds it; exact case. */
const fileOf = (route: string): string => path.join(buildDir, route === '' ? 'index.html' : `${route}.html`);

const read = (route: string): BuiltPage => ({path: route, html: load(fs.readFileSync(fileOf(route), 'utf8'))});

const existing = [...routes, '404'].filter((route) => fs.existsSync(fileOf(route)));
const cache = new Map<string, BuiltPage>();
const pageAt = (route: string): BuiltPage => {
  const page = cache.get(route) ?? read(route);
  cache.set(route, page);
  return page;
};

test('every address of the specification answers', async ({request}) => {
  const missing: string[] = [];
  for (const route of routes) {
    const response = await request.get(encodeURI(route), {maxRedirects: 0});
    if (response.status() !== 200) {
      missing.push(`${route}: ${response.status()}`);
    }
  }
  expect(missing).toEqual([]);
  expect(Object.keys(projects)).toHaveLength(40);
  expect(Object.values(projects).flat()).toHaveLength(125);
});

test('the build warns of nothing', () => {
  const log = fs.readFileSync('build.log', 'utf8');
  expect(log).toContain('Generated static files');
  expect(log.split('\n').filter((line) => /\bwarn(ing)?\b/i.test(line))).toEqual([]);
});

test('every internal link and anchor leads somewhere', () => {
  const broken = new Set<string>();
  for (const {path: from, html} of existing.map(pageAt)) {
    for (const element of html('a[href], link[href], img[src], script[src], source[src]').toArray()) {
      const target = element.attribs.href ?? element.attribs.src ?? '';
      const url = new URL(target, encodeURI(root + from));
      if (!url.href.startsWith(root)) {
        if (target.startsWith('/')) {
          broken.add(`${from}: ${target} leaves the base path`);
        }
        continue;
      }
      const route = decodeURI(url.pathname.slice(address.baseUrl.length));
      const file = /\.[a-z0-9]+$/i.test(route) ? path.join(buildDir, route) : undefined;
      if (file && fs.existsSync(file)) {
        continue;
      }
      if (!fs.existsSync(fileOf(route))) {
        broken.add(`${from}: ${target}`);
      } else if (url.hash.length > 1) {
        const id = decodeURIComponent(url.hash.slice(1));
        const ids = pageAt(route).html(`[id="${id.replaceAll('"', '\\"')}"]`);
        if (ids.length === 0) {
          broken.add(`${from}: ${target} (no such anchor)`);
        }
      }
    }
  }
  expect([...broken]).toEqual([]);
});

test('every page has one h1, a title of its own with the site after it, a description and a language', () => {
  const faults: string[] = [];
  const titles = new Map<string, string>();
  for (const {path: route, html} of pages.filter((page) => existing.includes(page)).map(pageAt)) {
    const title = html('title').text();
    // Both have their title from elsewhere: the tag's label, the folder's name.
    const isList = /\/(tags|category)(\/|$)/.test(route);
    const description = html('meta[name="description"]').attr('content') ?? '';
    if (html('h1').length !== 1) {
      faults.push(`${route}: ${html('h1').length} h1`);
    }
    if (route !== '' && !title.endsWith(` | ${texts.title}`)) {
      faults.push(`${route}: title "${title}"`);
    }
    if (titles.has(title) && !isList) {
      faults.push(`${route}: same title as ${titles.get(title)}: "${title}"`);
    }
    titles.set(title, route);
    if (description.length < 20) {
      faults.push(`${route}: description "${description}"`);
    }
    if (html('html').attr('lang') !== 'en' || html('html').attr('dir') !== 'ltr') {
      faults.push(`${route}: language or direction`);
    }
  }
  expect(faults).toEqual([]);
});

test('pages name themselves as canonical, copies of categories the first one', () => {
  const faults: string[] = [];
  for (const {path: route, html} of routes.filter((one) => existing.includes(one)).map(pageAt)) {
    const wanted = root + encodeURI(route.includes('/category/') ? route.replace(/-[12]$/, '') : route);
    const found = html('link[rel="canonical"]')
      .toArray()
      .map(({attribs}) => attribs.href);
    if (found.length !== 1 || found[0]?.replace(/\/$/, '') !== wanted.replace(/\/$/, '')) {
      faults.push(`${route}: ${found.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the sitemap lists every page, and neither copies of categories nor the results page', () => {
  const sitemap = load(fs.readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8'), {xml: true});
  const listed = sitemap('loc')
    .toArray()
    .map((element) => decodeURI(sitemap(element).text()).replace(root, ''))
    .sort();
  expect(
    listed.filter((one) => !pages.includes(one)).filter((one) => !/^(workshops|other_resources)\/tags/.test(one)),
  ).toEqual([]);
  expect(pages.filter((one) => !listed.includes(one))).toEqual([]);
});

test('documentation and sample pages link categories without suffix', () => {
  const suffixed: string[] = [];
  let links = 0;
  for (const {path: route, html} of pages.filter((page) => existing.includes(page)).map(pageAt)) {
    const found = html('a[href*="/category/"]')
      .toArray()
      .map(({attribs}) => attribs.href ?? '');
    links += found.length;
    suffixed.push(...found.filter((href) => /-[12]$/.test(href)).map((href) => `${route}: ${href}`));
  }
  expect(links).toBeGreaterThan(categories.length);
  expect(suffixed).toEqual([]);
});

test('every lesson and tutorial carries its block and valid structured data', () => {
  const faults: string[] = [];
  const lessons = pages
    .filter((page) => existing.includes(page))
    .map(pageAt)
    .filter(({html}) => html('section[aria-label="About this lesson"]').length > 0);
  for (const {path: route, html} of lessons) {
    const resources = html('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(html(script).text()) as Record<string, unknown>)
      .filter(({'@type': type}) => type === 'LearningResource');
    // What the Bioschemas profile TrainingMaterial 1.0 calls minimum, and what it recommends and we have.
    const asked = [
      '@context',
      'name',
      'description',
      'keywords',
      'url',
      'audience',
      'teaches',
      'inLanguage',
      'provider',
    ];
    const missing = asked.filter((key) => resources[0]?.[key] === undefined);
    if (resources.length !== 1 || missing.length > 0) {
      faults.push(`${route}: ${resources.length} resources, without ${missing.join(', ')}`);
    }
    if (html('section[aria-label="Key points"] li').length === 0) {
      faults.push(`${route}: no key points`);
    }
  }
  const tutorials = pages.filter((page) => /\/tutorials?$/.test(page));
  expect(lessons.map(({path: route}) => route)).toEqual(expect.arrayContaining(tutorials));
  expect(faults).toEqual([]);
});

test('every project is described for machines on its main page', () => {
  const faults: string[] = [];
  for (const [folder, [main = '']] of Object.entries(projects)) {
    const route = main ? `docs/${folder}/${main}` : `docs/${folder}`;
    const {html} = pageAt(route);
    const [data] = html('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(html(script).text()) as Record<string, unknown>)
      .filter(({'@type': type}) => type === 'SoftwareSourceCode' || type === 'Dataset');
    const missing = ['@context', '@id', 'name', 'description', 'keywords', 'url'].filter((key) => !data?.[key]);
    if (missing.length > 0 || data?.['@id'] !== root + encodeURI(route)) {
      faults.push(`${route}: ${String(data?.['@id'])}, without ${missing.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
});
