import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {open, urlOf} from './site';

const operation = 'api/Bird%20APIs/counts-create';

test('the served HTML documents an operation', async ({request}) => {
  const html = load(await (await request.get(operation)).text());
  const article = html('article').text();
  for (const part of [
    'POST',
    '/counts/',
    'required',
    'curl --fail-with-body --request POST',
    'requests.post(',
    'await fetch(',
  ]) {
    expect(article).toContain(part);
  }
  for (const field of ['species', 'site', 'timeframe', 'direction']) {
    expect(html(`[id="body-${field}"]`).text(), field).toContain(field);
  }
  for (const status of ['200', '400', '415', '500']) {
    expect(html(`[id="response-${status}"]`).length, status).toBe(1);
  }
});

test('fields, folded lists, hidden panels, and languages of code are found and remembered', async ({page}) => {
  await test.step('a link to a field leads to it', async () => {
    await open(page, `${operation}#body-timeframe`);
    await expect(page.locator('[id="body-timeframe"]')).toBeInViewport();
  });

  await test.step('long lists of values are collapsed and open on a click', async () => {
    await open(page, operation);
    const list = page.locator('.theme-doc-markdown details').first();
    await expect(list.getByText('Avocet').first()).toBeHidden();
    await list.locator('summary').click();
    await expect(list.getByText('Avocet').first()).toBeVisible();
  });

  await test.step('text in folded parts is found by the browser, which opens them', async () => {
    await open(page, operation);
    const list = page.locator('.theme-doc-markdown details').first();
    await expect(list.getByText('Avocet').first()).toBeHidden();
    // A link to a text finds it as the browser's search in the page does.
    await page.goto(`${operation}?again#:~:text=Avocet`);
    await expect(list.getByText('Avocet').first()).toBeVisible();
    await list.locator('summary').click();
    await expect(list.getByText('Avocet').first()).toBeHidden();
  });

  await test.step('text in a panel that is not shown is found, and its tab is selected', async () => {
    await open(page, operation);
    const panel = page.locator('[role="tabpanel"][aria-label="Python"]');
    await expect(panel).toBeHidden();
    // The value of the attribute that lets a browser search in it, and the event that it then sends.
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', {bubbles: true})));
    await expect(panel).toBeVisible();
    await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role="tabpanel"][aria-label="curl"]')).toHaveAttribute('hidden', 'until-found');
  });

  await test.step('the language of code samples is remembered, on other operations and after a reload', async () => {
    await open(page, operation);
    await page.getByRole('tab', {name: 'Python'}).click();
    await expect(page.getByText('requests.post(').first()).toBeVisible();
    await open(page, 'api/Bird%20APIs/counts-list');
    await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('requests.get(').first()).toBeVisible();
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a folded list opens in a time that depends on its height; motion: ${reducedMotion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    await open(page, operation);
    const list = page.locator('.theme-doc-markdown details').first();
    const {height, duration} = await list.evaluate((details) => {
      details.querySelector('summary')?.click();
      const content = details.querySelector('div');
      const [animation] = content?.getAnimations() ?? [];
      animation?.finish();
      return {height: content?.offsetHeight ?? 0, duration: animation?.effect?.getTiming().duration};
    });
    expect(height).toBeGreaterThan(100);
    const steps = height / 36;
    expect(duration).toBe(reducedMotion === 'reduce' ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10));
  });
}

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('gives a code sample that can be pasted', async ({page}) => {
    await open(page, operation);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByText('curl --fail-with-body --request POST').first().hover();
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expect.poll(clipboard).toMatch(/^curl --fail-with-body --request POST 'https:[^]*}'$/);
  });
});

test('the overview offers the specification, and tag pages list operations', async ({page, request}) => {
  await test.step('the specification can be downloaded from the overview', async () => {
    await open(page, 'api/Bird%20APIs/bird-apis');
    const href = await page.getByRole('link', {name: 'Download the OpenAPI file'}).getAttribute('href');
    expect(href).toBe(urlOf('openapi/birds.yaml'));
    const response = await request.get(urlOf('openapi/birds.yaml'));
    expect(await response.text()).toMatch(/^openapi: 3\./);
  });

  await test.step('tag pages of the area list operations by tags of the specification', async () => {
    await open(page, 'api/tags/birds');
    await expect(page.getByRole('main').locator('article')).toHaveCount(3);
    await open(page, 'api/tags/sample-api');
    await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  });
});

test('no page calls the API that it describes', async ({page, context}) => {
  // Where copying is refused, the button opens the Markdown instead of the page.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, operation);
  // Element handles: a press may remove a button and so shift the indexes of the others.
  for (const button of await page.locator('article').getByRole('button').elementHandles()) {
    if (await button.isVisible()) {
      await button.click();
    }
  }
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([expect.stringMatching(/^localhost:/)]);
  await expect(page.getByRole('button', {name: /send/i})).toHaveCount(0);
});
