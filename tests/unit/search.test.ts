import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../../src/search/engine';
import {positions, shownPositions, toResult} from '../../src/search/result';
import type {IndexedPage, TextIndex} from '../../src/search/types';
import {partsOf, readQuery, termsOf, wordsOf} from '../../src/search/words';
import {figures, type Judged} from '../../tools/bench/searchQuality';

const page = (title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  url: `/docs/${title}`,
  title,
  path: ['Documentation'],
  description: '',
  tags: [],
  headings: [],
  ...more,
});
const pages = [
  page('Night Heron', {summary: 'Lets a drone follow a herd', tags: ['Animal-Ecology']}),
  page('Night Heron how-to guides', {headings: [['Set mission parameters', '#set-mission-parameters']]}),
  page('Coastal Knowledge Network', {summary: 'Event streaming'}),
  page('RiverUI', {summary: 'Web portal'}),
  page('Point to point', {url: '/api/point-to-point-create'}),
];
const text: TextIndex = [
  ['It records zebras on video.'],
  ['Each section is one task.', 'Write the altitude into the configuration file.'],
  ['Sensors send events to the knowledge graph.'],
  ['The portal shows systems, files and jobs.'],
  ['Send a body to `/point_to_point` with the years.'],
];

function engine({withText = true} = {}): SearchEngine {
  const made = new SearchEngine({pages});
  if (withText) {
    made.addText(text);
  }
  return made;
}
const titles = (query: string, made = engine()): string[] => made.search(query, 8).map((hit) => hit.page.title);

describe('words', () => {
  it('are found with their places; joined names stay one word', () => {
    expect(wordsOf('Use h5py.File, K-13 and point_to_point.').map((word) => word.text)).toEqual([
      'Use',
      'h5py.File',
      'K-13',
      'and',
      'point_to_point',
    ]);
    expect(wordsOf('a – bc')[1]).toEqual({text: 'bc', start: 4});
  });

  it('have parts at joints and humps', () => {
    expect(partsOf('GNNTideFlowPortal')).toEqual(['GNN', 'Tide', 'Flow', 'Portal']);
    expect(partsOf('owl-id')).toEqual(['owl', 'id']);
    expect(partsOf('LLMs')).toEqual(['LLMs']);
    expect(termsOf('Night-Heron')).toEqual(['night', 'heron', 'nightheron']);
  });

  it('of a query leave out what says nothing, unless there is nothing else', () => {
    const typed = (query: string): string[] => readQuery(query).map((wanted) => wanted.typed);
    expect(typed('how do I fly the drone')).toEqual(['fly', 'drone']);
    expect(typed('what is it')).toEqual(['what', 'is', 'it']);
    expect(typed('')).toEqual([]);
  });

  it('of a query are finished by a space', () => {
    expect(readQuery('dron').at(-1)?.unfinished).toBe(true);
    expect(readQuery('drone ').at(-1)?.unfinished).toBe(false);
  });
});

describe('search', () => {
  it('puts the page of a name first, however it is written', () => {
    for (const query of ['night heron', 'Nightheron', 'night-heron', 'night her', 'heron night']) {
      expect(titles(query)[0], query).toBe('Night Heron');
    }
    expect(titles('ckn')[0]).toBe('Coastal Knowledge Network');
    expect(titles('river ui')[0]).toBe('RiverUI');
    expect(titles('point_to_point')[0]).toBe('Point to point');
  });

  it('forgives a typing error, but prefers what is written right', () => {
    expect(titles('knowlege network')[0]).toBe('Coastal Knowledge Network');
    expect(titles('zebrs')[0]).toBe('Night Heron');
    expect(titles('xyzzyplugh')).toEqual([]);
  });

  it('finds most words where no page has all of them', () => {
    expect(titles('zebras on a submarine')).toEqual(['Night Heron']);
  });

  it('knows other words for the same', () => {
    expect(titles('uav')[0]).toBe('Night Heron');
  });

  it('finds the part of a page, with its anchor and the words found', () => {
    const [hit] = engine().search('altitude configuration', 8);
    expect(hit).toMatchObject({heading: ['Set mission parameters', '#set-mission-parameters'], inHeading: false});
    expect(hit?.terms).toEqual(expect.arrayContaining(['altitud', 'configur']));
  });

  it('searches titles, headings, descriptions and tags before the texts are there', () => {
    const early = engine({withText: false});
    expect(titles('mission parameters', early)[0]).toBe('Night Heron how-to guides');
    expect(titles('ecology', early)).toEqual(['Night Heron']);
    expect(titles('zebras', early)).toEqual([]);
    early.addText(text);
    expect(titles('zebras', early)).toEqual(['Night Heron']);
  });

  it('gives as many hits as asked for, and few of one page', () => {
    const headings = Array.from({length: 6}, (_, index) => [`Drone ${index}`, `#drone-${index}`] as const);
    const made = new SearchEngine({pages: [page('Drone', {headings}), page('Other drone')]});
    expect(made.search('drone', 8).filter((hit) => hit.page.title === 'Drone')).toHaveLength(2);
    expect(made.search('drone', 50).filter((hit) => hit.page.title === 'Drone')).toHaveLength(3);
    expect(made.search('drone', 1)).toHaveLength(1);
  });
});

describe('a hit', () => {
  it('marks all forms of a found word', () => {
    expect(positions('Recording records a record.', ['record'])).toEqual([
      [0, 9],
      [10, 7],
      [20, 6],
    ]);
    expect(shownPositions('Nothing here', ['record'])).toEqual([[0, 0]]);
  });

  it('is shown as title, heading or text, by where the words stand', () => {
    const kind = (query: string): [number, string] | undefined => {
      const [hit] = engine().search(query, 8);
      const result = hit && toResult(hit, []);
      return result && [result.type, result.document.t];
    };
    expect(kind('night heron')).toEqual([0, 'Night Heron']);
    expect(kind('mission parameters')).toEqual([1, 'Set mission parameters']);
    expect(kind('altitude')).toEqual([4, 'Write the altitude into the configuration file.']);
    expect(kind('herd')).toEqual([0, 'Night Heron']);
  });
});

describe('the figures of the judged set', () => {
  it('are the mean reciprocal rank and the share in three', () => {
    const judged = (rank: number | undefined): Judged => ({query: '', pages: [], rank, isHeldBack: false, first: ''});
    expect(figures([judged(1), judged(2), judged(4), judged(undefined)])).toEqual({
      queries: 4,
      mrr: (1 + 0.5 + 0.25) / 4,
      inThree: 0.5,
    });
  });
});
