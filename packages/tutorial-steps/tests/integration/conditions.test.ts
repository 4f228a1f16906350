import {describe, expect, it} from 'vitest';
import {reasonOf} from '../../src/conditions.js';
import {conditionsMet} from '../../src/runner/conditionsMet.js';

describe('a condition is met', () => {
  it('if it is provided, with or without its article', async () => {
    const isMet = conditionsMet(['gpu', 'account of Tapis']);
    expect(await Promise.all(['a GPU', 'an account of Tapis', 'hardware: an owl'].map(isMet))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('if the program exists, or the host responds', async () => {
    const isMet = conditionsMet([]);
    expect(await Promise.all(['software: bash', 'software: no-owl', 'network: owl.invalid'].map(isMet))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['software: conda', 'network: a.org', 'Docker', 'hardware: two owls'].map(reasonOf)).toEqual([
      'needs conda',
      'needs a connection to a.org',
      'needs Docker',
      'needs two owls',
    ]);
  });
});
