import {expect, test, type Page} from '@playwright/test';
import {ports} from '../support/ports';
import {chunkOf} from './site';

const bar = (page: Page) => page.getByRole('alert').filter({hasText: 'did not load'});

const markdownPage = {path: 'markdown-page', chunk: () => chunkOf('src/pages/markdown-page.md')};

test('a page chunk missing on first load leaves the text readable, with an error and Retry', async ({page}) => {
  const chunk = markdownPage.chunk();
  await page.route(chunk, (route) => route.abort());
  await page.goto(markdownPage.path);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.unroute(chunk);
  await bar(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar(page)).toHaveCount(0);
});

test('a missing main script leaves the text readable, with an error and Retry', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.fulfill({status: 404}));
  await page.goto('docs/intro');
  await expect(bar(page)).toContainText('main.');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.unroute('**/assets/js/main.*.js');
  await bar(page).getByRole('button', {name: 'Retry'}).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a route whose code fails during navigation warns and reloads once, never in a loop', async ({page}) => {
  const warnings: string[] = [];
  let loads = 0;
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.route(chunkOf('src/pages/markdown-page.md'), (route) => route.abort());
  await goInSite(page, markdownPage.path);
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(/markdown-page$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads, 'the first load and one reload').toBe(2);
  expect(warnings.join('\n')).toContain('Loading chunk');
});

/** Goes to a page as a link in the page does. */
async function goInSite(page: Page, to: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, `/training-catalog/${to}`);
}

test('a part of the route table that fails during navigation reloads once, and the page opens', async ({page}) => {
  // Nothing is fetched ahead, so that the table's part is still to come.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  let refused = 0;
  await page.route('**/assets/js/**/routes-*.js', (route) => {
    refused += 1;
    return refused > 1 ? route.continue() : route.abort();
  });
  // At most one of them stands in the same part as the page that is open.
  for (const [target, title] of [
    ['docs/tags', 'Tags'],
    ['workshops/intro', 'Workshops'],
  ] as const) {
    await goInSite(page, target);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
  await expect(page).toHaveURL(/\/workshops\/intro$/);
  expect(refused).toBeGreaterThan(0);
});

test('a page that crashes says so, with the causes and Try again', async ({page}) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const chunk = chunkOf('src/pages/markdown-page.md');
  await page.route(chunk, async (route) => {
    const body = await (await route.fetch()).text();
    const broken = body.replace(
      /default:\(\)=>\w+/,
      'default:()=>function(){throw new Error("the page broke",{cause:new Error("the reason")})}',
    );
    expect(broken).not.toBe(body);
    await route.fulfill({body: broken, contentType: 'text/javascript'});
  });
  await goInSite(page, markdownPage.path);
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByText('the page broke')).toBeVisible();
  await expect(page.getByText(/Cause:\s+the reason/)).toBeVisible();
});

test('a page module without a default export is named', async ({page}) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.route(chunkOf('src/pages/markdown-page.md'), async (route) => {
    const body = await (await route.fetch()).text();
    const broken = body.replace(/default:\(\)=>\w+/, 'other:()=>0');
    expect(broken).not.toBe(body);
    await route.fulfill({body: broken, contentType: 'text/javascript'});
  });
  await goInSite(page, markdownPage.path);
  await expect(page.getByText(/The page component at .*markdown-page.* doesn't have a default export/)).toBeVisible();
});

test('a site served under another path says that it did not load properly', async ({page}) => {
  await page.goto(`http://localhost:${ports.elsewhere}/elsewhere/`);
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await page.goto('docs/intro');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(0);
});

test('a search index that is missing is said, and the page lives', async ({page}) => {
  await page.context().route('**/search-index*', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('docs/intro');
  const box = page.getByLabel('Search', {exact: true}).first();
  await expect(box).toHaveAttribute('placeholder', /^Search/);
  await box.click();
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});
