// The plain site as somebody else installs and builds it: every page works, with scripts and without.
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {pagesServer} from '@training-catalog/pages-deploy';
import {baseUrl, buildVariant, installSite, reactVersion, removeSite, type Variant} from '../support/installedSite';

const variants: readonly Variant[] = [{name: 'default', isDefault: true}, {name: 'faster'}];

// One after the other: the site is installed once.
test.describe.configure({mode: 'serial'});

test.afterAll(removeSite);

test('the site is installed with a React that is newer than that of this repository', async () => {
  await installSite();
  const ours = JSON.parse(fs.readFileSync('node_modules/react/package.json', 'utf8')) as {version: string};
  const compared = new Intl.Collator('en', {numeric: true}).compare(reactVersion(), ours.version);
  expect(compared).toBeGreaterThan(0);
});

for (const variant of variants) {
  test.describe(`the ${variant.name} build`, () => {
    let folder: string;
    let server: ReturnType<typeof pagesServer>;
    let root: string;

    test.beforeAll(async () => {
      folder = await buildVariant(variant);
      server = pagesServer(folder, baseUrl).listen(0);
      root = `http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`;
    });
    test.afterAll(() => void server.close());

    /** What the browser reports on the pages that are opened from now on. */
    function complaintsOf(page: Page): string[] {
      const complaints: string[] = [];
      page.on('pageerror', ({message}) => complaints.push(`${page.url()}: ${message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          complaints.push(`${page.url()}: ${message.text()}`);
        }
      });
      return complaints;
    }

    test('opens every page, and the browser complains about none', async ({page}) => {
      const complaints = complaintsOf(page);
      const sitemap = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
      const addresses = [...sitemap.matchAll(/<loc>https:\/\/example\.org\/minimal\/([^<]*)<\/loc>/g)];
      expect(addresses.length).toBeGreaterThan(10);
      for (const [, address = ''] of addresses) {
        await page.goto(root + address);
        // With lean-client, scripts wait for the first use of a page.
        await page.evaluate(() => dispatchEvent(new Event('start-scripts')));
        // Set when React has hydrated the page.
        await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
      }
      expect(complaints).toEqual([]);
    });

    test('shows drawings without scripts', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(`${root}figures`);
      await expect(page.locator('.chart-drawing svg[role="img"]:visible').first()).toBeVisible();
      await expect(page.locator('[hidden] svg[role="img"]')).toHaveCount(0);
      await context.close();
    });

    test('runs a program in the browser', async ({page}) => {
      const complaints = complaintsOf(page);
      await page.goto(`${root}pyodide-runner`);
      await page.getByRole('button', {name: 'Run'}).first().click();
      await page.getByRole('button', {name: 'Load and run'}).click();
      await expect(page.getByText('Same as on the page.').first()).toBeVisible({timeout: 120_000});
      expect(complaints).toEqual([]);
    });
  });
}
