import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {address} from '../../src/site';

/** Most hits that count. */
const depth = 8;

/** A query with the place of the page that should come first. */
export interface Judged {
  query: string;
  /** Pages, without the base path, any of which should come first. */
  pages: readonly string[];
  /** Place of the first of them among the hits, from 1; undefined if it is not among the first eight. */
  rank: number | undefined;
  /** Whether the query is held back from tuning. */
  isHeldBack: boolean;
  /** What came first. */
  first: string | undefined;
}

/** Mean reciprocal rank among eight hits, and the share of queries answered among the first three. */
export function figures(judged: readonly Judged[]): {queries: number; mrr: number; inThree: number} {
  const mean = (value: (one: Judged) => number): number =>
    judged.reduce((sum, one) => sum + value(one), 0) / judged.length;
  return {
    queries: judged.length,
    mrr: mean(({rank}) => (rank === undefined ? 0 : 1 / rank)),
    inThree: mean(({rank}) => (rank !== undefined && rank <= 3 ? 1 : 0)),
  };
}

/** Types every judged query into the results page and reads where the right page stands among the hits. */
export async function judgeSearch(page: Page): Promise<Judged[]> {
  const queries = parse(fs.readFileSync(path.join(__dirname, '../search/queries.yml'), 'utf8')) as {
    query: string;
    page: string | string[];
  }[];
  await page.goto('search');
  const input = page.getByRole('searchbox', {name: 'Search the catalog'});
  const status = page.getByRole('main').getByRole('status');
  const judged: Judged[] = [];
  for (const [index, {query, page: right}] of queries.entries()) {
    await input.fill(query);
    // The heading names the query; the status, when all of the index has been searched, the number of hits.
    await page.getByRole('heading', {level: 1, name: `“${query}”`, exact: false}).waitFor();
    await status.filter({hasText: /^(The best \d+ hits|\d+ hits?|Nothing found.*)$/}).waitFor();
    const found = await page
      .locator('article h2 a')
      .evaluateAll((links) => links.map((link) => decodeURI((link as HTMLAnchorElement).pathname)));
    const hits = found.slice(0, depth).map((hit) => hit.slice(address.baseUrl.length - 1));
    const pages = [right].flat();
    const place = hits.findIndex((hit) => pages.includes(hit));
    judged.push({
      query,
      pages,
      rank: place < 0 ? undefined : place + 1,
      isHeldBack: index % 3 === 2,
      first: hits[0],
    });
  }
  return judged;
}
