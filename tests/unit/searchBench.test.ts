// What the benchmarks of the search compute.
import type {IndexedPage} from '@training-catalog/search/node';
import {describe, expect, it} from 'vitest';
import {grownPages} from '../../tools/bench/grownPages';
import {figures, type Judged} from '../../tools/bench/searchQuality';

const page = (title: string, text: string): IndexedPage => ({
  url: `/docs/${title}`,
  title,
  path: ['Documentation'],
  description: '',
  tags: [],
  headings: [],
  texts: [text],
});
const pages = [page('Night Heron', 'It records zebras on video.'), page('RiverUI', 'The portal shows files and jobs.')];

it('an index can be grown from a small one, deterministically', () => {
  const grown = grownPages(pages, 3);
  expect(grown).toHaveLength(pages.length * 3);
  expect(grown.slice(0, pages.length)).toEqual(pages);
  expect(new Set(grown.map(({url}) => url)).size).toBe(grown.length);
  expect(grown[pages.length + 1]?.texts).not.toEqual(pages[1]?.texts);
  expect(grownPages(pages, 3)).toEqual(grown);
});

describe('the figures of the judged set', () => {
  it('are the mean reciprocal rank and the share in three', () => {
    const judged = (rank: number | undefined): Judged => ({query: '', pages: [], rank, isHeldOut: false, first: ''});
    expect(figures([judged(1), judged(2), judged(4), judged(undefined)])).toEqual({
      queries: 4,
      mrr: (1 + 0.5 + 0.25) / 4,
      inThree: 0.5,
    });
  });
});
