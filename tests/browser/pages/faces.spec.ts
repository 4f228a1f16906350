// The site's own faces on a first visit: there at the first paint, or left out, so that no text moves.
// cspell:ignore requestfinished
import {expect, test, type Page} from '@playwright/test';
import type {PageKind} from '../../support/pageKinds';
import {exhaustiveTag, kindRoute, openSearched, pageKindNames, startAtOnce} from '../site';

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

const headingFace = /^Bricolage Grotesque/;
const textFace = /^Atkinson Hyperlegible/;

/** Names of the fonts that draw the text of an element; 'system: ' marks those of the system. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const {root} = await devTools.send('DOM.getDocument', {depth: 0});
  const {nodeId} = await devTools.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await devTools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devTools.detach();
  return fonts.map(({familyName, isCustomFont}) => (isCustomFont ? familyName : `system: ${familyName}`));
}

/** Whether headings and text are drawn with the faces of the site. */
async function expectFaces(page: Page): Promise<void> {
  for (const [selector, face] of [
    ['h1', headingFace],
    ['footer a', textFace],
  ] as const) {
    const fonts = await fontsOf(page, selector);
    expect(fonts.length, selector).toBeGreaterThan(0);
    expect(
      fonts.filter((font) => !face.test(font)),
      selector,
    ).toEqual([]);
  }
}

/** Kinds that the default tests visit; the exhaustive tests visit the others. */
const examples: readonly PageKind[] = ['landing page', 'API operation'];

const tagOf = (kind: PageKind): string[] => (examples.includes(kind) ? exhaustiveTag(kind) : ['@exhaustive']);

const kinds = pageKindNames.filter((kind) => kind !== 'search results page');

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const kind of kinds) {
    test(`${kind}: a first visit on a slow line shows the faces of the site`, {tag: tagOf(kind)}, async ({page}) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.enable');
      // Lighthouse's slow 4G, in bytes per second.
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      });
      await page.goto(kindRoute(kind));
      await expectFaces(page);
    });
  }
});

for (const [device, viewport] of [
  ['desktop', {width: 1280, height: 800}],
  ['phone', {width: 360, height: 740}],
] as const) {
  test.describe(`on a ${device}`, {tag: device === 'desktop' ? '@exhaustive' : []}, () => {
    test.use({viewport});

    for (const kind of kinds) {
      test(`${kind}: late faces move nothing, and the next load shows them`, {tag: tagOf(kind)}, async ({page}) => {
        let letGo = (): void => undefined;
        const wanted = new Promise<void>((resolve) => (letGo = resolve));
        const arrived: string[] = [];
        await page.route('**/assets/fonts/**', async (route) => {
          await wanted;
          await route.continue();
        });
        page.on('requestfinished', (request) => {
          if (request.resourceType() === 'font') {
            arrived.push(request.url());
          }
        });
        await page.addInitScript(() => {
          const state = {sum: 0};
          Object.assign(window, {layoutShifts: state});
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
              state.sum += entry.value;
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.goto(kindRoute(kind), {waitUntil: 'commit'});
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        // The first paint waits for them only for a tenth of a second.
        await page.waitForTimeout(500);
        expect(arrived).toEqual([]);
        letGo();
        await expect.poll(() => arrived.length).toBeGreaterThanOrEqual(2);
        await page.waitForTimeout(300);
        expect(
          await page.evaluate(() => (window as unknown as {layoutShifts: {sum: number}}).layoutShifts.sum),
        ).toBeLessThanOrEqual(0.01);
        await page.unroute('**/assets/fonts/**');
        await openSearched(page, kindRoute(kind));
        await expectFaces(page);
      });
    }
  });
}
