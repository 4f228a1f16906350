// What programs read in the build: structured data, catalog.json, the feed, Markdown, social cards.
import fs from 'node:fs';
import {type Schema, Validator} from '@cfworker/json-schema';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {
  articles,
  built,
  catalog,
  isPublished,
  pageAt,
  pages,
  root,
  routeOfUrl,
  routes,
  structuredDataOf,
  textOf,
  urlOf,
} from './builtSite';

/** Types of structured data by kind of page; a page has exactly one of them. */
const required: Record<string, readonly string[]> = {
  WebSite: ['@id', 'url', 'name', 'description', 'inLanguage', 'publisher'],
  SoftwareSourceCode: ['@id', 'url', 'name', 'description', 'keywords', 'isPartOf'],
  Dataset: ['@id', 'url', 'name', 'description', 'keywords', 'isPartOf'],
  LearningResource: ['@id', 'url', 'name', 'description', 'keywords', 'audience', 'teaches', 'inLanguage', 'provider'],
  TechArticle: ['@id', 'url', 'name', 'headline', 'description', 'inLanguage', 'author', 'publisher', 'isPartOf'],
  APIReference: ['@id', 'url', 'name', 'headline', 'description', 'inLanguage', 'author', 'publisher', 'isPartOf'],
  CollectionPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
};

/** Size of a social card in pixels, as social networks require, and its limit in bytes, half of it for the drawing. */
const cardSize = {width: 1200, height: 630};
const cardLimit = 120_000;

test('every page has what social networks ask for', () => {
  const properties = ['type', 'site_name', 'title', 'url', 'image', 'image:alt', 'image:width', 'image:height'];
  const missing = routes.flatMap((route) =>
    properties
      .filter((name) => !pageAt(route)(`meta[property="og:${name}"]`).attr('content'))
      .map((name) => `${route}: og:${name}`),
  );
  expect(missing).toEqual([]);
});

test('the sitemap has the date of each document, and no values that search engines ignore', () => {
  const sitemap = textOf('sitemap.xml');
  expect(sitemap).not.toMatch(/<(?:changefreq|priority)>/);
  const dated = new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, url = '', date]) => [
      routeOfUrl(url),
      date,
    ]),
  );
  const undated = articles.filter((route) => !/^\d{4}-\d\d-\d\d$/.test(dated.get(route) ?? ''));
  expect(undated).toEqual([]);
});

test('every page describes itself in the terms of schema.org', () => {
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  for (const route of routes.filter((one) => one !== 'search')) {
    const html = pageAt(route);
    const canonical = html('link[rel="canonical"]').attr('href') ?? '';
    const all = structuredDataOf(html);
    // What a page only lists, such as data sets, has no address of its own.
    const own = all.filter(({'@type': type, '@id': id}) => id !== undefined && String(type) in required);
    const [data] = own;
    const type = String(data?.['@type']);
    kinds.set(type, (kinds.get(type) ?? 0) + 1);
    const missing = (required[type] ?? []).filter((key) => !data?.[key]);
    if (own.length !== 1 || missing.length > 0 || data?.['@context'] !== 'https://schema.org') {
      faults.push(`${route}: ${own.length} descriptions, ${type} without ${missing.join(', ')}`);
    }
    if (data?.['@id'] !== (type === 'WebSite' ? `${root}#website` : canonical) || !isPublished(canonical)) {
      faults.push(`${route}: "@id" ${String(data?.['@id'])}, canonical ${canonical}`);
    }
    const crumbs = all.filter(({'@type': one}) => one === 'BreadcrumbList');
    const items = (crumbs[0]?.itemListElement ?? []) as {position: number; name: string; item: string}[];
    const right = items.every(({position, name, item}, index) => position === index + 1 && name && isPublished(item));
    const isCopy = urlOf(route) !== canonical;
    if (route !== '' && (crumbs.length !== 1 || !right || (!isCopy && items.at(-1)?.item !== canonical))) {
      faults.push(`${route}: breadcrumbs ${JSON.stringify(items)}`);
    }
  }
  expect(faults).toEqual([]);
  // A page that lost its kind would pass as another one.
  const count = (kind: string): number => kinds.get(kind) ?? 0;
  expect(count('WebSite')).toBe(1);
  expect(count('SoftwareSourceCode') + count('Dataset')).toBe(catalog.projects.length);
  const operations = pages.filter((route) => /^api\/[^/]+\/./.test(route) && !route.startsWith('api/tags/'));
  const overviews = operations.filter((route) => pageAt(route)('article a[href^="/"][href*="/openapi/"]').length > 0);
  expect(count('APIReference')).toBe(operations.length - overviews.length);
  expect(count('LearningResource')).toBeGreaterThan(0);
  expect(count('CollectionPage')).toBeGreaterThan(routes.filter((route) => route.includes('/category/')).length);
});

test('catalog.json has all projects and matches its schema', () => {
  const schema = JSON.parse(textOf('catalog.schema.json')) as Schema;
  const validator = new Validator(schema, '2020-12', false);
  expect(validator.validate(catalog).errors).toEqual([]);
  expect(validator.validate({...catalog, projects: [{name: 'Nothing else'}]}).valid).toBe(false);
  expect(catalog.$schema).toBe(schema.$id);
  const addresses = catalog.projects.flatMap(({url, pages: own}) => [
    url,
    ...own.flatMap((page) => [page.url, page.markdown]),
  ]);
  expect(addresses.filter((url) => !isPublished(url))).toEqual([]);
});

test('catalog.json lists every page that has the views of a lesson', () => {
  const withViews = pages.filter((route) => pageAt(route)('.lesson-views').length > 0);
  expect(catalog.lessons.map(({url}) => routeOfUrl(url)).sort()).toEqual(withViews.sort());
});

