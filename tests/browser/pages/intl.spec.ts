// Pages load and hydrate without errors, and do not format dates and numbers by the browser's Intl data, which takes a
// slow phone a tenth of a second to load. Docusaurus compares names by locale, which costs nothing that can be measured.
import {expect, test} from '@playwright/test';
import {errorsOf, exhaustiveTag, kindRoute, open, pageKindNames} from '../site';

declare global {
  interface Window {
    /** Calls that load the browser's Intl data. */
    languageCalls: string[];
  }
}

for (const kind of pageKindNames) {
  test(
    `${kind}: works without the browser's Intl data`,
    {tag: ['@engines', ...exhaustiveTag(kind)]},
    async ({page}) => {
      const errors = errorsOf(page);
      await page.addInitScript(() => {
        window.languageCalls = [];
        const record = (holder: object, name: string): void => {
          const original = Reflect.get(holder, name) as (...args: unknown[]) => unknown;
          const recorded = function (this: unknown, ...args: unknown[]): unknown {
            window.languageCalls.push(name);
            return this instanceof recorded ? Reflect.construct(original, args) : original.apply(this, args);
          };
          Object.defineProperty(holder, name, {value: recorded});
        };
        ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].forEach((name) => record(Date.prototype, name));
        record(Number.prototype, 'toLocaleString');
        ['Collator', 'DateTimeFormat', 'NumberFormat'].forEach((name) => record(Intl, name));
      });
      await open(page, kindRoute(kind));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => [...new Set(window.languageCalls)])).toEqual([]);
      // The browser itself logs the 404 of the not-found page.
      expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([]);
      // The recorder works.
      expect(await page.evaluate(() => [(1).toLocaleString('en'), window.languageCalls.length])).toEqual(['1', 1]);
    },
  );
}
