// Keyboard focus, stop by stop through one page of each kind.
import {expect, test, type Page} from '@playwright/test';
import {expectNoFault, walk} from '../focusWalk';
import {kindRoute, openSearched, pageKindNames} from '../site';

/** Walks a page from its top, for at most `most` stops; there must be more than `least`, all without a fault. */
async function expectGoodStops(page: Page, path: string, most: number, least: number): Promise<void> {
  await openSearched(page, path);
  if (path.startsWith('search')) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  const stops = await walk(page, most);
  expect(stops.length).toBeGreaterThan(least);
  expectNoFault(stops);
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(
    `in ${mode} mode every stop of Tab is in view, in order and has a visible ring`,
    {tag: mode === 'dark' ? '@exhaustive' : []},
    () => {
      for (const kind of pageKindNames) {
        test(kind, async ({page}) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await expectGoodStops(page, kindRoute(kind), 150, 12);
        });
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const kind of pageKindNames) {
    test(`every stop of Tab is in view, in order and has a visible ring: ${kind}`, async ({page}) => {
      await expectGoodStops(page, kindRoute(kind), 100, 4);
    });
  }
});
