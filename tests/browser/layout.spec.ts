// Nothing moves while a page loads or is read.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {areaIds} from '../../src/contentAreas';
import {measureDiagrams, namedSizes} from '../../scripts/diagramSizes';
import {openSearched, pageKinds} from './site';

/** Largest sum of shifts that nobody sees: a button of 33 pixels that comes to a code block makes 0.0001. */
const most = 0.001;

/** Sum of the layout shifts that no action of the reader explains. */
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
  test.describe(`on a ${device}`, () => {
    test.use({viewport});

    for (const [kind, route] of Object.entries(pageKinds)) {
      test(`${kind}: nothing moves`, async ({page}) => {
        const first = await shiftsWhileReading(page, route);
        // What a page does itself, it does each time; a machine under load may paint in between once.
        const shifts = first < most ? first : await shiftsWhileReading(await page.context().newPage(), route);
        expect(shifts, `the first time ${first}`).toBeLessThan(most);
      });
    }
  });
}

test('diagrams have the size that their source names', async ({page}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({width: 1600, height: 900});
  const files = areaIds
    .flatMap((area) => fs.readdirSync(area, {recursive: true, encoding: 'utf8'}).map((file) => path.join(area, file)))
    .filter((file) => file.endsWith('.md') && fs.readFileSync(file, 'utf8').includes('```mermaid'));
  const faults: string[] = [];
  for (const file of files) {
    const named = namedSizes(fs.readFileSync(file, 'utf8'));
    const drawn = await measureDiagrams(page, file);
    drawn.forEach(({width, height}, index) => {
      const size = named[index];
      // Fonts differ from machine to machine; a diagram that was changed differs by more.
      if (!size || Math.abs(size.width / size.height / (width / height) - 1) > 0.15) {
        faults.push(`${file}: diagram ${index + 1} is ${width} x ${height}; run "npm run diagrams -- --write"`);
      }
    });
  }
  expect(files.length).toBeGreaterThanOrEqual(40);
  expect(faults).toEqual([]);
});
