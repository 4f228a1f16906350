// Spanish. cspell:ignore Cerrar
import {expect, test, type Page} from '@playwright/test';
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

  await page.route(/\/assets\/js\/main\.|docs\/intro$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      // The hash of the script is that of the first announcement.
      body: (await response.text())
        .replaceAll(/ integrity="[^"]*"/g, '')
        .replaceAll(secondSite.announcementId, 'second-announcement'),
    });
  });
  await open(page);
  await expect(page.getByText(text), 'shown again under a new id').toBeVisible();
});
