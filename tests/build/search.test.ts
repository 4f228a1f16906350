// The search engine on the index of the build, judged by queries of readers.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {SearchEngine} from '../../src/search/engine';
import type {PagesIndex, TextIndex} from '../../src/search/types';
import {address} from '../../shared/site';
import {figures, judgeSearch} from '../../tools/bench/searchQuality';
import {buildDir, pages, textOf} from './builtSite';

/** Number of results that the results page shows. */
const shown = 50;

/** The one part of the index whose name begins so. */
const read = (part: string): unknown =>
  JSON.parse(textOf(fs.readdirSync(buildDir).find((name) => name.startsWith(part)) ?? ''));

/** Share of the queries that may be left out until new ones must be written. */
const mostLeftOut = 0.25;

/** What readers are promised: the right page on average at this rank (MRR@8), and among the first three so often. */
const least = {mrr: 0.9, inThree: 0.95};

test('judged queries find the right page', async () => {
  const engine = new SearchEngine(read('search-index-') as PagesIndex);
  engine.addText(read('search-text-') as TextIndex);
  const search = (query: string): string[] => [
    ...new Set(engine.search(query, shown).map((hit) => decodeURI(hit.page.url).slice(address.baseUrl.length - 1))),
  ];
  const {judged, leftOut} = await judgeSearch(search, (page) => pages.includes(page.slice(1)));
  const {queries, mrr, inThree} = figures(judged);
  console.log(`${queries} queries, MRR@8 ${mrr.toFixed(3)}, in three ${inThree.toFixed(3)}; left out: ${leftOut.length}`);
  const late = judged.filter(({rank}) => rank === undefined || rank > 3).map(({query, first}) => `${query}: ${first}`);
  expect(leftOut.length, 'pages of these queries are gone: write new queries').toBeLessThan(queries * mostLeftOut);
  expect(mrr, late.join('\n')).toBeGreaterThanOrEqual(least.mrr);
  expect(inThree, late.join('\n')).toBeGreaterThanOrEqual(least.inThree);
});
