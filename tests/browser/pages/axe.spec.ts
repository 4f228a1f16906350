// No barrier on one page of each kind: what axe finds and, where there is a keyboard, each stop of Tab. `npm run
// test:accessibility` checks every page of the build with axe.
import {expect, test} from '@playwright/test';
import {barriersOf, drawDiagrams} from '../barriers';
import {expectGoodStops} from '../focusWalk';
import {checkEach, kindGroups, kindRoute, openSearched} from '../site';

for (const mode of ['light', 'dark'] as const) {
  test.describe(`no barrier in ${mode} mode`, () => {
    for (const {names, kinds} of kindGroups()) {
      test(names, async ({page, isMobile}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await checkEach(kinds, async (kind) => {
          await openSearched(page, kindRoute(kind));
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          await drawDiagrams(page);
          const barriers = await barriersOf(page);
          expect
            .soft(
              barriers.map(({text}) => text),
              `${kind}: axe`,
            )
            .toEqual([]);
          if (!isMobile) {
            await expectGoodStops(page, 150, 12);
          }
        });
      });
    }
  });
}
