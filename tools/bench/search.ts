/**
 * Measures the search of the built site in the browser: `npm run bench:search`. Prints where the right
 * page of each judged query stands, the figures of both parts of the set, the sizes of the index and
 * the time from the last key to the first hit in the search box. Times are of this machine: they gate nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {address} from '../../shared/site';
import {SearchEngine} from '../../src/search/engine';
import type {PagesIndex, TextIndex} from '../../src/search/types';
import {figures, judgeSearch, searchOnPage} from './searchQuality';
import {machine, median, portOf} from './machine';
import {ensureChromium} from '../test/chromium';
import {pagesServer} from '../../lib/pagesServer';

const build = path.resolve(process.argv[2] ?? 'build');
const timedQueries = ['camera traps', 'model card', 'knowlege graph', 'freight flows csv', 'drone'];

/** A word of a copy: rare names differ from copy to copy, as those of other projects would. */
const renamed = (text: string, copy: number): string =>
  copy === 0 ? text : text.replaceAll(/\p{Lu}\p{L}{3,}/gu, (word) => `${word}${copy}`);

/** Prints what the index of a catalog of so many times the size weighs, and how long the worker works on it. */
function measureEngine(times: number, {pages}: PagesIndex, text: TextIndex): void {
  const copies = Array.from({length: times}, (_, copy) => copy);
  const first: PagesIndex = {
    pages: copies.flatMap((copy) =>
      pages.map((page) => ({
        ...page,
        url: `${page.url}-${copy}`,
        title: renamed(page.title, copy),
        description: renamed(page.description, copy),
        headings: page.headings.map(([heading, anchor]) => [renamed(heading, copy), anchor] as const),
      })),
    ),
  };
  const second = copies.flatMap((copy) => text.map((parts) => parts.map((part) => renamed(part, copy))));
  const [firstJson, secondJson] = [JSON.stringify(first), JSON.stringify(second)];
  const timed = <Result>(action: () => Result): [Result, string] => {
    const start = performance.now();
    const result = action();
    return [result, `${(performance.now() - start).toFixed(0)} ms`];
  };
  const kilobytes = (json: string): string => `${(gzipSync(json).length / 1000).toFixed(0)} KB gzip`;
  const [engine, pagesTime] = timed(() => new SearchEngine(JSON.parse(firstJson) as PagesIndex));
  const [, textTime] = timed(() => engine.addText(JSON.parse(secondJson) as TextIndex));
  const [, searchTime] = timed(() => timedQueries.forEach((query) => engine.search(query, 8)));
  console.log(
    `${times} x ${pages.length} pages: first part ${kilobytes(firstJson)}, indexed in ${pagesTime}; ` +
      `texts ${kilobytes(secondJson)}, indexed in ${textTime}; ${timedQueries.length} queries in ${searchTime}`,
  );
}

async function main(): Promise<void> {
  const server = pagesServer(build, address.baseUrl).listen(0);
  const port = portOf(server);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const page = await browser.newPage({baseURL: `http://localhost:${port}${address.baseUrl}`});

  const {judged} = await judgeSearch(await searchOnPage(page), () => true);
  console.log('rank  query -> page that should come first (what came first)');
  judged.forEach(({query, pages, rank, first, isHeldBack}) => {
    const instead = rank === 1 ? '' : ` (${first ?? 'nothing'})`;
    console.log(
      `${String(rank ?? '-').padStart(4)}${isHeldBack ? ' *' : '  '}${query} -> ${pages.join(' or ')}${instead}`,
    );
  });
  for (const [name, part] of [
    ['tuned', judged.filter(({isHeldBack}) => !isHeldBack)],
    ['held back (*)', judged.filter(({isHeldBack}) => isHeldBack)],
    ['all', judged],
  ] as const) {
    const {queries, mrr, inThree} = figures(part);
    console.log(
      `${name}: ${queries} queries, MRR@8 ${mrr.toFixed(3)}, in the first three ${(inThree * 100).toFixed(1)} %`,
    );
  }

  for (const file of fs.readdirSync(build).filter((name) => /^search-(index|text)-/.test(name))) {
    const content = fs.readFileSync(path.join(build, file));
    console.log(
      `${file}: ${(gzipSync(content).length / 1000).toFixed(1)} KB gzip, ${(content.length / 1000).toFixed(0)} KB raw`,
    );
  }

  const read = (part: string): unknown =>
    JSON.parse(
      fs.readFileSync(path.join(build, fs.readdirSync(build).find((name) => name.startsWith(part)) ?? ''), 'utf8'),
    );
  for (const times of [1, 10]) {
    measureEngine(times, read('search-index-') as PagesIndex, read('search-text-') as TextIndex);
  }

  const times: number[] = [];
  for (const query of timedQueries) {
    await page.goto('docs/intro');
    const box = page.getByLabel('Search', {exact: true}).first();
    await box.click();
    await box.pressSequentially(query.slice(0, -1));
    await page.locator('[role="option"]').first().waitFor();
    const shown = await page.locator('[role="listbox"]').innerHTML();
    times.push(
      await page.evaluate(
        async ([before, key]) => {
          const start = performance.now();
          const input = document.activeElement as HTMLInputElement;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + key);
          input.dispatchEvent(new Event('input', {bubbles: true}));
          while (document.querySelector('[role="listbox"]')?.innerHTML === before && performance.now() - start < 2000) {
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - start;
        },
        [shown, query.slice(-1)] as const,
      ),
    );
  }
  console.log(
    `first hits after the last key: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (${machine})`,
  );
  await browser.close();
  server.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
