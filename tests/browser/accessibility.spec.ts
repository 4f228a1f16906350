import {expect, test} from '@playwright/test';
import {barriersOf, drawDiagrams, showOtherLanguages, waitForHits} from './barriers';
import {open, pageKinds} from './site';

// A page of each kind; `npm run test:accessibility` asks every page.
for (const mode of ['light', 'dark'] as const) {
  test.describe(`no barrier in ${mode} mode`, () => {
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(kind, async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        if (path.startsWith('search')) {
          await waitForHits(page);
        }
        await drawDiagrams(page);
        await showOtherLanguages(page);
        await page.addStyleTag({content: '*{transition:none!important;animation:none!important}'});
        expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
      });
    }
  });
}
