// Nothing moves while a page loads or is read.
import {expect, test, type Page} from '@playwright/test';
import {exhaustiveTag, kindRoute, openSearched, pageKindNames} from '../site';

/** Largest imperceptible sum of shifts: a 33-pixel button that appears in a code block causes 0.0001. */
const most = 0.001;

/** Sum of the layout shifts without recent user input. */
async function shiftsWhileReading(page: Page, route: string): Promise<number> {
  await page.addInitScript(() => {
    const state = {sum: 0};
    Object.assign(window, {layoutShifts: state});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        state.sum += entry.hadRecentInput ? 0 : entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openSearched(page, route);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as {layoutShifts: {sum: number}}).layoutShifts.sum);
}

for (const [device, viewport] of [
  ['desktop', {width: 1280, height: 800}],
  ['phone', {width: 360, height: 740}],
] as const) {
  test.describe(`on a ${device}`, {tag: device === 'desktop' ? '@exhaustive' : []}, () => {
    test.use({viewport});

    for (const kind of pageKindNames) {
      test(`${kind}: nothing moves`, {tag: exhaustiveTag(kind)}, async ({page}) => {
        const route = kindRoute(kind);
        const first = await shiftsWhileReading(page, route);
        // A page's own shifts happen on every load; a busy machine may cause one by painting in between.
        const shifts = first < most ? first : await shiftsWhileReading(await page.context().newPage(), route);
        expect(shifts, `the first time ${first}`).toBeLessThan(most);
      });
    }
  });
}
