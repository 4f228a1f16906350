// cspell:ignore Grévy grevy
import {describe, expect, it} from 'vitest';
import {chosen, containsWords, isFiltered, options, readChoice, writeChoice} from '../src/client/filter.js';
import type {ListedProject} from '../src/types.js';

const project = (name: string, topic: string, release: string, license?: string): ListedProject => ({
  name,
  permalink: `/docs/${name}`,
  summary: `The ${name} tool`,
  kind: ['software'],
  area: 'PADI',
  license,
  topics: [topic],
  releases: [release],
});
const projects = [
  project('Alpha', 'CI4AI', 'Release 2023-04', 'MIT'),
  project('Beta', 'CI4AI', 'Release 2025-10'),
  project('Gamma', 'PADI', 'Release 2024-12', 'MIT'),
];
const names = (choice: Parameters<typeof chosen>[1]): string[] => chosen(projects, choice).map(({name}) => name);

describe('the explorer', () => {
  it('filters by facet and words, together', () => {
    expect(names({})).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(names({topic: 'CI4AI'})).toEqual(['Alpha', 'Beta']);
    expect(names({topic: 'CI4AI', license: 'MIT'})).toEqual(['Alpha']);
    expect(names({license: 'not stated'})).toEqual(['Beta']);
    expect(names({q: 'padi TOOL'})).toEqual(['Gamma']);
    expect(names({topic: 'Nothing'})).toEqual([]);
  });

  it('filters by whether the steps were run', () => {
    const [alpha, beta, gamma] = projects;
    const delta = {...gamma, name: 'Delta', steps: {total: 5, run: 1, inPart: 0, setupOnly: true}};
    const run = [
      {...alpha, steps: {total: 5, run: 5, inPart: 0}},
      {...beta, steps: {total: 5, run: 2, inPart: 1}},
      gamma,
      delta,
    ] as ListedProject[];
    expect(options(run, {}, 'run').map(({value}) => value)).toEqual([
      'all',
      'fewer than half',
      'no steps',
      'setup only',
    ]);
    const found = (value: string): string[] => chosen(run, {run: value}).map(({name}) => name);
    expect(found('setup only')).toEqual(['Delta']);
    expect(found('fewer than half')).toEqual(['Beta']);
    expect(found('all')).toEqual(['Alpha']);
    expect(found('no steps')).toEqual(['Gamma']);
  });

  it('finds a text by words in any order, and every text without words', () => {
    expect(containsWords('Count birds at night', 'NIGHT  birds')).toBe(true);
    expect(containsWords('Count birds at night', 'birds owls')).toBe(false);
    expect(containsWords('A photo of an owl', 'photos owls')).toBe(true);
    expect(containsWords('A photo', 's')).toBe(false);
    expect(containsWords('Count birds at night', ' ')).toBe(true);
    expect(containsWords('Grévy zebras', 'grevy')).toBe(true);
    expect(containsWords('Grevy zebras', 'Gre\u0301vy')).toBe(true);
  });

  it('orders by newest release', () => {
    expect(names({sort: 'newest'})).toEqual(['Beta', 'Gamma', 'Alpha']);
  });

  it('counts the matches that each value would leave with the other filters', () => {
    expect(options(projects, {license: 'MIT'}, 'topic')).toEqual([
      {value: 'CI4AI', count: 1},
      {value: 'PADI', count: 1},
    ]);
    expect(options(projects, {topic: 'PADI'}, 'topic')[0]).toEqual({value: 'CI4AI', count: 2});
    expect(options(projects, {}, 'release').map(({value}) => value)).toEqual([
      'Release 2025-10',
      'Release 2024-12',
      'Release 2023-04',
    ]);
  });

  it('keeps the choice in the address', () => {
    const choice = {topic: 'CI4AI', q: 'a b', sort: 'newest'} as const;
    expect(readChoice(writeChoice(choice))).toEqual(choice);
    expect(writeChoice({topic: '', q: ''})).toBe('');
    expect(readChoice('?unknown=1&sort=odd&view=odd')).toEqual({});
  });

  it('distinguishes a filter from an order and a layout', () => {
    expect(readChoice('?view=list&sort=newest')).toEqual({view: 'list', sort: 'newest'});
    expect(isFiltered({view: 'list', sort: 'newest'})).toBe(false);
    expect(isFiltered({topic: 'CI4AI'})).toBe(true);
    expect(isFiltered({q: 'x'})).toBe(true);
  });
});
