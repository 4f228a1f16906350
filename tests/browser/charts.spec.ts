// Charts: drawn in the build, readable in both modes, on a phone and without scripts.
import {expect, test, type Page} from '@playwright/test';
import {barriersOf} from './barriers';
import {changeMode, chunksWith, errorsOf, goInSite, open, requestsOf, startAtOnce} from './site';

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

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

test('a drawing comes with its page, and is loaded only after in-site navigation', async ({page}) => {
  const errors = errorsOf(page);
  const drawings = page.locator('.chart-drawing svg[role="img"]:visible');
  await open(page, withCharts);
  const served = await page.locator('.chart-drawing').evaluateAll((all) => all.map(({innerHTML}) => innerHTML));
  // Hydration keeps it.
  await page.waitForLoadState('networkidle');
  await expect(drawings).toHaveCount(8);
  const named = await page.evaluate(() =>
    [...document.scripts, ...performance.getEntriesByType('resource')].map((one) =>
      'src' in one ? one.src : one.name,
    ),
  );

  await open(page, 'sample_docs/intro');
  const asked = requestsOf(page);
  await goInSite(page, withCharts);
  await expect(drawings).toHaveCount(8);
  const loaded = page.locator('.chart-drawing');
  await expect.poll(() => loaded.evaluateAll((all) => all.map(({innerHTML}) => innerHTML))).toEqual(served);
  const drawn = asked.filter((path) => path.endsWith('.js') && !named.some((url) => decodeURI(url).endsWith(path)));
  expect(drawn.length, 'scripts with drawings, which the first visit did not load').toBeGreaterThanOrEqual(
    served.length,
  );
  expect(errors).toEqual([]);
});

test('where a drawing does not load, its place stays, and the page works', async ({page}) => {
  await open(page, withCharts);
  const heights = (): Promise<number[]> =>
    page.locator('.chart-drawing').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const drawn = await heights();
  await open(page, 'sample_docs/intro');
  const chunks = chunksWith((script) => /exports=['"`]<\w+ /.test(script));
  expect(chunks).not.toEqual([]);
  await page.route('**/assets/js/**', (route) =>
    chunks.some((name) => route.request().url().endsWith(`/${name}`)) ? route.abort() : route.continue(),
  );
  await goInSite(page, withCharts);
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect.poll(heights).toEqual(drawn);
  await expect(page.locator('.chart-drawing [role="img"]')).toHaveCount(0);
  await page.getByRole('figure').first().getByText('Numbers as a table').click();
  await expect(page.getByRole('figure').first().getByRole('table')).toBeVisible();
});

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
