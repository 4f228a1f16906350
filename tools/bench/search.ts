/**
 * Measures the search of the built site: `npm run bench:search`. Prints the rank of the right page for each judged
 * query and the figures of both parts of the set, the size of the index, what queries load from it, and the time from the
 * last key to the first hit in the search box. Times depend on the machine and gate nothing.
 */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {searchFigures} from '@training-catalog/catalog-cli';
import {address} from '../../catalog.config';
import {builtIndex, CountedSearch} from './builtIndex';
import {judgeSearch, searchOnPage} from './searchQuality';
import {machine, median, portOf} from './machine';
import {launchChromium} from './launchChromium';
import {pagesServer} from '@training-catalog/pages-deploy';
import {helpIfRequested} from '@training-catalog/preset';
import {benchSearch} from './usage';

helpIfRequested(benchSearch);

const build = path.resolve('build');
const timedQueries = ['camera traps', 'model card', 'knowlege graph', 'freight flows csv', 'drone'];

/** Hits in the box, on the results page, and on the results page when a reader requests more. */
const hits = {box: 8, page: 20, more: 50} as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;

/** Formats the median and the maximum of some figures. */
const spread = (values: readonly number[], show: (value: number) => string): string =>
  `median ${show(median(values))}, most ${show(Math.max(...values))}`;

/** Prints the size of an index, and what readers load from it for the judged queries, each on a first visit. */
async function measureIndex(files: ReadonlyMap<string, string>): Promise<void> {
  const counted = new CountedSearch(files);
  for (const part of ['start', 'terms', 'pages']) {
    const bytes = [...files.keys()]
      .filter((file) => path.basename(file).startsWith(part))
      .map((file) => counted.sizeOf(file));
    const sum = bytes.reduce((total, size) => total + size, 0);
    console.log(
      `  ${part}: ${bytes.length} files, ${kilobytes(sum)} gzip, the largest ${kilobytes(Math.max(...bytes))}`,
    );
  }
  const {judged} = await judgeSearch(
    () => [],
    () => true,
  );
  const queries = judged.map(({query}) => query);
  const bytesOf = async (filesFor: (query: string) => string[], limit: number): Promise<number[]> => {
    const bytes: number[] = [];
    for (const query of queries) {
      bytes.push(await counted.bytesOf(filesFor(query), limit));
    }
    return bytes;
  };
  for (const [name, limit] of Object.entries(hits)) {
    console.log(
      `  loaded for a query, ${name}, ${limit} results: ${spread(await bytesOf((query) => [query], limit), kilobytes)}`,
    );
  }
  const eachKey = (query: string): string[] => Array.from(query, (_, index) => query.slice(0, index + 1));
  console.log(`  loaded for a query typed key by key: ${spread(await bytesOf(eachKey, hits.box), kilobytes)}`);
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    await counted.engine.search(query, {limit: hits.box});
    times.push(performance.now() - start);
  }
  console.log(`  engine time, index files in memory: ${spread(times, (time) => `${time.toFixed(1)} ms`)}`);
}

/** Time from the last key of a query to its first hit in the search box, in ms. */
async function timeOfLastKey(page: Page, query: string): Promise<number> {
  await page.goto('docs/intro');
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  await box.pressSequentially(query.slice(0, -1));
  await page.getByRole('listbox', {name: `“${query.slice(0, -1)}”`}).waitFor();
  return page.evaluate(
    async ([key, wanted]) => {
      const start = performance.now();
      const input = document.activeElement as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + key);
      input.dispatchEvent(new Event('input', {bubbles: true}));
      while (
        !document.querySelector('[role="listbox"]')?.getAttribute('aria-label')?.includes(`“${wanted}”`) &&
        performance.now() - start < 5000
      ) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    },
    [query.slice(-1), query] as const,
  );
}

async function main(): Promise<void> {
  const server = pagesServer(build, address.baseUrl).listen(0);
  const port = portOf(server);
  const browser = await launchChromium();
  const page = await browser.newPage({baseURL: `http://localhost:${port}${address.baseUrl}`});

  const {judged} = await judgeSearch(await searchOnPage(page), () => true);
  console.log('rank  query -> expected first result (actual first result)');
  judged.forEach(({query, pages, rank, first, isHeldOut}) => {
    const instead = rank === 1 ? '' : ` (${first ?? 'none'})`;
    console.log(
      `${String(rank ?? '-').padStart(4)}${isHeldOut ? ' *' : '  '}${query} -> ${pages.join(' or ')}${instead}`,
    );
  });
  for (const [name, part] of [
    ['tuned', judged.filter(({isHeldOut}) => !isHeldOut)],
    ['held out (*)', judged.filter(({isHeldOut}) => isHeldOut)],
    ['all', judged],
  ] as const) {
    const {queries, mrr, inThree} = searchFigures(part);
    console.log(
      `${name}: ${queries} queries, MRR@8 ${mrr.toFixed(3)}, in the top three ${(inThree * 100).toFixed(1)} %`,
    );
  }

  await measureIndex(builtIndex(build));
  const delays: number[] = [];
  for (const query of timedQueries) {
    delays.push(await timeOfLastKey(page, query));
  }
  console.log(
    `  time from last key to first results, in Chromium: ${spread(delays, (time) => `${time.toFixed(0)} ms`)} (${machine})`,
  );
  await browser.close();
  server.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
