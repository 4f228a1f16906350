// Behavior under the content security policy. tests/build checks its text in the files.
import {expect, test} from '@playwright/test';
import {videoHost} from '@training-catalog/theme/node';
import {complaintsOf} from './policyComplaints';
import {goInSite, highlightedWords, navbar, open, pageKinds, sidebar, typeQuery} from './site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the policy of the first page works for every page that a reader opens by in-site navigation', async ({page}) => {
  const complaints = await complaintsOf(page);
  await page.route(`${videoHost}/**`, (route) => route.fulfill({contentType: 'text/html', body: 'The player'}));
  await open(page, '');
  const visit = async (route: string): Promise<void> => {
    await goInSite(page, route);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${route.split('?')[0]}$`));
  };
  for (const route of Object.values(pageKinds).filter((one) => !one.startsWith('no/'))) {
    await visit(route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }

  await open(page, '');
  await navbar(page).getByRole('link', {name: 'Education'}).click();
  await sidebar(page).getByRole('link', {name: 'Short films'}).click();
  await page.getByRole('main').locator('a[href$="/films"]').first().click();
  await page
    .getByRole('button', {name: /Play: /})
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('search works under the policy: worker, index, hits, highlighting', async ({page}) => {
  const complaints = await complaintsOf(page);
  await open(page, '');
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  await typeQuery(page, 'hydrophone');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=hydrophone/);
  await expect.poll(() => highlightedWords(page)).not.toEqual([]);
  expect(complaints).toEqual([]);
});

test('the policy refuses what it must refuse', async ({page}) => {
  const complaints = await complaintsOf(page);
  await open(page, 'docs/intro');
  await page.evaluate(async () => {
    const add = (name: string, properties: Record<string, string>): void => {
      document.body.append(Object.assign(document.createElement(name), properties));
    };
    add('script', {textContent: 'window.ran = 1'});
    add('script', {src: 'https://example.org/a.js'});
    add('div', {innerHTML: '<img src="/nothing" onerror="window.ran = 1">'});
    add('iframe', {src: 'https://example.org/'});
    add('object', {data: '/training-catalog/img/logo.svg'});
    add('img', {src: 'https://example.org/a.png'});
    add('base', {href: 'https://example.org/'});
    await fetch('https://example.org/').catch(() => undefined);
  });
  for (const directive of [
    'script-src-elem',
    'script-src-attr',
    'frame-src',
    'object-src',
    'img-src',
    'base-uri',
    'connect-src',
  ]) {
    await expect.poll(() => complaints.join('\n'), directive).toContain(`${directive} refuses`);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('markup that got into a page cannot request a script of the same origin', async ({page}) => {
  const complaints = await complaintsOf(page);
  await page.route('**/docs/intro', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Published, and loaded by no page's HTML.
    const added = '<script src="/training-catalog/injected.js"></script>';
    await route.fulfill({response, body: html.replace('<div id="__docusaurus">', `${added}$&`)});
  });
  await page.route('**/injected.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.ran = 1'}),
  );
  await open(page, 'docs/intro');
  expect(complaints.join('\n')).toMatch(/script-src-elem refuses .*injected\.js/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
