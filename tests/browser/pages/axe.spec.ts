import {expect, test} from '@playwright/test';
import {barriersOf, drawDiagrams} from '../barriers';
import {kindRoute, openSearched, pageKindNames} from '../site';

// Checks one page of each kind with axe; `npm run test:accessibility` checks every page of the build.
for (const mode of ['light', 'dark'] as const) {
  test.describe(`no barrier in ${mode} mode`, () => {
    for (const kind of pageKindNames) {
      test(kind, async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await openSearched(page, kindRoute(kind));
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await drawDiagrams(page);
        expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
      });
    }
  });
}
