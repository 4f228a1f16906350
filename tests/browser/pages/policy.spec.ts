// Spanish. cspell:ignore Copiar código Cambiar oscuro
// Pages of each kind work under the content security policy, without the browser's Intl data, and ask no other host where
// no analytics are set.
import {expect, test, type Page} from '@playwright/test';
import {secondSite} from '../../support/secondSite';
import {expectNoLanguageCalls, recordLanguageCalls} from '../languageCalls';
import {complaintsOf} from '../policyComplaints';
import {checkEach, kindGroups, kindRoute, navbar, openSearched, otherHosts} from '../site';

/** Exercises a page, also of the second site, which is in Spanish: scrolls to its end, copies code, shows diagrams and the other color mode. */
async function useEverything(page: Page): Promise<void> {
  const copy = page.getByRole('button', {name: /^(?:Copy code to clipboard|Copiar código)$/}).first();
  if ((await copy.count()) > 0) {
    await copy.scrollIntoViewIfNeeded();
    await copy.click({force: true});
    await expect(page.locator('[data-copies="copied"]').first()).toBeAttached();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(0);
  }
  const diagrams = page.locator('[data-diagram]');
  if ((await diagrams.count()) > 0) {
    await expect(diagrams.last().locator('svg').first()).toBeVisible();
  }
  const mode = navbar(page).getByRole('button', {
    name: /^(?:Switch between dark and light mode|Cambiar entre modo oscuro y claro)/,
  });
  const before = (await page.locator('html').getAttribute('data-theme')) ?? '';
  await mode.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test.describe('under the policy, without Intl data, work', () => {
  for (const {names, kinds} of kindGroups()) {
    test(names, async ({page}) => {
      const complaints = await complaintsOf(page);
      const hosts = otherHosts(page);
      await recordLanguageCalls(page);
      await checkEach(kinds, async (kind) => {
        await openSearched(page, kindRoute(kind));
        await useEverything(page);
        expect.soft(complaints.splice(0), `${kind}: complaints`).toEqual([]);
        // A build of the catalog may count visits.
        if (test.info().project.name !== 'catalog') {
          expect.soft([...hosts], `${kind}: other hosts`).toEqual([]);
          hosts.clear();
        }
        await expectNoLanguageCalls(page);
      });
    });
  }
});

test('under the policy of a site with an announcement and analytics, its pages work', async ({page}) => {
  await page.route(`${secondSite.analyticsHost}/**`, (request) =>
    request.fulfill({body: `fetch('${secondSite.analyticsHost}/api/send', {method: 'POST', mode: 'no-cors'})`}),
  );
  const complaints = await complaintsOf(page);
  await checkEach(['docs/intro', 'api/Sample%20APIs/create-an-example-resource', 'no/such/page'], async (route) => {
    await openSearched(page, secondSite.url + route);
    await useEverything(page);
    expect(complaints.splice(0)).toEqual([]);
  });
});
