import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../../src/search/engine';
import {excerpt, hitAddress, hitLine, positions} from '../../src/search/hit';
import type {Hit, IndexedPage, TextIndex} from '../../src/search/types';
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
  const firstHit = (query: string): Hit => {
    const [hit] = engine().search(query, 8);
    if (!hit) {
      throw new Error(`nothing is found for ${query}`);
    }
    return hit;
  };

  it('marks all forms of a found word', () => {
    expect(positions('Recording records a record.', ['record'])).toEqual([
      [0, 9],
      [10, 7],
      [20, 6],
    ]);
  });

  it('shows the part of a text around its words, cut between words', () => {
    const shown = (text: string, term: string, length: number): string =>
      excerpt(text, [term], [term], length)
        .map(({text: piece, isMarked}) => (isMarked ? `[${piece}]` : piece))
        .join('');
    expect(shown('It records <b>zebras</b>.', 'record', 50)).toBe('It [record]s <b>zebras</b>.');
    expect(shown('It ran, recorded and slept', 'run', 50)).toBe('It ran, recorded and slept');
    expect(shown('One two three four five six seven eight nine', 'five', 16)).toBe('…four [five] six…');
    expect(shown('Owls two three four', 'owl', 8)).toBe('[Owl]s two…');
    expect(shown('One two three four', 'four', 10)).toBe('…three [four]');
    expect(shown('Understanding', 'none', 5)).toBe('Under…');
    expect(shown('', 'none', 5)).toBe('');
    expect(shown('a Understanding word', 'understand', 5)).toBe('…[Understand]ing…');
  });

  it('is shown as title, heading or text, by where the words stand', () => {
    const line = (query: string): unknown[] => {
      const {kind, text: shown, path} = hitLine(firstHit(query));
      return [kind, shown, path];
    };
    expect(line('night heron')).toEqual(['title', 'Night Heron', ['Documentation']]);
    expect(line('mission parameters')).toEqual([
      'heading',
      'Set mission parameters',
      ['Documentation', 'Night Heron how-to guides'],
    ]);
    expect(line('altitude')).toEqual([
      'text',
      'Write the altitude into the configuration file.',
      ['Documentation', 'Night Heron how-to guides', 'Set mission parameters'],
    ]);
    expect(line('herd')).toEqual(['title', 'Night Heron', ['Documentation']]);
  });

  it('leads to its heading and asks for its words to be marked', () => {
    expect(hitAddress(firstHit('mission parameters'), ['mission', 'a&b'])).toBe(
      '/docs/Night Heron how-to guides?_highlight=mission&_highlight=a%26b#set-mission-parameters',
    );
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
