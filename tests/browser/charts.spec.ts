// Charts: drawn in the build, readable in both modes, on a phone and without scripts.
import {expect, test, type Page} from '@playwright/test';
import {barriersOf} from './barriers';
import {changeMode, open} from './site';

const withCharts = 'sample_docs/Sample%20Documentation/charts';

/** Font size of the smallest text in the visible drawings, in screen pixels. */
const smallestText = (page: Page): Promise<number> =>
  page.locator('.chart-drawing text:visible').evaluateAll((texts) =>
    Math.min(
      ...texts.map((text) => {
        const svg = text.closest('svg');
        if (!svg) {
          return 0;
        }
        return (
          parseFloat(getComputedStyle(text).fontSize) * (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)
        );
      }),
    ),
  );

/** Texts that extend beyond their drawing by more than a pixel. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.locator('.chart-drawing svg[role="img"]:visible').evaluateAll((drawings) =>
    drawings.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect();
          return (
            box.left < frame.left - 1 ||
            box.right > frame.right + 1 ||
            box.top < frame.top - 1 ||
            box.bottom > frame.bottom + 1
          );
        })
        .map((text) => text.textContent);
    }),
  );

for (const [device, width] of [
  ['desktop', 1440],
  ['phone', 360],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({viewport: {width, height: 800}});

    test('charts fit, their text is readable, nothing moves, in both modes', async ({page}) => {
      await page.addInitScript(() => {
        const state = {sum: 0};
        Object.assign(window, {layoutShifts: state});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            state.sum += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(page, withCharts);
      const drawings = page.locator('.chart-drawing svg[role="img"]:visible');
      // Small multiples: one drawing for each value of the column.
      await expect(drawings).toHaveCount(8);
      await expect(page.getByRole('img', {name: 'Boats by season'})).toHaveAccessibleDescription(
        'Every quay has fewer boats in winter.',
      );
      expect(await smallestText(page)).toBeGreaterThanOrEqual(11);
      expect(await cutTexts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const bar = page.locator('.chart-drawing [class="chart-bar-1"]:visible rect').first();
      const light = await bar.evaluate((element) => getComputedStyle(element).fill);
      expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
      await changeMode(page, 'dark');
      expect((await barriersOf(page)).map(({text}) => text)).toEqual([]);
      expect(await bar.evaluate((element) => getComputedStyle(element).fill)).not.toBe(light);
      expect(
        await page.evaluate(() => (window as unknown as {layoutShifts: {sum: number}}).layoutShifts.sum),
      ).toBeLessThan(0.001);
    });
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the table and the file are available', async ({page}) => {
    await page.goto(withCharts);
    const chart = page.getByRole('figure').filter({hasText: 'Boats at the quays'});
    await chart.getByText('Numbers as a table').click();
    await expect(chart.getByRole('cell', {name: '1,300'})).toBeVisible();
    const saved = page.waitForEvent('download');
    await chart.getByRole('link', {name: 'Download as CSV'}).click();
    expect((await saved).suggestedFilename()).toBe('boats-at-the-quays.csv');
    const ofFile = page.getByRole('figure').filter({hasText: 'Catch by quay'});
    const file = page.waitForEvent('download');
    await ofFile.getByRole('link', {name: 'Download as CSV'}).click();
    expect((await file).suggestedFilename()).toBe('catch.csv');
  });
});
