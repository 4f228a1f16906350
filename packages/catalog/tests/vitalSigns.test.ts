import {expect, it} from 'vitest';
import {changedText} from '../src/client/vitalTexts.js';
import {vitalSigns} from '../src/data/vitalSigns.js';

const now = Date.parse('2026-06-30');
const state = {repository: 'https://github.com/owls/counter', commit: 'a'.repeat(40), date: '2026-01-31'};

it('leaves out what is not in the record', () => {
  expect(vitalSigns(undefined, '1.0', now)).toBeUndefined();
  expect(vitalSigns(state, '1.0', now)).toEqual({owner: 'owls', changed: '2026-01-31', isFresh: false});
  expect(vitalSigns({...state, repository: 'https://example.org/counter'}, '1.0', now)).not.toHaveProperty('owner');
});

it('shows the date of an old record, and does not call it fresh', () => {
  expect(vitalSigns({...state, checked: '2026-06-29'}, undefined, now)).toMatchObject({
    checked: '2026-06-29',
    isFresh: true,
  });
  expect(vitalSigns({...state, checked: '2025-06-29'}, undefined, now)).toMatchObject({
    checked: '2025-06-29',
    isFresh: false,
  });
});

it('says of an old record when it was made, and that this is long ago', () => {
  const signs = {owner: 'owls', changed: '2024-01-31', isFresh: false};
  expect(changedText({...signs, checked: '2025-06-29'})).toMatch(/2024-01-31.*2025-06-29.*year ago/);
  expect(changedText({...signs, checked: '2026-06-29', isFresh: true})).not.toContain('ago');
  expect(changedText(signs)).toContain('or later');
});

it('dates the listed version only if it is the release of the record', () => {
  const released = {...state, release: {name: 'v1.0.0', date: '2025-12-24'}, releases: 3, tests: true, ci: false};
  expect(vitalSigns(released, '1.0', now)).toMatchObject({
    listed: '2025-12-24',
    release: {name: 'v1.0.0', date: '2025-12-24'},
    releases: 3,
    tests: true,
    ci: false,
  });
  expect(vitalSigns(released, '0.9', now)).not.toHaveProperty('listed');
  expect(vitalSigns(released, undefined, now)).not.toHaveProperty('listed');
});
