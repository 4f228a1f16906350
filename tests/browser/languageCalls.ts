import {expect, type Page} from '@playwright/test';

declare global {
  interface Window {
    /** Calls that load the browser's Intl data. */
    languageCalls: string[];
  }
}

/**
 * Records calls that format dates and numbers by the browser's Intl data, which takes a slow phone a tenth of a second to
 * load. Docusaurus compares names by locale, which costs nothing that can be measured.
 */
export const recordLanguageCalls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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

/** Expects that a page has made no such call since it was loaded. */
export async function expectNoLanguageCalls(page: Page): Promise<void> {
  expect(await page.evaluate(() => [...new Set(window.languageCalls)]), 'calls that load Intl data').toEqual([]);
  // The recorder works.
  expect(await page.evaluate(() => [(1).toLocaleString('en'), window.languageCalls.length])).toEqual(['1', 1]);
}
