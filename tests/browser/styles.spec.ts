// Chromium keeps one list of what any rule with :has() may change. If one of them ends at everything, each copy button that
// hydration adds makes it compute the styles of the whole page again, which takes a phone 0.1 to 0.2 s.
import {expect, test} from '@playwright/test';
import {open, pageKinds} from './site';

const lesson = 'Education/K-13/Count%20birds';
const routes = [lesson, pageKinds['documentation page without diagram'], pageKinds['API operation']];

test('a button that a code block gets changes the styles of few elements', async ({page, browser}) => {
  for (const route of routes) {
    await test.step(route, async () => {
      await open(page, route);
      await page.evaluate(() => document.body.offsetWidth);
      await browser.startTracing(page, {categories: ['devtools.timeline']});
      const all = await page.evaluate(() => {
        document.querySelector('.theme-code-block')?.append(document.createElement('button'));
        // Asks for the styles.
        return document.body.offsetWidth > 0 ? document.querySelectorAll('body *').length : 0;
      });
      const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: {args: {elementCount?: number}}[];
      };
      const styled = traceEvents.reduce((sum, {args}) => sum + (args.elementCount ?? 0), 0);
      expect(styled, 'elements with new styles').toBeGreaterThan(0);
      expect(styled, `elements with new styles, of ${all}`).toBeLessThan(all / 10);
    });
  }
});
