// The search engine with the index of the build, evaluated with judged queries.
import fs from 'node:fs';
import {searchFigures} from '@training-catalog/catalog-cli';
import {scannedSource, scanPage} from '@training-catalog/search/node';
import {expect, test} from 'vitest';
import {address} from '../../catalog.config';
import {builtIndex, CountedSearch} from '../../tools/bench/builtIndex';
import {judgeSearch} from '../../tools/bench/searchQuality';
import {kindOf, kindsOfPages} from '../../tools/bench/catalogPageKinds';
import {buildDir, fileOf, pageAt, pages} from './builtSite';

/** Maximum number of results that the results page shows. */
const shown = 50;

/** Largest share of queries that may be left out before new ones must be written. */
const maxLeftOut = 0.25;

/**
 * Quality goals: the mean reciprocal rank of the right page, and the share of queries with it among the first three.
 */
const least = {mrr: 0.93, inThree: 0.95};

test('judged queries find the right page', async () => {
  const {engine} = new CountedSearch(builtIndex(buildDir));
  const search = async (query: string): Promise<string[]> => {
    const hits = await engine.search(query, {limit: shown});
    return [...new Set(hits.map((hit) => decodeURI(hit.page.url).slice(address.baseUrl.length - 1)))];
  };
  const {judged, leftOut} = await judgeSearch(search, (page) => pages.includes(page.slice(1)));
  const {queries, mrr, inThree} = searchFigures(judged);
  console.log(
    `${queries} queries, MRR@8 ${mrr.toFixed(3)}, in three ${inThree.toFixed(3)}; left out: ${leftOut.length}`,
  );
  const late = judged.filter(({rank}) => rank === undefined || rank > 3).map(({query, first}) => `${query}: ${first}`);
  expect(leftOut.length, 'pages of these queries are gone: write new queries').toBeLessThan(queries * maxLeftOut);
  expect(mrr, late.join('\n')).toBeGreaterThanOrEqual(least.mrr);
  expect(inThree, late.join('\n')).toBeGreaterThanOrEqual(least.inThree);
});

test('the scanner reads from the parts of a page what it reads from the whole page', () => {
  // Two pages of each kind: the first, and the one with the most text.
  const ofKinds = kindsOfPages.flatMap((kind) => {
    const found = pages
      .map((route) => ({route, html: fs.readFileSync(fileOf(route), 'utf8')}))
      .filter(({route, html}) => html.includes('<article') && kindOf(encodeURI(route), html) === kind);
    const [longest] = found.toSorted((a, b) => b.html.length - a.html.length);
    return [...new Set([found[0], longest])].filter((page) => page !== undefined);
  });
  const leastPages = kindsOfPages.length / 2;
  expect(ofKinds.length).toBeGreaterThan(leastPages);
  for (const {route, html} of ofKinds) {
    const [parts, whole] = [scannedSource(html, 'docs'), html].map((text) =>
      scanPage(text, 'docs', route, ['.not-searched', '.katex-mathml']),
    );
    expect(parts, route).toEqual(whole);
  }
});

/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);

test('no result shows the source of Markdown that the guide prints', () => {
  // Lines that are long enough to be from one place, and have markup.
  const withMarkdown = pages.filter((route) =>
    /language-(?:md|markdown)\b/.test(fs.readFileSync(fileOf(route), 'utf8')),
  );
  const sources = withMarkdown.flatMap((route) => {
    const html = pageAt(route);
    return html(':is(.language-md, .language-markdown) .token-line')
      .toArray()
      .map((line) => ({route, source: html(line).text().trim().replaceAll(/\s+/g, ' ')}))
      .filter(({source}) => source.length >= 20 && /\*\*|`|:::|\]\(/.test(source));
  });
  expect(sources.length).toBeGreaterThan(0);
  const searched = [...builtIndex(buildDir)].flatMap(([, text]) => textsIn(JSON.parse(text))).join('\n');
  expect(sources.filter(({source}) => searched.includes(source))).toEqual([]);
});

/** Maximum bytes (gzip) that a query loads before its first hits are shown, in the box and on the results page. */
const maxBytes = 150_000;

test.each([
  ['box', 8],
  ['results page', 20],
])('first hits of a judged query in the %s load at most 150 KB', async (_, limit) => {
  const counted = new CountedSearch(builtIndex(buildDir));
  const {judged} = await judgeSearch(
    () => [],
    () => true,
  );
  const sizes: number[] = [];
  for (const {query} of judged) {
    sizes.push(await counted.bytesOf([query], limit));
  }
  console.log(`bytes of a query with ${limit} hits: at most ${Math.max(...sizes)}`);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
});
