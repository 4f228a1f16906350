// Sketches of user interfaces: their text is as large as the page's in both layouts, and they fit its width.
import {expect, test} from '@playwright/test';
import {changeMode, open, requestsOf} from './site';

const withSketch = 'docs/Owl%20Counter/how-to';
const isOfSketches = (path: string): boolean => path.includes('/assets/css/sketch.');

test('a sketch fits a wide and a narrow screen, in both color modes', async ({page}) => {
  const requests = requestsOf(page);
  await open(page, 'docs/intro');
  expect(requests.filter(isOfSketches)).toEqual([]);
  await open(page, withSketch);
  expect(requests.filter(isOfSketches)).toHaveLength(1);
  const drawing = page.getByRole('img', {name: /^Sketch: /});
  const visible = drawing.locator('svg:visible');
  const textHeight = (): Promise<number> =>
    visible.evaluate((svg) => 14 * (svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width));
  const colors = new Set<string>();
  const check = async (): Promise<void> => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 740});
      // Only one of the two layouts is shown.
      await expect(drawing).toHaveCount(1);
      await expect(visible).toHaveCount(1);
      expect(await textHeight()).toBeGreaterThanOrEqual(11);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    colors.add(
      await visible
        .locator('text')
        .first()
        .evaluate((text) => getComputedStyle(text).fill),
    );
  };
  await check();
  await changeMode(page, 'dark');
  await check();
  expect(colors.size).toBe(2);
  await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(await visible.locator('.badge').count());
});
