import {expect, test} from '@playwright/test';
import {secondSite} from '../support/secondSite';

const site = secondSite.url;

for (const old of ['docs/old%20name', 'docs/old%20name/', 'docs/old%20name.html']) {
  test(`an address that moved, requested as ${old}, redirects to its new page`, async ({page}) => {
    await page.goto(`${site}${old}?q=1#main`);
    await expect(page).toHaveURL(`${site}docs/intro?q=1#main`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an address that moved redirects, too', async ({page}) => {
    await page.goto(`${site}docs/old%20name`);
    await expect(page).toHaveURL(`${site}docs/intro`);
  });
});
