import type {PageSource} from '@training-catalog/content-model';
import {lastRunFacts} from '../lastRun.js';
import {parsePage} from './parsePage.js';

/** One of the parts that the pages are split into: `{number: 1, count: 4}`. */
export interface Shard {
  number: number;
  count: number;
}

/** Estimate for a page that was never run. */
const defaultMinutes = 10;

const minutesOf = (page: PageSource): number =>
  lastRunFacts.safeParse(parsePage(page).frontMatter.lastRun).data?.minutes ?? defaultMinutes;

/** @throws Error if the text is not a part, such as `1/4` */
export function parseShard(text: string): Shard {
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > count) {
    throw new Error(`--shard ${text} is not a part of the pages; write one such as 1/4`);
  }
  return {number, count};
}

/**
 * The pages of a part, in their order. All parts take about the same time: each page, the longest recorded runs first,
 * joins the part that is shortest so far. The split depends only on the pages.
 */
export function pagesOfShard(pages: readonly PageSource[], {number, count}: Shard): PageSource[] {
  const parts = Array.from({length: count}, () => ({minutes: 0, files: new Set<string>()}));
  const [own] = parts.slice(number - 1);
  pages
    .map((page) => ({file: page.file, minutes: minutesOf(page)}))
    .toSorted((a, b) => b.minutes - a.minutes || (a.file < b.file ? -1 : 1))
    .forEach(({file, minutes}) => {
      const shortest = parts.reduce((a, b) => (b.minutes < a.minutes ? b : a));
      shortest.minutes += minutes;
      shortest.files.add(file);
    });
  return pages.filter(({file}) => own?.files.has(file));
}
