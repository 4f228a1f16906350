// Every page of the build is opened once, as it was served and with its scripts, and writes nothing to the console.
import {expect, test} from '@playwright/test';
import {sitemapRoutes} from '../../../tools/bench/catalogPageKinds';
import {hydrate} from '../site';

/** Pages that one test opens. */
const size = 40;

const routes = sitemapRoutes();

test('the build has pages', () => {
  expect(routes.length).toBeGreaterThan(100);
});

for (let first = 0; first < routes.length; first += size) {
  const some = routes.slice(first, first + size);
  test(`nothing is written by the pages from number ${first}`, async ({page}) => {
    test.setTimeout(some.length * 10_000);
    const written: string[] = [];
    page.on('console', (message) => {
      // Some builds of Chromium ask for this file where a page names none.
      if (!message.location().url.endsWith('/favicon.ico')) {
        written.push(`${page.url()}: ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', ({message}) => written.push(`${page.url()}: ${message}`));
    for (const route of some) {
      await page.goto(route);
      await hydrate(page);
    }
    expect(written).toEqual([]);
  });
}
