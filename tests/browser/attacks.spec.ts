// Texts that try to run code, in every place where a contributor or a link can put one. Markup on
// pages is refused earlier (tests/unit/attacks.test.ts), and tests/build/policy.test.ts searches the
// served HTML for what got in. Here pages and queries run in the browser, without the content security
// policy, which would mask a fault. The exhaustive tests load a page for each attack.
import {expect, test, type Page} from '@playwright/test';
import {attacks} from '../support/attacks';
import {secondSite} from '../support/secondSite';
import {goInSite} from './site';

const site = secondSite.url;

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

/** Draws the diagram of a page, if it has one, and clicks each of its nodes. */
async function clickDiagram(page: Page): Promise<void> {
  if ((await page.locator('[data-diagram]').count()) > 0) {
    await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
    await expect(page.locator('.docusaurus-mermaid-container :is(img, form, input, button)')).toHaveCount(0);
    for (const node of await page.locator('.docusaurus-mermaid-container .node').all()) {
      await node.click({force: true});
    }
  }
}

/** Attacks that a page contains as text, and every eighth of those that are only in front matter and tags. */
const shownInTurn = [...attacks.entries()].filter(([index, {onPage}]) => onPage === 'text' || index % 8 === 0);

test('none runs from front matter, the name of a tag, or the text of a page', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  await visit(page, 'docs/intro');
  for (const [index] of shownInTurn) {
    await goInSite(page, `${site}docs/attacks/attack-${index}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(`attack${index}`);
    await clickDiagram(page);
    await goInSite(page, `${site}docs/tags/attack-${index}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/attack-${index}$`));
  }
  found.push(...(await traps(page)));
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});

test.describe('on a page loaded for each attack', {tag: '@exhaustive'}, () => {
  test.setTimeout(300_000);

  test('none runs from front matter, the name of a tag, or the text of a page', async ({page}) => {
    const runs = await runsOf(page);
    const found: string[] = [];
    for (const index of attacks.keys()) {
      found.push(...(await visit(page, `docs/attacks/attack-${index}`)));
      await expect(page.getByRole('heading', {level: 1})).toContainText(`attack${index}`);
      await clickDiagram(page);
      found.push(...(await traps(page)));
      found.push(...(await visit(page, `docs/tags/attack-${index}`)));
    }
    expect(runs).toEqual([]);
    expect(found).toEqual([]);
  });

  test('none runs from the address of a search', async ({page}) => {
    const runs = await runsOf(page);
    const found: string[] = [];
    for (const {text} of attacks) {
      found.push(...(await visit(page, `search?q=${encodeURIComponent(text)}`)));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    expect(runs).toEqual([]);
    expect(found).toEqual([]);
  });

  test('none runs from an address that asks for highlighting', async ({page}) => {
    const runs = await runsOf(page);
    const found: string[] = [];
    for (const {text} of attacks) {
      const asked = encodeURIComponent(text);
      found.push(...(await visit(page, `docs/intro?_highlight=${asked}#${asked}`)));
    }
    expect(runs).toEqual([]);
    expect(found).toEqual([]);
  });
});

test('none runs from the facts of a project or lesson, lists of tags, names of folders, a specification', async ({
  page,
}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  for (const path of [
    '',
    'docs/attacks',
    'docs/category/attacks',
    'docs/tags',
    'docs/intro',
    'api/Sample%20APIs/create-an-example-resource',
  ]) {
    found.push(...(await visit(page, path)));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(await page.getByText('alert(1)').count()).toBeGreaterThan(50);
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});

test('none runs from a search, as the query or as a result', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  await visit(page, 'search');
  const input = page.getByRole('searchbox', {name: secondSite.translations['training-catalog.search.allPages']});
  for (const [index, {text}] of attacks.entries()) {
    await input.fill(text);
    if (index % 8 === 0) {
      await input.fill(`attack${index}`);
      const result = page.getByRole('main').getByRole('link', {name: `attack${index}`});
      await expect(result.first()).toBeVisible();
    }
  }
  const last = attacks.at(-1)?.text.replaceAll(/\s+/g, ' ') ?? '';
  await expect.poll(() => page.title()).toContain(last.slice(0, 20));
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
  for (const {text} of attacks) {
    await box.fill(text);
  }
  // The last query is done, and so are all before it.
  await box.fill('xyzzyplugh');
  await expect(page.getByText('Browse by topic')).toBeVisible();
  found.push(...(await traps(page)));
  for (const {text} of attacks.filter((_, index) => index % 16 === 1)) {
    found.push(...(await visit(page, `docs/intro?_highlight=${encodeURIComponent(text)}#${encodeURIComponent(text)}`)));
  }
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});
