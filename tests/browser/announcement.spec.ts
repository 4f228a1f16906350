// Spanish. cspell:ignore Cerrar
import {expect, test, type Page} from '@playwright/test';
import {hashSource} from '@training-catalog/final-pass';
import {secondSite} from '../support/secondSite';
import {startAtOnce} from './site';

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

const site = secondSite.url;
const text = 'A meeting is near.';

async function open(page: Page): Promise<void> {
  await page.goto(`${site}docs/intro`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('no announcement bar is shown while there is no announcement', async ({page}) => {
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('a closed announcement stays closed until its id changes', async ({page}) => {
  await open(page);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', {name: 'Cerrar'}).click();
  await expect(page.getByText(text)).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText(text), 'remembered').toBeHidden();

  const later = (source: string): string => source.replaceAll(secondSite.announcementId, 'second-announcement');
  const hashOf = (source: string): string => hashSource(source).slice(1, -1);
  await page.route(/\/assets\/js\/main\.|docs\/intro$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const [, address] = /"([^"]*\/assets\/js\/main\.[^"]*)"/.exec(source) ?? [];
    const script = address ? await (await page.request.get(new URL(address, site).href)).text() : '';
    // The page knows the script by its hash.
    const body = later(source).replaceAll(hashOf(script), hashOf(later(script)));
    await route.fulfill({response, body: route.request().isNavigationRequest() ? body : later(source)});
  });
  await open(page);
  await expect(page.getByText(text), 'shown again under a new id').toBeVisible();
});
