// Spanish. cspell:ignore Copiar código Copiado Cambiar oscuro
// Pages of each kind work under the content security policy, and ask no other host where no analytics are set.
import {expect, test, type Page} from '@playwright/test';
import {secondSite} from '../../support/secondSite';
import {complaintsOf} from '../policyComplaints';
import {kindRoute, navbar, openSearched, otherHosts, pageKindNames} from '../site';

/** Exercises a page, also of the second site, which is in Spanish: scrolls to its end, copies code, shows diagrams and the other color mode. */
async function useEverything(page: Page): Promise<void> {
  const copy = page.getByRole('button', {name: /^(?:Copy code to clipboard|Copiar código)$/}).first();
  if ((await copy.count()) > 0) {
    await copy.scrollIntoViewIfNeeded();
    await copy.click({force: true});
    await expect(page.getByRole('button', {name: /^(?:Copied|Copiado)$/}).first()).toBeAttached();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(0);
  }
  const diagram = page.getByText(/^Diagram: /).first();
  if ((await diagram.count()) > 0) {
    // The drawing may have replaced it in the meantime.
    await diagram.scrollIntoViewIfNeeded({timeout: 2000}).catch(() => undefined);
    await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
  }
  const mode = navbar(page).getByRole('button', {
    name: /^(?:Switch between dark and light mode|Cambiar entre modo oscuro y claro)/,
  });
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test.describe('under the policy works the', () => {
  for (const kind of pageKindNames) {
    test(kind, async ({page}) => {
      const complaints = await complaintsOf(page);
      const hosts = otherHosts(page);
      await openSearched(page, kindRoute(kind));
      await useEverything(page);
      expect.soft(complaints, 'complaints').toEqual([]);
      // A build of the catalog may count visits.
      if (test.info().project.name !== 'catalog') {
        expect([...hosts], 'other hosts').toEqual([]);
      }
    });
  }
});

test.describe('under the policy of a site with an announcement and analytics works the', () => {
  for (const [kind, route] of Object.entries({
    'documentation page': 'docs/intro',
    'API operation': 'api/Sample%20APIs/create-an-example-resource',
    'not-found page': 'no/such/page',
  })) {
    test(kind, async ({page}) => {
      await page.route(`${secondSite.analyticsHost}/**`, (request) =>
        request.fulfill({body: `fetch('${secondSite.analyticsHost}/api/send', {method: 'POST', mode: 'no-cors'})`}),
      );
      const complaints = await complaintsOf(page);
      await openSearched(page, secondSite.url + route);
      await useEverything(page);
      expect(complaints).toEqual([]);
    });
  }
});
