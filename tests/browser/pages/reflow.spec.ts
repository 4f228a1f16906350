// At the width of a phone, the keyboard reaches everything on a page of each kind, and none scrolls sideways.
import {expect, test, type Page} from '@playwright/test';
import {drawDiagrams} from '../barriers';
import {expectGoodStops} from '../focusWalk';
import {checkEach, kindGroups, kindRoute, openSearched} from '../site';

const views = {
  'on a phone': {width: 360, height: 740},
  // 1280 by 1024 at 400 % zoom, the case of WCAG 2.2, 1.4.10.
  'at 400 % zoom': {width: 320, height: 256},
  'on a small phone': {width: 360, height: 640},
} as const;

/** Width of the page minus that of the window, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({viewport: views['on a phone']});

for (const {names, kinds} of kindGroups()) {
  test(`${names}: good stops of Tab, and scrolling in one direction only, at every width`, async ({page}) => {
    await checkEach(kinds, async (kind) => {
      await page.setViewportSize(views['on a phone']);
      await openSearched(page, kindRoute(kind));
      await expectGoodStops(page, 100, 4);
      await drawDiagrams(page);
      expect(await overflow(page), 'width of the page as it is').toBeLessThanOrEqual(0);
      // The worst case that a contributor may write.
      await page.evaluate(() => {
        const main = document.querySelector('main');
        const place = main?.querySelector('.theme-doc-markdown') ?? main?.querySelector('h1')?.parentElement;
        const word = document.createElement('p');
        word.textContent = 'word'.repeat(120);
        place?.append(word);
        const table = document.createElement('table');
        table.innerHTML = `<tr>${'<td>a_cell_that_does_not_break</td>'.repeat(30)}</tr>`;
        if (place?.matches('.theme-doc-markdown')) {
          place.append(table);
        }
      });
      for (const [view, size] of Object.entries(views)) {
        await page.setViewportSize(size);
        expect(await overflow(page), `width of the page ${view}`).toBeLessThanOrEqual(0);
      }
    });
  });
}
