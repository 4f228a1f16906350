// Every page can be read, and its links followed, without JavaScript.
import {expect, test} from '@playwright/test';
import {exhaustiveTag, kindRoute, pageKindNames} from '../site';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const kind of pageKindNames.filter((one) => one !== 'search results page')) {
    test(`the ${kind} can be read and left`, {tag: exhaustiveTag(kind)}, async ({page}) => {
      await page.goto(kindRoute(kind));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
    });
  }
});
