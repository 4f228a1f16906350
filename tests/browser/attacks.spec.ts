// Texts that try to run code, in every place where a contributor or a link can put one. Markup on
// pages is stopped before (tests/unit/attacks.test.ts); here is what gets through, and it has to
// stay text. The policy of the pages is switched off, so that it hides nothing.
import {expect, test, type Page} from '@playwright/test';
import {address} from '../../src/site';
import {attacks} from '../support/attacks';
import {ports} from '../support/ports';
import {secondSite} from '../support/secondSite';

const site = `http://localhost:${ports.secondSite}${address.baseUrl}`;

test.use({bypassCSP: true});
test.setTimeout(300_000);

/** Collects what attacks call, and what pages ask foreign hosts for. */
async function runsOf(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeFunction('alert', (text: unknown) => runs.push(`alert(${String(text)})`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') {
      runs.push(request.url());
    }
  });
  await page.route(`${secondSite.analyticsHost}/**`, (route) => route.abort());
  return runs;
}

/** What stands in the page and would run at a click, at a focus or under the pointer. */
const traps = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({name, value}) =>
            name.startsWith('on') ||
            (/^[\s\0-\x20]*(?:javascript|vbscript|data:text\/html)/i.test(value.replaceAll(/[\t\n]/g, '')) &&
              /href|src|action|data/.test(name)),
        )
        .map(({name, value}) => `<${element.tagName} ${name}="${value}">`),
    ),
  );

async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(site + path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return (await traps(page)).map((trap) => `${path}: ${trap}`);
}

test('the trap itself works: an attack that gets into a page is noticed', async ({page}) => {
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

test('none runs from front matter, the name of a tag, or the text of a page', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  for (const [index, {onPage}] of attacks.entries()) {
    found.push(...(await visit(page, `docs/attacks/attack-${index}`)));
    await expect(page.getByRole('heading', {level: 1})).toContainText(`attack${index}`);
    const diagram = page.getByText(/^Diagram: /).first();
    if (onPage === 'text' && (await diagram.count()) > 0) {
      await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
      for (const node of await page.locator('.docusaurus-mermaid-container .node').all()) {
        await node.click({force: true});
      }
      found.push(...(await traps(page)));
    }
    found.push(...(await visit(page, `docs/tags/attack-${index}`)));
  }
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
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

test('none runs from a search, as the query or as a hit', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  for (const [index, {text}] of attacks.entries()) {
    found.push(...(await visit(page, `search?q=${encodeURIComponent(text)}`)));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    if (index % 8 === 0) {
      found.push(...(await visit(page, `search?q=attack${index}`)));
      await expect(
        page
          .getByRole('main')
          .getByRole('link', {name: `attack${index}`})
          .first(),
      ).toBeVisible();
      found.push(...(await traps(page)));
    }
  }
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});

test('none runs from the search box, or from an address that asks for highlighting', async ({page}) => {
  const runs = await runsOf(page);
  const found: string[] = [];
  await visit(page, 'docs/intro');
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  for (const {text} of attacks.filter((_, index) => index % 4 === 0)) {
    await page.getByLabel('Search', {exact: true}).first().fill(text);
    await page.waitForTimeout(100);
    found.push(...(await traps(page)));
  }
  for (const {text} of attacks.filter((_, index) => index % 8 === 1)) {
    found.push(...(await visit(page, `docs/intro?_highlight=${encodeURIComponent(text)}#${encodeURIComponent(text)}`)));
  }
  expect(runs).toEqual([]);
  expect(found).toEqual([]);
});
