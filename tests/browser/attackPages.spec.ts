// Texts that try to act, in every place where a stranger can put words and the content check lets them (tests/support/attack*).
// They are built into the second site, and must be text there: in the files, with and without scripts, and, with a policy that
// nothing violates, also without one, which would mask a fault.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Browser, type Page} from '@playwright/test';
import {filesIn} from '@training-catalog/utils/node';
import {secondSite} from '../support/secondSite';
import {twinOf} from '../support/attackSite';
import {actsOf, installWatch} from './attackWatch';
import {goInSite, startAtOnce} from './site';

const {origin} = new URL(secondSite.url);
/** Pages by the address that they have without a slash at its end. */
const files = filesIn(secondSite.build).filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'));
const read = (name: string): string => fs.readFileSync(path.join(secondSite.build, name), 'utf8');
const urlOf = (name: string): string =>
  secondSite.url +
  name
    .replace(/(?:(?:^|\/)index)?\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

/** Pages made of the texts, and pages that list or show words of other files. */
const pages = files.filter((name) => /\/attacks(?:-\d+|\/[a-z]+-\d+|\/attack)?(?:\/index)?\.html$/.test(name));
const textPages = pages.filter((name) => /\/attacks\/(?!attack)[a-z]+-\d+\.html$/.test(name));
const factPages = pages.filter((name) => /\/attacks-\d+/.test(name));
const others = [
  'index',
  'map',
  'docs/tags',
  'courses/tags',
  'courses/glossary',
  'courses/attacked-lists',
  'library/attacked-services',
  'api/attacks/attack',
  'docs/attack-readme',
].flatMap((name) => files.filter((file) => file === `${name}.html`));

const isAnalytics = (url: string): boolean => url.startsWith(secondSite.analyticsHost);

/** Has every diagram of a page drawn, or shown as its source if it has a fault. */
async function drawAll(page: Page): Promise<void> {
  const diagrams = await page.locator('[data-diagram]').all();
  await expect(page.locator('[data-diagram]:not(:has(svg, [role="note"]))')).toHaveCount(0);
  expect(diagrams.length > 0 && (await page.locator('[data-diagram] svg').count()) === 0, 'none drawn').toBe(false);
}

/** Opens pages, and says what happened that no page should do. */
async function actsOn(
  browser: Browser,
  names: readonly string[],
  {javaScriptEnabled = true, bypassCSP = true, inSite = false},
): Promise<string[]> {
  const context = await browser.newContext({javaScriptEnabled, bypassCSP, serviceWorkers: 'block'});
  const page = await context.newPage();
  const acts = await actsOf(page, origin, isAnalytics);
  await installWatch(page);
  await startAtOnce(page);
  for (const [index, name] of names.entries()) {
    if (inSite && index > 0) {
      await goInSite(page, urlOf(name));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${new URL(urlOf(name)).pathname.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`),
      );
    } else {
      const answer = await page.goto(urlOf(name));
      expect(answer?.status(), name).toBe(200);
    }
    if (javaScriptEnabled) {
      await expect(page.locator('html'), name).toHaveAttribute('data-has-hydrated', 'true');
      await drawAll(page);
      const signs = await page.evaluate(() => window.attackSigns(document));
      acts.push(...signs.map((sign) => `${name}: ${sign}`));
    }
    // The page is still the page: its heading is seen.
    await expect(page.getByRole('heading', {level: 1}).first(), name).toBeVisible();
    expect(new URL(page.url()).href, name).toBe(urlOf(name));
  }
  await context.close();
  return acts;
}

test.use({bypassCSP: true});

test('the texts are on pages', () => {
  expect(textPages.length).toBeGreaterThan(10);
  expect(factPages.length).toBeGreaterThan(20);
  expect(others.length).toBe(9);
});

test('the detector works: what each kind of text would make is noticed', async ({page}) => {
  const acts = await actsOf(page, origin, isAnalytics);
  await installWatch(page);
  await page.goto(urlOf('docs/intro.html'));
  await page.evaluate(() => {
    const write = (html: string): void => document.body.insertAdjacentHTML('beforeend', html);
    write('<img hurt=a src=x onerror="alert(1)"><!--hurt b--><a href="java\nscript:alert(2)">x</a>');
    write('<iframe src="https://evil.example/c"></iframe><form action="https://evil.example/d"></form>');
    write('<p style="position:fixed">x</p>');
  });
  expect(await page.evaluate(() => window.attackSigns(document))).toHaveLength(6);
  await expect
    .poll(() =>
      acts
        .map((act) => act.replace(/^[^:]*: /, ''))
        .sort()
        .join(),
    )
    .toContain('dialog 1');
  await expect.poll(() => acts.join()).toContain('request https://evil.example/c');
});

test('no text is a part of a file: no element, attribute, or comment', async ({page}) => {
  await installWatch(page);
  await page.goto(urlOf('docs/intro.html'));
  const withTexts = files.filter((name) => !name.includes('/harmless') && /hurt|alert|evil\.example/.test(read(name)));
  expect(withTexts).toEqual(expect.arrayContaining(textPages));
  const found = await page.evaluate(async (urls) => {
    const parser = new DOMParser();
    const signs = urls.map(async (url) => {
      const html = await (await fetch(url)).text();
      return window.attackSigns(parser.parseFromString(html, 'text/html')).map((sign) => `${url}: ${sign}`);
    });
    return (await Promise.all(signs)).flat();
  }, withTexts.map(urlOf));
  expect(found).toEqual([]);
});

test('pages with texts have the elements and attributes of pages with harmless words', async ({page}) => {
  await installWatch(page);
  await page.goto(urlOf('docs/intro.html'));
  // What is Markdown or TeX there, such as a link, makes elements as it should.
  const compared = pages.filter((name) => !/formula|^api/.test(name) && files.includes(twinOf(name)));
  expect(compared.length).toBeGreaterThan(30);
  const differences = await page.evaluate(
    async (pairs) => {
      const parser = new DOMParser();
      const shapeOf = async (url: string): Promise<string[]> => {
        const html = await (await fetch(url)).text();
        const article = parser.parseFromString(html, 'text/html').querySelector('article .theme-doc-markdown');
        return article ? window.attackShape(article) : [`no article in ${url}`];
      };
      const found = pairs.map(async (urls) => {
        const [own = [], other = []] = await Promise.all(urls.map(shapeOf));
        const at = own.findIndex((one, index) => one !== other[index]);
        return at < 0 && own.length === other.length ? [] : [`${urls[0]}: ${own[at]} instead of ${other[at]}`];
      });
      return (await Promise.all(found)).flat();
    },
    compared.map((name) => [urlOf(name), urlOf(twinOf(name))]),
  );
  expect(differences).toEqual([]);
});

for (const [name, options, tag] of [
  ['with scripts and the policy, which nothing violates', {bypassCSP: false}, []],
  ['with scripts and without a policy', {}, ['@exhaustive']],
  ['without scripts and without a policy', {javaScriptEnabled: false}, []],
] as const) {
  test(`nothing acts on a page that is loaded, ${name}`, {tag: [...tag]}, async ({browser}) => {
    test.setTimeout(180_000);
    expect(await actsOn(browser, [...textPages, ...others], options)).toEqual([]);
  });
}

test('nothing acts from the facts of pages that follow each other', async ({browser}) => {
  expect(await actsOn(browser, factPages, {inSite: true})).toEqual([]);
});
