import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {open, urlOf} from './site';

const operation = 'api/FAF%20APIs/point-to-point-create';

test('an operation explains itself in the served HTML', async ({request}) => {
  const html = load(await (await request.get(operation)).text());
  const article = html('article').text();
  for (const part of [
    'POST',
    '/point_to_point/',
    'required',
    'curl --request POST',
    'requests.post(',
    'await fetch(',
  ]) {
    expect(article).toContain(part);
  }
  for (const field of ['commodity', 'origin', 'destination', 'timeframe']) {
    expect(html(`[id="body-${field}"]`).text(), field).toContain(field);
  }
  for (const status of ['200', '400', '415', '500']) {
    expect(html(`[id="response-${status}"]`).length, status).toBe(1);
  }
});

test('a link to a field leads to it', async ({page}) => {
  await open(page, `${operation}#body-timeframe`);
  await expect(page.locator('[id="body-timeframe"]')).toBeInViewport();
});

test('long lists of values are folded and open on a click', async ({page}) => {
  await open(page, operation);
  const list = page.locator('article details').first();
  await expect(list.getByText('Animal feed').first()).toBeHidden();
  await list.locator('summary').click();
  await expect(list.getByText('Animal feed').first()).toBeVisible();
});

test('the language of code samples is remembered, on other operations and after a reload', async ({page}) => {
  await open(page, operation);
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByText('requests.post(').first()).toBeVisible();
  await open(page, 'api/FAF%20APIs/get-table-data-create');
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('requests.post(').first()).toBeVisible();
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('gives the address, and a code sample that can be pasted', async ({page}) => {
    await open(page, operation);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', {name: 'Copy address'}).click();
    await expect.poll(clipboard).toBe('https://fafserver.pods.icicleai.tapis.io/point_to_point/');
    await page.getByText('curl --request POST').first().hover();
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expect.poll(clipboard).toMatch(/^curl --request POST 'https:[^]*}'$/);
  });
});

test('code in further languages is made when a reader asks for it, for the service of the set', async ({page}) => {
  let scripts = 0;
  page.on('request', (request) => {
    scripts += request.url().endsWith('.js') ? 1 : 0;
  });
  await open(page, operation);
  await page.waitForLoadState('networkidle');
  const before = scripts;
  await page.getByRole('button', {name: 'Show the request in other languages'}).click();
  await expect(page.getByText('url := "https://fafserver.pods.icicleai.tapis.io/point_to_point/"')).toBeVisible();
  expect(scripts).toBeGreaterThan(before);
  await page.getByRole('tab', {name: 'rust'}).click();
  await expect(page.getByText('reqwest::Client::builder()')).toBeVisible();
});

test('the specification can be downloaded from the overview', async ({page, request}) => {
  await open(page, 'api/FAF%20APIs/faf-apis');
  const href = await page.getByRole('link', {name: 'Download the OpenAPI file'}).getAttribute('href');
  expect(href).toBe(urlOf('openapi/faf.yaml'));
  const response = await request.get(urlOf('openapi/faf.yaml'));
  expect(await response.text()).toMatch(/^openapi: 3\./);
});

test('no page calls the API that it describes', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, operation);
  for (const button of await page.locator('article').getByRole('button').all()) {
    if (await button.isVisible()) {
      await button.click();
    }
  }
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([expect.stringMatching(/^localhost:/)]);
  await expect(page.getByRole('button', {name: /send/i})).toHaveCount(0);
});

test('tag pages of the area list operations by the tags of the specification', async ({page}) => {
  await open(page, 'api/tags/food-access');
  await expect(page.getByRole('main').locator('article')).toHaveCount(16);
  await open(page, 'api/tags/sample-api');
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
});
