import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {address} from '../../catalog.config';

const textOf = (file: string): string => fs.readFileSync(path.join(__dirname, file), 'utf8');

/** Every address of the baseline, below the base path: it must have a page, a file, or a redirect. */
export const baseline: readonly string[] = textOf('baseline.txt')
  .split('\n')
  .filter((line) => line.startsWith('/'));

/** Results that count, from the first. */
const depth = 8;

/** A query with the rank of the page that should come first. */
export interface Judged {
  query: string;
  /** Pages, without the base path, any of which should come first. */
  pages: readonly string[];
  /** Rank of the first of them among the hits, from 1; undefined if it is not among the first eight. */
  rank: number | undefined;
  /** Whether the query is held out from tuning. */
  isHeldOut: boolean;
  /** What came first. */
  first: string | undefined;
}

/** Mean reciprocal rank among eight hits, and the share of queries with the right page among the first three. */
export function figures(judged: readonly Judged[]): {queries: number; mrr: number; inThree: number} {
  const mean = (value: (one: Judged) => number): number =>
    judged.reduce((sum, one) => sum + value(one), 0) / judged.length;
  return {
    queries: judged.length,
    mrr: mean(({rank}) => (rank === undefined ? 0 : 1 / rank)),
    inThree: mean(({rank}) => (rank !== undefined && rank <= 3 ? 1 : 0)),
  };
}

/** A query with the pages that judges found right for it. */
interface Query {
  query: string;
  page: string | string[];
}

/** The judged queries, in the order of the file. */
const readQueries = (): Query[] => parse(textOf('queries.yml')) as Query[];

/**
 * Judges a search by the queries in `queries.yml`.
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
  const queries = readQueries();
  const seen = new Set([...baseline, ...queries.flatMap(({page}) => page)]);
  const judged: Judged[] = [];
  const leftOut: string[] = [];
  for (const [index, {query, page: right}] of queries.entries()) {
    const pages = [right].flat().filter(isOnSite);
    if (pages.length === 0) {
      leftOut.push(query);
      continue;
    }
    const results = (await search(query)).filter((page) => seen.has(page)).slice(0, depth);
    const position = results.findIndex((result) => pages.includes(result));
    judged.push({
      query,
      pages,
      rank: position < 0 ? undefined : position + 1,
      isHeldOut: index % 3 === 2,
      first: results[0],
    });
  }
  return {judged, leftOut};
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
