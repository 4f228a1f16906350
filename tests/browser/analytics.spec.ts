import {expect, test} from '@playwright/test';
import {secondSite} from '../support/secondSite';
import {otherHosts} from './site';

const measured = secondSite.url;

test('with its three values set, the analytics script is on the page with these settings', async ({page}) => {
  const hosts = otherHosts(page);
  await page.goto(`${measured}docs/intro`);
  const script = page.locator('script[data-website-id]');
  for (const [name, value] of Object.entries({
    src: `${secondSite.analyticsHost}/script.js`,
    'data-website-id': 'site-id',
    'data-auto-track': 'true',
    'data-do-not-track': 'false',
    'data-cache': 'false',
    'data-domains': 'river-institute.github.io',
  })) {
    await expect(script).toHaveAttribute(name, value);
  }
  expect([...hosts]).toEqual([new URL(secondSite.analyticsHost).host]);
});

test('the outbound script is loaded async on every page and reports only if the analytics script is present', async ({
  page,
}) => {
  await page.goto('docs/intro');
  await expect(page.locator('script[src="/training-catalog/js/outbound-tracking.js"]')).toHaveJSProperty('async', true);
  await page.context().route('https://icicle.ai/**', (route) => route.fulfill({body: 'The institute'}));
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const outbound = page.getByRole('contentinfo').getByRole('link');

  await outbound.click({modifiers: ['Control']});
  expect(errors, 'without an analytics script nothing happens').toEqual([]);

  await page.evaluate(() => {
    Object.assign(window, {
      events: [],
      umami: {track: (...event: unknown[]) => (window as unknown as {events: unknown[]}).events.push(event)},
    });
  });
  await outbound.click({modifiers: ['Control']});
  // Before React comes, the link would load another document, without these events.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  expect(await page.evaluate(() => (window as unknown as {events: unknown[]}).events)).toEqual([
    ['outbound-link-click', {url: 'https://icicle.ai/'}],
  ]);
});
