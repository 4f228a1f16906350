// Texts that try to run code, as queries and addresses that a link can bring to readers. The same texts on pages are tested in
// attackPages.spec.ts. Here, too, no content security policy masks a fault. The exhaustive tests load a page for each text.
import {expect, test, type Page} from '@playwright/test';
import {attackTexts} from '../support/attackTexts';
import {secondSite} from '../support/secondSite';
import {startAtOnce} from './site';

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

const site = secondSite.url;

const texts = attackTexts.map(({at}) => at('query'));

test.use({bypassCSP: true});

/** Collects calls of attacks, and requests of pages to foreign hosts. */
async function runsOf(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeFunction('alert', (text: unknown) => runs.push(`alert(${String(text)})`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') {
      runs.push(request.url());
    }
  });
  await page.route(`${secondSite.analyticsHost}/**`, (route) => route.abort());
  await page.addInitScript(watchTraps);
  return runs;
}

declare global {
  interface Window {
    /** Code that would run on click, focus, or hover, of every element that the page has had. */
    traps: () => string[];
  }
}

/** Looks at each element once, when it gets into the page or changes: hundreds of texts pass through some pages. */
function watchTraps(): void {
  const found = new Set<string>();
  const look = ({attributes, tagName}: Element): void =>
    [...attributes]
      .filter(
        ({name, value}) =>
          name.startsWith('on') ||
          (/href|src|action|data/.test(name) &&
            /^[\s\0-\x20]*(?:javascript|vbscript|data:text\/html)/i.test(value.replaceAll(/[\t\n]/g, ''))),
      )
      .forEach(({name, value}) => found.add(`<${tagName} ${name}="${value}">`));
  const lookAtAll = (changes: MutationRecord[]): void =>
    changes
      .flatMap(({type, target, addedNodes}) => (type === 'attributes' ? [target] : [...addedNodes]))
      .filter((node) => node instanceof Element)
      .forEach((element) => [element, ...element.querySelectorAll('*')].forEach(look));
  const observer = new MutationObserver(lookAtAll);
  observer.observe(document, {subtree: true, childList: true, attributes: true});
  window.traps = () => {
    lookAtAll(observer.takeRecords());
    return [...found];
  };
}

/** Code that would run on click, focus, or hover, in the page since it was loaded. */
const traps = (page: Page): Promise<string[]> => page.evaluate(() => window.traps());

async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(site + path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return (await traps(page)).map((trap) => `${path}: ${trap}`);
}

test('the detector itself works: an attack that gets into a page is noticed', async ({page}) => {
  const runs = await runsOf(page);
  await visit(page, 'docs/intro');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="x" onerror="alert(1)"><a href="java\nscript:alert(2)">x</a>',
    );
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/"></iframe>');
  });
  expect(await traps(page)).toHaveLength(2);
  await expect.poll(() => runs.sort()).toEqual(['alert(1)', 'https://evil.example/']);
});

test.describe('on a page loaded for each text', {tag: '@exhaustive'}, () => {
  test.setTimeout(300_000);

  test('none runs from the address of a search', async ({page}) => {
    const runs = await runsOf(page);
    const found: string[] = [];
    for (const text of texts) {
      found.push(...(await visit(page, `search?q=${encodeURIComponent(text)}`)));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    expect(runs).toEqual([]);
    expect(found).toEqual([]);
  });

  test('none runs from an address that asks for highlighting', async ({page}) => {
    const runs = await runsOf(page);
    const found: string[] = [];
    for (const text of texts) {
      const asked = encodeURIComponent(text);
      found.push(...(await visit(page, `docs/intro?_highlight=${asked}#${asked}`)));
    }
    expect(runs).toEqual([]);
    expect(found).toEqual([]);
  });
});

test('none runs from a search, as the query or as a result', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  await visit(page, 'search');
  const input = page.getByRole('searchbox', {name: secondSite.translations['training-catalog.search.allPages']});
  for (const text of texts) {
    await input.fill(text);
  }
  // Words of texts that are in titles and on pages.
  for (const word of ['onerror', 'meta', 'refresh']) {
    await input.fill(word);
    await expect(page.getByRole('main').getByRole('link', {name: word}).first()).toBeVisible();
    await expect.poll(() => page.title()).toContain(word);
  }
  found.push(...(await traps(page)));
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});

test('none runs from the search box, or from an address that asks for highlighting', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  await visit(page, 'docs/intro');
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  for (const text of texts) {
    await box.fill(text);
  }
  // The last query is done, and so are all before it.
  await box.fill('xyzzyplugh');
  await expect(page.getByText('Browse by topic')).toBeVisible();
  found.push(...(await traps(page)));
  for (const text of texts.filter((_, index) => index % 8 === 1)) {
    found.push(...(await visit(page, `docs/intro?_highlight=${encodeURIComponent(text)}#${encodeURIComponent(text)}`)));
  }
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});
