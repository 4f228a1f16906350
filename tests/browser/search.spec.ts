import {devices, expect, test, type Page} from '@playwright/test';
import {holdBack} from './site';

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
  await expect(page.getByRole('listbox', {name: `Results for “${query}”`})).toBeVisible();
}

test('the served box says Loading... and then shows the shortcut', async ({page, request}) => {
  const html = await (await request.get('docs/intro')).text();
  expect(html).toMatch(/placeholder="?Loading\.\.\./);
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
});

test.describe('on a Mac', () => {
  test.use({userAgent: devices['Desktop Safari'].userAgent});

  test('the box shows the command key', async ({page}) => {
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search ⌘K');
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
  });
});

test('from the first use until the index is loaded, the box says Loading...', async ({page}) => {
  const releaseIndex = await holdBack(page, '**/search-index*/**');
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
  await page.keyboard.type('river');
  releaseIndex();
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await expect(box(page), 'keeps the focus').toBeFocused();
  await expect(box(page), 'keeps what was typed').toHaveValue('river');
  await expect(hits(page).first()).toBeVisible();
});

test('the index is fetched only on first use, in a worker, by a name with a hash', async ({page}) => {
  const requests = indexRequests(page);
  await page.goto('docs/intro');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(page.workers()).toHaveLength(0);
  await box(page).hover();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toMatch(/\/training-catalog\/search-index-[0-9a-f]{12}\/start\.json$/);
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
  await search(page, 'river');
  expect(await hits(page).count()).toBeLessThanOrEqual(8);
  await box(page).fill('');
  await box(page).pressSequentially('xyzzyplugh');
  await expect(page.getByText('No results. Browse by topic')).toBeVisible();
  await page.getByRole('search').getByRole('link', {name: 'Water'}).click();
  await expect(page).toHaveURL(/\/docs\/tags\/water$/);
});

test('a hit chosen by keyboard opens its page and highlights the word in the article', async ({page}) => {
  await page.goto('');
  await search(page, 'hydrophone');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=hydrophone/);
  await expect(page.locator('article mark').first()).toHaveText(/hydrophone/i);
});

test('a long name in code is highlighted across the places where it may break', async ({page}) => {
  await page.goto('docs/River%20Watch/how-to?_highlight=river_upload_schedule_file');
  await expect(page.locator('td code').filter({has: page.locator('mark')})).toHaveText(['RIVER_UPLOAD_SCHEDULE_FILE']);
});

