import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {judgeQueries, queriesFile, type JudgedQuery, type SearchQuery} from '@training-catalog/catalog-cli';
import {parse} from 'yaml';
import {address} from '../../catalog.config';

const textOf = (file: string): string => fs.readFileSync(path.join(__dirname, file), 'utf8');

/** Every address of the baseline, below the base path: it must have a page, a file, or a redirect. */
export const baseline: readonly string[] = textOf('baseline.txt')
  .split('\n')
  .filter((line) => line.startsWith('/'));

/** A query with the rank of the page that should come first. */
export interface Judged extends JudgedQuery {
  /** Whether the query is held out from tuning. */
  isHeldOut: boolean;
}

/**
 * Judges a search by the queries in `search-queries.yml`.
 *
 * Judges saw only the pages of the baseline, and later ones that a query names. So results on others do not count, as is
 * usual with incomplete judgments, and a query is left out once none of its pages is on the site.
 *
 * @param search Finds the pages for a query, best first, as paths without the base path.
 * @param isOnSite Whether there is a page at a path.
 * @returns the judged queries, and those that were left out.
 */
export async function judgeSearch(
  search: (query: string) => Promise<readonly string[]> | readonly string[],
  isOnSite: (page: string) => boolean,
): Promise<{judged: Judged[]; leftOut: string[]}> {
  const queries = parse(fs.readFileSync(queriesFile, 'utf8')) as SearchQuery[];
  const seen = new Set([...baseline, ...queries.flatMap(({page}) => page)]);
  const {judged, leftOut} = await judgeQueries(queries, search, {isOnSite, counts: (page) => seen.has(page)});
  return {judged: judged.map((one) => ({...one, isHeldOut: one.index % 3 === 2})), leftOut};
}

/** Searches as a reader does: types a query into the results page and reads the results. */
export async function searchOnPage(page: Page): Promise<(query: string) => Promise<string[]>> {
  await page.goto('search');
  const input = page.getByRole('searchbox', {name: 'Search all pages'});
  const status = page.getByRole('main').getByRole('status');
  return async (query) => {
    await input.fill(query);
    // The title names the query; once the search is done, the status names the number of results.
    await page.waitForFunction((text) => document.title.includes(`“${text}”`), query);
    await status.filter({hasText: /^(?:(?:Top )?\d+ results?|No results.*)$/}).waitFor();
    const more = page.getByRole('button', {name: 'Show more results'});
    if (await more.isVisible()) {
      await more.click();
      await more.waitFor({state: 'detached'});
      await status.filter({hasText: /^(?:Top (?!20 )\d+|\d+) results$/}).waitFor();
    }
    const found = await page
      .locator('article h2 a')
      .evaluateAll((links) => links.map((link) => decodeURI((link as HTMLAnchorElement).pathname)));
    return found.map((result) => result.slice(address.baseUrl.length - 1));
  };
}
