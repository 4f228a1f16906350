// What the benchmarks of the search compute.
import {describe, expect, it} from 'vitest';
import {figures, type Judged} from '../../tools/bench/searchQuality';

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
