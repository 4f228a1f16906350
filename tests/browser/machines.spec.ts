// What programs read: structured data, catalog.json, the feed, Markdown, social cards. From the files of the build.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {load, type CheerioAPI} from 'cheerio';
import {address} from '../../src/site';
import {categories, pages, projects, routes} from '../support/routes';

const root = `${address.url}${address.baseUrl}`;
const built = (name: string): string => path.join('build', name);
const text = (name: string): string => fs.readFileSync(built(name), 'utf8');
const pageOf = (route: string): CheerioAPI => load(text(route === '' ? 'index.html' : `${route}.html`));
const urlOf = (route: string): string => encodeURI(root + route);
const isFile = (url: string): boolean => {
  const name = decodeURI(url.slice(root.length)) || 'index';
  return url.startsWith(root) && (fs.existsSync(built(name)) || fs.existsSync(built(`${name}.html`)));
};

/** Pages that search engines list. */
const listed = routes.filter((route) => route !== 'search');

/** Pages with a text of their own, not lists of other pages. */
const articles = pages.filter((route) => !/^$|\/tags\b|\/category\/|^(whats-new|offline)$/.test(route));

type Data = Record<string, unknown>;
const dataOf = (html: CheerioAPI): Data[] =>
  html('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(html(script).text()) as Data);

/** What each kind of page says of itself; a page has exactly one of them. */
const required: Record<string, readonly string[]> = {
  WebSite: ['@id', 'url', 'name', 'description', 'inLanguage', 'publisher', 'potentialAction'],
  SoftwareSourceCode: ['@id', 'url', 'name', 'description', 'keywords'],
  Dataset: ['@id', 'url', 'name', 'description', 'keywords'],
  LearningResource: ['@id', 'url', 'name', 'description', 'keywords', 'audience', 'teaches', 'inLanguage', 'provider'],
  TechArticle: ['@id', 'url', 'name', 'headline', 'description', 'inLanguage', 'author', 'publisher', 'isPartOf'],
  APIReference: ['@id', 'url', 'name', 'headline', 'description', 'inLanguage', 'author', 'publisher', 'isPartOf'],
  CollectionPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
};

test('every page describes itself in the terms of schema.org', () => {
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  for (const route of listed) {
    const html = pageOf(route);
    const canonical = html('link[rel="canonical"]').attr('href') ?? '';
    const all = dataOf(html);
    const own = all.filter(({'@type': type}) => String(type) in required);
    const [data] = own;
    const type = String(data?.['@type']);
    kinds.set(type, (kinds.get(type) ?? 0) + 1);
    const missing = (required[type] ?? []).filter((key) => !data?.[key]);
    if (own.length !== 1 || missing.length > 0 || data?.['@context'] !== 'https://schema.org') {
      faults.push(`${route}: ${own.length} descriptions, ${type} without ${missing.join(', ')}`);
    }
    if (data?.['@id'] !== (type === 'WebSite' ? `${root}#website` : canonical) || !isFile(canonical)) {
      faults.push(`${route}: "@id" ${String(data?.['@id'])}, canonical ${canonical}`);
    }
    const crumbs = all.filter(({'@type': one}) => one === 'BreadcrumbList');
    const items = (crumbs[0]?.itemListElement ?? []) as {position: number; name: string; item: string}[];
    const right = items.every(({position, name, item}, index) => position === index + 1 && name && isFile(item));
    const isCopy = urlOf(route) !== canonical;
    if (route !== '' && (crumbs.length !== 1 || !right || (!isCopy && items.at(-1)?.item !== canonical))) {
      faults.push(`${route}: breadcrumbs ${JSON.stringify(items)}`);
    }
  }
  expect(faults).toEqual([]);
  // Each kind is there: a page that lost its kind would pass as another.
  expect(kinds.get('WebSite')).toBe(1);
  expect((kinds.get('SoftwareSourceCode') ?? 0) + (kinds.get('Dataset') ?? 0)).toBeGreaterThanOrEqual(40);
  expect(kinds.get('APIReference')).toBe(17);
  expect(kinds.get('LearningResource')).toBeGreaterThan(20);
  expect(kinds.get('CollectionPage')).toBeGreaterThan(categories.length);
});

test('the search that the landing page offers to programs is the one that answers', async ({page}) => {
  const [site] = dataOf(pageOf(''));
  const template = (site?.potentialAction as {target: {urlTemplate: string}}).target.urlTemplate;
  await page.goto(template.replace(root, '').replace('{search_term_string}', 'wild%20wing'));
  await expect(page.locator('article h2').first()).toHaveText('Wild Wing');
});

test('catalog.json holds all projects and keeps to the schema beside it', () => {
  const catalog = JSON.parse(text('catalog.json')) as {
    $schema: string;
    projects: {name: string; url: string; pages: {url: string; markdown: string}[]}[];
  };
  const schema = JSON.parse(text('catalog.schema.json')) as {$id: string};
  const ajv = addFormats(new Ajv({allErrors: true, strict: true}));
  const validate = ajv.compile(schema);
  expect(validate(catalog), ajv.errorsText(validate.errors)).toBe(true);
  expect(validate({...catalog, projects: [{name: 'Nothing else'}]})).toBe(false);
  expect(catalog.$schema).toBe(schema.$id);
  expect(catalog.projects.map(({name}) => name).sort()).toEqual(Object.keys(projects).sort());
  const addresses = catalog.projects.flatMap(({url, pages: own}) => [
    url,
    ...own.flatMap((page) => [page.url, page.markdown]),
  ]);
  expect(addresses).toHaveLength(40 + 2 * 125);
  expect(addresses.filter((url) => !isFile(url))).toEqual([]);
});

test('every page of the areas is there as Markdown and names it; llms.txt lists it', () => {
  const llms = text('llms.txt');
  const faults = articles.filter((route) => {
    const file = built(`${route}.md`);
    const alternate = pageOf(route)('link[rel="alternate"][type="text/markdown"]').attr('href');
    const content = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    return (
      !/^# \S/.test(content) ||
      /<(div|span|button|svg)\b/.test(content) ||
      alternate !== `${urlOf(route)}.md` ||
      // Two pages are in no area.
      (route.includes('/') && !llms.includes(`(${urlOf(route)}.md)`))
    );
  });
  expect(articles.length).toBeGreaterThan(150);
  expect(faults).toEqual([]);
  expect(llms).toMatch(/^# ICICLE AI Institute Training Catalog\n\n> /);
  const links = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
  expect(links.filter((url) => !isFile(url))).toEqual([]);
});

test('Markdown keeps what a page says: code with its language, tables, links in full', () => {
  const page = text('docs/Patra KG/how-to.md');
  expect(page).toContain('```bash\n');
  expect(page).toMatch(/^\| .+ \|\n\| -+ /m);
  expect(page).toContain(`](${root}docs/`);
  expect(page).not.toContain('Direct link to');
  const operation = text('api/FAF APIs/point-to-point-create.md');
  expect(operation).toContain('```python\n');
});

test('the feed tells the releases, newest first, and every page names it', () => {
  const feed = load(text('releases.atom'), {xml: true});
  const entries = feed('entry')
    .toArray()
    .map((entry) => ({title: feed('title', entry).text(), url: feed('link', entry).attr('href') ?? ''}));
  expect(entries.length).toBeGreaterThanOrEqual(9);
  expect(entries.map(({title}) => title)).toEqual(
    entries
      .map(({title}) => title)
      .sort()
      .reverse(),
  );
  expect(entries.filter(({url}) => !isFile(url))).toEqual([]);
  expect(feed('feed > updated').text()).toBe(feed('entry > updated').first().text());
  for (const route of ['', 'docs/intro', 'whats-new']) {
    expect(pageOf(route)('link[type="application/atom+xml"]').attr('href'), route).toBe(
      '/training-catalog/releases.atom',
    );
  }
});

test('every page has a social card, each project and area its own, of the size that networks ask for', () => {
  const cards = new Map<string, string[]>();
  for (const route of listed) {
    const card = pageOf(route)('meta[property="og:image"]').attr('content') ?? '';
    cards.set(card, [...(cards.get(card) ?? []), route]);
  }
  for (const [card, from] of cards) {
    expect(isFile(card), `${card}, from ${from[0]}`).toBe(true);
    const png = fs.readFileSync(built(card.slice(root.length)));
    // The header of a PNG: width and height in pixels.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  }
  const ofProjects = new Set(
    Object.entries(projects).map(
      ([folder, [main = '']]) =>
        [...cards].find(([, from]) => from.includes(main ? `docs/${folder}/${main}` : `docs/${folder}`))?.[0],
    ),
  );
  expect(ofProjects.size).toBe(40);
});

test('the statement on accessibility leads to the form for a barrier, with the site filled in', async ({page}) => {
  for (const from of ['docs/intro', 'markdown-page']) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', {name: 'accessibility statement'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Accessibility of the catalog');
  }
  const report = page.getByRole('article').getByRole('link', {name: 'Report a barrier', exact: true});
  const url = new URL((await report.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/ICICLE-ai/training-catalog/issues/new');
  expect(url.searchParams.get('template')).toBe('barrier.yml');
  expect(url.searchParams.get('page')).toBe(root);
  expect(fs.readFileSync('.github/ISSUE_TEMPLATE/barrier.yml', 'utf8')).toMatch(/^ {4}id: page$/m);
});

test('the sitemap holds every page once, in its clean form', () => {
  const urls = [...text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => url !== root && (url.endsWith('/') || !isFile(url)))).toEqual([]);
  expect(urls).not.toContain(`${root}search`);
  expect(urls.filter((url) => /\/category\/.+-[12]$/.test(url))).toEqual([]);
  expect(urls).toEqual(expect.arrayContaining(pages.map(urlOf)));
});

test('what is new lists every release with its projects', async ({page}) => {
  await page.goto('docs/intro');
  await page.getByRole('link', {name: 'What is new'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What is new');
  const releases = await page.getByRole('heading', {level: 2}).allTextContents();
  expect(releases.length).toBeGreaterThanOrEqual(9);
  expect(releases).toEqual([...releases].sort().reverse());
  const named = await page.getByRole('main').locator('li a').allTextContents();
  expect(new Set(named).size).toBe(40);
});

test('a page of a project opens with a short card and ends with a way to report a problem', async ({page}) => {
  await page.goto('docs/Patra%20KG/how-to');
  const card = page.getByRole('complementary', {name: 'Project'});
  await expect(card).toContainText('Version 0.2.0');
  await expect(card.getByRole('link', {name: 'Source'})).toHaveAttribute('href', /github\.com/);
  const report = page.getByRole('link', {name: 'Report a problem'});
  const url = new URL((await report.getAttribute('href')) ?? '');
  expect(url.pathname).toBe('/ICICLE-ai/training-catalog/issues/new');
  expect(url.searchParams.get('template')).toBe('page.yml');
  expect(url.searchParams.get('page')).toBe(`${root}docs/Patra%20KG/how-to`);
  expect(fs.readFileSync('.github/ISSUE_TEMPLATE/page.yml', 'utf8')).toMatch(/^ {4}id: page$/m);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `https://github.com/ICICLE-ai/training-catalog/edit/main/docs/Patra KG/how-to.md`,
  );
  await card.getByRole('link', {name: 'Patra KG'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Patra KG');
});