test('a highlighter that throws is logged, and the page still works', async ({page}) => {
  const logged: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  page.on('pageerror', ({message}) => thrown.push(message));
  await page.addInitScript(() => {
    document.createNodeIterator = () => {
      throw new Error('no iterator today');
    };
  });
  await page.goto('docs/River%20Watch?_highlight=river');
  await expect.poll(() => logged.join('\n')).toContain('Highlighting the searched words failed');
  expect(thrown).toEqual([]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test('the results page has a clean address and lists its hits as links in articles', async ({page}) => {
  await page.goto('docs/intro');
  await search(page, 'owl');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL(/\/training-catalog\/search\?q=owl$/);
  await expect(page.locator('article a').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/training-catalog\/search\?q=owl$/);
  await expect(page).toHaveTitle(/^Search results for “owl”/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('owl');
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/_highlight=owl/);
});

test('the results page requested with a trailing slash redirects to the clean address', async ({page}) => {
  await page.goto('search/?q=owl');
  await expect(page).toHaveURL(/\/training-catalog\/search\?q=owl$/);
  await expect(page.locator('article a').first()).toBeVisible();
});

for (const [name, query, address] of [
  ['the landing page', 'Where do you want to start?', '/training-catalog/'],
  ['markdown-page', 'cite the catalog', '/training-catalog/markdown-page'],
  ['an API operation', 'count birds between days', '/training-catalog/api/Bird APIs/counts-create'],
  ['a lesson', 'listen to a river', '/training-catalog/Education/K-13/Listen to a river'],
  ['a workshop page', 'Ears open', '/training-catalog/workshops/ears_open'],
  ['a resource page', 'gull board', '/training-catalog/other_resources/intro'],
  ['a sample page', 'highlighted lines', '/training-catalog/sample_docs/Sample Documentation/how-to'],
] as const) {
  test(`search finds ${name}`, async ({page}) => {
    await page.goto(`search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$/);
    const found = await page
      .locator('article a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).pathname)));
    expect(found).toContain(address);
  });
}

test('search finds a project on its own pages, not on the list of the landing page', async ({page}) => {
  await page.goto('search?q=ledger');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$/);
  const found = await page
    .locator('article a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(found).toContain('/training-catalog/docs/Apple%20Ledger');
  expect(found).not.toContain('/training-catalog/');
});

test('a query loads only the parts of the index that it needs, each once', async ({page}) => {
  const requests = indexRequests(page);
  await page.goto('docs/intro');
  await search(page, 'river');
  await box(page).fill('');
  // A word that occurs only in a text.
  await box(page).pressSequentially('oxpeckers');
  await expect(hits(page).first()).toContainText('Oxpeckers');
  expect(requests.length).toBeGreaterThan(2);
  expect(new Set(requests).size).toBe(requests.length);
});

test('hits of the previous query stay until those of the next one are there', async ({page}) => {
  await page.goto('docs/intro');
  await search(page, 'river');
  const answer = await holdBack(page, '**/search-index*/**');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('apple ledger');
  await expect(box(page)).toHaveValue('apple ledger');
  await page.waitForTimeout(300);
  const next = page.getByRole('listbox', {name: 'Results for “apple ledger”'});
  await expect(next).toHaveCount(0);
  await expect(hits(page).first()).toContainText('River Watch');
  answer();
  await expect(next).toBeVisible();
});

test('the results page lists some hits at first, and more on request', async ({page}) => {
  await page.goto('search?q=the');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Top 20 results');
  const titles = page.locator('article h2');
  const before = await titles.allTextContents();
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(before.length);
  // The first hits stay in place, and the focus moves to the new ones.
  expect((await titles.allTextContents()).slice(0, before.length)).toEqual(before);
  await expect(titles.nth(before.length).getByRole('link')).toBeFocused();
});

test('the field of the results page stays where it is, whatever is searched', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const field = page.getByRole('main').getByRole('searchbox');
  const top = async (): Promise<number | undefined> => (await field.boundingBox())?.y;
  await page.goto('search');
  const atFirst = await top();
  for (const words of ['owl', 'a question with so many words that a phone has no room for them in one line']) {
    await field.fill(words);
    await expect(page).toHaveTitle(new RegExp(`^Search results for “${words}”`));
    expect(await top()).toBe(atFirst);
  }
});

test('a query without a hit says so and suggests the topics', async ({page}) => {
  await page.goto('search?q=xyzzyplugh');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for “xyzzyplugh”.');
  await page.getByRole('main').getByRole('link', {name: 'Birds'}).click();
  await expect(page).toHaveURL(/\/docs\/tags\/birds$/);
});

test.describe('when something is wrong with the index', () => {
  for (const [name, fault] of [
    ['missing', {status: 404, body: 'Not found'}],
    ['truncated', {status: 200, contentType: 'application/json', body: '{"pages":[{"url":"/training-catalog/docs'}],
    [
      'something else',
      {status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>'},
    ],
  ] as const) {
    test(`${name}: the results page says so, suggests topics, and works after a retry`, async ({page}) => {
      await page.context().route('**/search-index*/**', (route) => route.fulfill(fault));
      await page.goto('search?q=river%20watch');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('The search index could not be loaded.');
      await expect(page.getByRole('main').getByRole('link', {name: 'Water', exact: true})).toBeVisible();
      await page.context().unroute('**/search-index*/**');
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('article h2').first()).toHaveText('River Watch');
      await expect(alert).toBeHidden();
    });
  }

  test('a part of it missing: the results page and the box say so, and work after a retry', async ({page}) => {
    const missing = '**/search-index*/terms-*';
    await page.context().route(missing, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.goto('search?q=oxpeckers');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The search index could not be loaded.');
    await box(page).fill('oxpeckers');
    const alertOfBox = page.getByRole('search').getByRole('alert');
    await expect(alertOfBox).toContainText('Search could not be loaded.');
    await expect(page.getByText('No results')).toBeHidden();
    await page.context().unroute(missing);
    await alertOfBox.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page).first()).toContainText('Oxpeckers');
    await expect(alertOfBox).toBeHidden();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('article').first()).toContainText('Oxpeckers');
    await expect(alert).toBeHidden();
  });

  test('missing: the box says so, the page still works, and the box works after a retry', async ({page}) => {
    await page.context().route('**/search-index*/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await box(page).click();
    const alert = page.getByRole('search').getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    await page.context().unroute('**/search-index*/**');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toBeHidden();
    await search(page, 'river');
  });

  test('search works in a browser that refuses workers', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function Worker() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('docs/intro');
    await search(page, 'river watch');
    await expect(hits(page).first()).toContainText('River Watch');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search box is not shown', async ({page}) => {
    await page.goto('docs/intro');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.navbar__search')).toBeHidden();
  });
});
