// A build with Algolia's three values: Docusaurus' own DocSearch theme instead of the site's search.
import fs from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {address} from '../../catalog.config';
import {serveMiniSite, type ServedMiniSite} from '../support/servedMiniSite';
import {complaintsOf} from './policyComplaints';
import {startAtOnce} from './site';

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

const host = 'https://abcdef1234-dsn.algolia.net';

/** A mock of Algolia's API that finds one page for each query. */
async function mockSearches(page: Page): Promise<string[]> {
  const queries: string[] = [];
  await page.route(/^https:\/\/[^/]*algolia/i, async (route) => {
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    const {requests = []} = (route.request().postDataJSON() ?? {}) as {
      requests?: {query?: string; indexName: string}[];
    };
    const results = requests.map(({query = '', indexName}) => {
      queries.push(query);
      const levels = {
        lvl0: 'Documentation',
        lvl1: 'Found page',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      };
      const marked = {value: 'Found page', matchLevel: 'full', matchedWords: [query]};
      const hit = {
        objectID: '1',
        url: `https://icicle-ai.github.io${address.baseUrl}docs/found`,
        url_without_anchor: `https://icicle-ai.github.io${address.baseUrl}docs/found`,
        anchor: null,
        content: null,
        type: 'lvl1',
        hierarchy: levels,
        _highlightResult: {hierarchy: {lvl0: marked, lvl1: marked}},
        _snippetResult: {hierarchy: {lvl1: marked}},
      };
      return {index: indexName, query, hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, params: ''};
    });
    await route.fulfill({json: {results}, headers});
  });
  return queries;
}

test.describe('a build that names a hosted search', {tag: '@exhaustive'}, () => {
  let site: ServedMiniSite | undefined;
  let base = '';

  test.beforeAll(async () => {
    test.setTimeout(400_000);
    site = await serveMiniSite(
      {'docs/found.md': '---\ntitle: Found page\ndescription: A page that a search finds.\n---\n\nIts text.\n'},
      {ALGOLIA_APP_ID: 'ABCDEF1234', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'catalog'},
    );
    base = site.landingPage;
  });

  test.afterAll(() => site?.close());

  test('searches with the hosted search box, under the policy, and has no index of its own', async ({page}) => {
    expect(fs.readdirSync(site?.build ?? '').filter((name) => name.startsWith('search-index'))).toEqual([]);
    const complaints = await complaintsOf(page);
    const queries = await mockSearches(page);
    await page.goto(`${base}docs/intro`);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    // The hosts of the search come first, then the servers of API sets.
    expect(policy).toMatch(
      /connect-src 'self'(?: https:\/\/ABCDEF1234-(?:dsn\.algolia\.net|[123]\.algolianet\.com)){4}[ ;]/,
    );
    expect(policy?.match(/algolia/g)).toHaveLength(4);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('anything');
    await page.getByRole('option').getByRole('link', {name: 'Found page'}).click();
    await expect(page).toHaveURL(`${base}docs/found`);
    expect(queries).toContain('anything');
    expect(complaints).toEqual([]);
  });

  test('lists results on its own page', async ({page}) => {
    const complaints = await complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await mockSearches(page);
    await page.goto(`${base}search?q=anything`);
    await expect(page.getByRole('main').getByRole('link', {name: 'Found page'})).toHaveAttribute(
      'href',
      /\/docs\/found$/,
    );
    expect(asked.filter((origin) => !origin.startsWith('http://localhost')).every((origin) => origin === host)).toBe(
      true,
    );
    // The theme renders its results page at build time, without the query in the address, so React reports a mismatch.
    expect(complaints.filter((complaint) => !complaint.includes('React error #418'))).toEqual([]);
  });
});
