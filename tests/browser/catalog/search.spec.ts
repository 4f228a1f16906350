// The search of the catalog as a reader uses it, judged by queries of readers.
import {expect, test} from '@playwright/test';
import {searchFigures} from '@training-catalog/catalog-cli';
import {sitemapRoutes} from '../../../tools/bench/catalogPageKinds';
import {judgeSearch, searchOnPage} from '../../../tools/bench/searchQuality';

test('judged queries find the right page: MRR 0.90, 95 % among the first three', async ({page}) => {
  test.setTimeout(240_000);
  const pages = new Set(sitemapRoutes().map(decodeURI));
  const search = await searchOnPage(page);
  const {judged} = await judgeSearch(search, (route) => pages.has(route.slice(1)));
  const {queries, mrr, inThree} = searchFigures(judged);
  console.log(`${queries} queries, MRR@8 ${mrr.toFixed(3)}, in three ${inThree.toFixed(3)}`);
  const late = judged.filter(({rank}) => rank === undefined || rank > 3).map(({query, first}) => `${query}: ${first}`);
  expect(mrr, late.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(inThree, late.join('\n')).toBeGreaterThanOrEqual(0.95);
});
