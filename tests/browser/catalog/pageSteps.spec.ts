// Pages that run in the browser: each step, in order, prints in Chromium what the page shows.
import {expect, test} from '@playwright/test';
import {htmlOf, sitemapRoutes} from '../../../tools/bench/catalogPageKinds';
import {errorsOf, open} from '../site';

const routes = sitemapRoutes().filter((route) => /class="?page-step[\s">]/.test(htmlOf(route)));

test('the build has pages that run in the browser', () => {
  expect(routes.length).toBeGreaterThan(0);
});

for (const route of routes) {
  test(decodeURI(route), async ({page}) => {
    test.setTimeout(240_000);
    const errors = errorsOf(page);
    const taken: string[] = [];
    page.on('request', (request) => {
      // Python itself is a ZIP file, too.
      if (/\.(?:ipynb|zip|gift\.txt)$/.test(request.url()) && !request.url().includes('/pyodide/')) {
        taken.push(request.url());
      }
    });
    await open(page, route);
    const blocks = page.locator('.page-step');
    const steps = blocks.filter({has: page.getByRole('button', {name: 'Run', exact: true})});
    const count = await steps.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      const step = steps.nth(index);
      await step.getByRole('button', {name: 'Run', exact: true}).click();
      if (index === 0) {
        await step.getByRole('button', {name: 'Load and run'}).click();
      }
      await expect(step.locator('.page-step-status'), `step ${index + 1} of ${count}`).toHaveText(
        /^Done\.$|Same as on the page\.$/,
        {timeout: 60_000},
      );
    }
    expect(errors).toEqual([]);
    expect(taken, 'files that readers take along are no data of programs').toEqual([]);
  });
}
