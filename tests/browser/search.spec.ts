import {devices, expect, test, type Page} from '@playwright/test';

const box = (page: Page) => page.getByLabel('Search', {exact: true}).first();
const hits = (page: Page) => page.locator('[role="listbox"] [role="option"]');

/** Requests for the index that a page makes from now on. */
function indexRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Types a query as a reader does, without waiting for the box to be ready, and waits for the hits. */
async function search(page: Page, query: string): Promise<void> {
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await box(page).click();
  await page.keyboard.type(query);
  await expect(hits(page).first()).toBeVisible();
}

test('the served box says Loading... and then names the shortcut', async ({page, request}) => {
  const html = await (await request.get('docs/intro')).text();
  expect(html).toMatch(/placeholder="?Loading\.\.\./);
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
});

test.describe('on a Mac', () => {
  test.use({userAgent: devices['Desktop Safari'].userAgent});

  test('the box names the command key', async ({page}) => {
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search ⌘K');
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
  });
});

test('from the first use until the index is there the box says Loading...', async ({page}) => {
  let answerIndex = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (answerIndex = resolve));
  await page.context().route('**/search-index*', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
  await page.keyboard.type('patra');
  answerIndex();
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await expect(box(page), 'keeps the focus').toBeFocused();
  await expect(box(page), 'keeps what was typed').toHaveValue('patra');
  await expect(hits(page).first()).toBeVisible();
});

test('the index is fetched at the first use only, in a worker, by a name with a hash', async ({page}) => {
  const requests = indexRequests(page);
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(page.workers()).toHaveLength(0);
  await box(page).hover();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toMatch(/\/training-catalog\/search-index-[0-9a-f]{12}\.json$/);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('the shortcut opens the box', async ({page}) => {
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('the box lists at most eight hits and says when there is none', async ({page}) => {
  await page.goto('docs/intro');
  await search(page, 'model');
  expect(await hits(page).count()).toBeLessThanOrEqual(8);
  await box(page).fill('');
  await box(page).pressSequentially('xyzzyplugh');
  await expect(page.getByText('No results')).toBeVisible();
});

test('a hit chosen by keyboard opens its page and highlights the word in the article', async ({page}) => {
  await page.goto('');
  await search(page, 'datasheet');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=datasheet/);
  await expect(page.locator('article mark').first()).toHaveText(/datasheet/i);
});

test('a highlighter that throws is logged and the page lives', async ({page}) => {
  const logged: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  page.on('pageerror', ({message}) => thrown.push(message));
  await page.addInitScript(() => {
    document.createNodeIterator = () => {
      throw new Error('no iterator today');
    };
  });
  await page.goto('docs/Patra%20KG?_highlight=model');
  await expect.poll(() => logged.join('\n')).toContain('Highlighting the searched words failed');
  expect(thrown).toEqual([]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test('the results page has a clean address and lists its hits as links in articles', async ({page}) => {
  await page.goto('docs/intro');
  await search(page, 'camera');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL(/\/training-catalog\/search\?q=camera$/);
  await expect(page.locator('article a').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/training-catalog\/search\?q=camera$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('camera');
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/_highlight=camera/);
});

test('the results page asked for with a slash leads to the clean address', async ({page}) => {
  await page.goto('search/?q=camera');
  await expect(page).toHaveURL(/\/training-catalog\/search\?q=camera$/);
  await expect(page.locator('article a').first()).toBeVisible();
});

for (const [name, query, address] of [
  ['the landing page', 'Where do you want to start?', '/training-catalog/'],
  ['markdown-page', 'cite the catalog', '/training-catalog/markdown-page'],
  ['an API operation', 'point-to-point flows', '/training-catalog/api/FAF APIs/point-to-point-list'],
  ['a lesson', 'food informatics', '/training-catalog/Education/Professional Development/food_informatics'],
  ['a workshop page', 'HARVEST workshop', '/training-catalog/workshops/harvest_workshop'],
  ['a resource page', 'ICICONSOLE', '/training-catalog/other_resources/intro'],
  ['a sample page', 'highlighted lines', '/training-catalog/sample_docs/Sample Documentation/how-to'],
] as const) {
  test(`search finds ${name}`, async ({page}) => {
    await page.goto(`search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('article a').first()).toBeVisible();
    const found = await page
      .locator('article a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).pathname)));
    expect(found).toContain(address);
  });
}

test('search finds a project on its own pages, not on the list of the landing page', async ({page}) => {
  await page.goto('search?q=HARP');
  await expect(page.locator('article a').first()).toBeVisible();
  const found = await page
    .locator('article a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(found).toContain('/training-catalog/docs/HARP');
  expect(found).not.toContain('/training-catalog/');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search box is not shown', async ({page}) => {
    await page.goto('docs/intro');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.navbar__search')).toBeHidden();
  });
});