test('every page of the areas has a Markdown version and names it; llms.txt lists it', () => {
  const llms = textOf('llms.txt');
  const faults = articles.filter((route) => {
    const file = built(`${route}.md`);
    const alternate = pageAt(route)('link[rel="alternate"][type="text/markdown"]').attr('href');
    const content = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    return (
      !/^# \S/.test(content) ||
      // In a code block, it is an example.
      /<(div|span|button|svg)\b/.test(content.replaceAll(/^ *(`{3,}).*\n[^]*?^ *\1$/gm, '')) ||
      alternate !== `${urlOf(route)}.md` ||
      // Two pages belong to no area.
      (route.includes('/') && !llms.includes(`(${urlOf(route)}.md)`))
    );
  });
  expect(faults).toEqual([]);
  expect(llms).toMatch(/^# ICICLE AI Institute Training Catalog\n\n> /);
  const links = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
  expect(links.filter((url) => !isPublished(url))).toEqual([]);
});

test('Markdown keeps the content of a page: code with its language, tables, absolute links', () => {
  const sources = articles.map((route) => [route, textOf(`${route}.md`)] as const);
  const ofProjects = sources.filter(([route]) => route.startsWith('docs/')).map(([, text]) => text);
  expect(ofProjects.filter((text) => text.includes('```bash\n')).length).toBeGreaterThan(0);
  expect(ofProjects.filter((text) => /^\| .+ \|\n\| -+ /m.test(text)).length).toBeGreaterThan(0);
  expect(ofProjects.filter((text) => text.includes(`](${root}docs/`)).length).toBeGreaterThan(0);
  expect(sources.filter(([, text]) => text.includes('Direct link to')).map(([route]) => route)).toEqual([]);
  const operations = articles.filter((route) =>
    pageAt(route)('script[type="application/ld+json"]').text().includes('"APIReference"'),
  );
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.filter((route) => !textOf(`${route}.md`).includes('```python\n'))).toEqual([]);
});

test('the feed lists the releases, newest first, and every page names it', () => {
  const feed = load(textOf('releases.atom'), {xml: true});
  const entries = feed('entry')
    .toArray()
    .map((entry) => ({title: feed('title', entry).text(), url: feed('link', entry).attr('href') ?? ''}));
  const tags = parse(fs.readFileSync('docs/tags.yml', 'utf8')) as Record<string, unknown>;
  const releases = Object.keys(tags).filter((tag) => tag.startsWith('Release '));
  expect(entries).toHaveLength(releases.length);
  expect(entries.map(({title}) => title)).toEqual(
    entries
      .map(({title}) => title)
      .sort()
      .reverse(),
  );
  expect(entries.filter(({url}) => !isPublished(url))).toEqual([]);
  expect(feed('feed > updated').text()).toBe(feed('entry > updated').first().text());
  for (const route of pages) {
    expect(pageAt(route)('link[type="application/atom+xml"]').attr('href'), route).toBe(
      '/training-catalog/releases.atom',
    );
  }
});

test('every page has a social card of the required size, each project and area its own', () => {
  const cards = new Map<string, string[]>();
  for (const route of pages) {
    const card = pageAt(route)('meta[property="og:image"]').attr('content') ?? '';
    cards.set(card, [...(cards.get(card) ?? []), route]);
  }
  for (const [card, from] of cards) {
    expect(isPublished(card), `${card}, from ${from[0]}`).toBe(true);
    const png = fs.readFileSync(built(card.slice(root.length)));
    // The header of a PNG: width and height in pixels.
    expect({width: png.readUInt32BE(16), height: png.readUInt32BE(20)}).toEqual(cardSize);
    expect(png.length).toBeLessThan(cardLimit);
  }
  const ofProjects = catalog.projects.map(
    ({url}) => [...cards].find(([, from]) => from.includes(routeOfUrl(url)))?.[0],
  );
  expect(new Set(ofProjects).size, 'each project has its own').toBe(catalog.projects.length);
});

test('what is new lists every release, newest first, and names or counts every project', () => {
  const html = pageAt('whats-new');
  const releases = html('main h2')
    .toArray()
    .map((heading) => html(heading).text());
  expect(releases).toEqual([...releases].sort().reverse());
  const listed = new Set(
    html('main li a')
      .toArray()
      .map(({attribs}) => decodeURI(attribs.href ?? '')),
  );
  const lost = catalog.projects.filter(({url}) => !listed.has(decodeURI(new URL(url).pathname)));
  // The lists of a large catalog end with the number of further projects.
  const counted = html('main li')
    .toArray()
    .map((item) => Number(/^(\d+) more projects/.exec(html(item).text())?.[1] ?? 0));
  expect(lost.length, lost.map(({name}) => name).join(', ')).toBeLessThanOrEqual(
    counted.reduce((sum, more) => sum + more, 0),
  );
});

test('the card of a project shows what it costs and on which data its steps ran, as catalog.json says', () => {
  const priced = catalog.projects.filter(({costs}) => costs);
  expect(priced.length).toBeGreaterThan(0);
  const faults = catalog.projects.flatMap(({name, url, costs = [], pages: own}) => {
    const card = pageAt(routeOfUrl(url))('main dl').first().text();
    const wanted = costs.flatMap(({item, machine, command}) => [item, machine ?? '', command ?? '']);
    const kinds = own.flatMap(({data}) => (data === undefined ? [] : [Array.isArray(data) ? 'real' : data]));
    const labels = {practice: 'practice data', own: 'your own data', real: 'real data'};
    return [...wanted, ...kinds.map((kind) => labels[kind as keyof typeof labels])]
      .filter((text) => !card.includes(text))
      .map((text) => `${name}: ${text}`);
  });
  expect(faults).toEqual([]);
});
