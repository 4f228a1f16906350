import {expect, test} from '@playwright/test';
import {barriersOf, drawDiagrams, showOtherLanguages} from './barriers';
import {openSearched, pageKinds} from './site';

// A page of each kind; `npm run test:accessibility` asks every page.
for (const mode of ['light', 'dark'] as const) {
  test.describe(`no barrier in ${mode} mode`, () => {
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(kind, async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await openSearched(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await drawDiagrams(page);
        await showOtherLanguages(page);
        await page.addStyleTag({content: '*{transition:none!important;animation:none!important}'});
        expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
      });
    }
  });
}
