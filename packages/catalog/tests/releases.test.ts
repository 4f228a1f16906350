import {describe, expect, it} from 'vitest';
import {compareReleases, newestRelease} from '../src/releases.js';

describe('releases', () => {
  it.each([
    ['v0.10.0', 'v0.9.9', 1],
    ['0.2', 'v0.2.0', 0],
    ['1.0', 'release-2', -1],
  ])('%s and %s are in the order %d', (a, b, order) => {
    expect(Math.sign(compareReleases(a, b) ?? NaN)).toBe(order);
  });

  it('are distinguished from other tags and from prereleases', () => {
    expect(compareReleases('gpu-support', '1.0')).toBeUndefined();
    expect(newestRelease(['1.9.1', '1.9.2a1', '2.0-rc.1', 'icicle-v3', '1.10', ''])).toBe('1.10');
    expect(newestRelease(['nightly'])).toBeUndefined();
  });
});
