// Misspelled on purpose. cspell:ignore tutorails Fote Hervest
import {nearest, onlyNear} from '@training-catalog/utils';
import {describe, expect, it} from 'vitest';

describe('what an author probably meant', () => {
  const routes = ['/docs/Forte', '/docs/OpenPass/tutorials', '/docs/Harvest', '/api/intro'];

  it.each([
    ['/docs/Fote', '/docs/Forte'],
    ['/docs/forte', '/docs/Forte'],
    ['/docs/OpenPass/tutorails', '/docs/OpenPass/tutorials'],
    // A path of other words is not near only because it is as long.
    ['/docs/Nope', undefined],
    ['/docs/Hervest/how-to', undefined],
    ['/docs', undefined],
  ])('%s is %s', (wanted, meant) => {
    expect(nearest(wanted, routes)).toBe(meant);
    expect(onlyNear(wanted, routes)).toBe(meant);
  });

  it('is ambiguous if two are near', () => {
    expect(onlyNear('page-3', ['page-1', 'page-2'])).toBeUndefined();
    expect(nearest('page-3', ['page-1', 'page-2'])).toBeDefined();
  });
});
