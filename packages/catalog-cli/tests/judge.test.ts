import {describe, expect, it} from 'vitest';
import {judgeQueries, searchFigures, type JudgedQuery} from '../src/search-queries/judge.js';

describe('the figures of judged queries', () => {
  it('are the mean reciprocal rank and the share in three', () => {
    const judged = (rank: number | undefined): JudgedQuery => ({query: '', index: 0, pages: [], rank, first: ''});
    expect(searchFigures([judged(1), judged(2), judged(4), judged(undefined)])).toEqual({
      queries: 4,
      mrr: (1 + 0.5 + 0.25) / 4,
      inThree: 0.5,
    });
  });
});

describe('a judged query', () => {
  const search = () => ['/unseen', '/b', '/a'];

  it('counts only what its judges saw, and the best of its pages', async () => {
    const queries = [{query: 'owls', page: ['/a', '/b']}];
    expect(await judgeQueries(queries, search, {isOnSite: () => true, counts: (page) => page !== '/unseen'})).toEqual({
      judged: [{query: 'owls', index: 0, pages: ['/a', '/b'], rank: 1, first: '/b'}],
      leftOut: [],
    });
  });

  it('is left out once its pages are gone, and keeps its place in the list', async () => {
    const queries = [
      {query: 'gone', page: '/gone'},
      {query: 'late', page: '/c'},
    ];
    const {judged, leftOut} = await judgeQueries(queries, search, {isOnSite: (page) => page !== '/gone'});
    expect(leftOut).toEqual(['gone']);
    expect(judged).toEqual([{query: 'late', index: 1, pages: ['/c'], rank: undefined, first: '/unseen'}]);
  });
});
