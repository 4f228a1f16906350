import {describe, expect, it} from 'vitest';
import {makeIndex, type IndexSizes} from '../../plugins/search-index/makeIndex';
import {SearchEngine} from '../../src/search/engine';
import {decodeScore, encodeScore} from '../../src/search/encodedScore';
import {excerpt, hitUrl, hitLine, positions} from '../../src/search/hit';
import {indexFiles, type Hit, type IndexStart, type IndexedPage} from '../../src/search/types';
import {partsOf, readQuery, termsOf, wordsOf} from '../../src/search/words';
import {CountedSearch} from '../../tools/bench/builtIndex';
import {grownPages} from '../../tools/bench/grownPages';
import {figures, type Judged} from '../../tools/bench/searchQuality';

const page = (title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  url: `/docs/${title}`,
  title,
  path: ['Documentation'],
  description: '',
  tags: [],
  headings: [],
  texts: [],
  ...more,
});
const pages = [
  page('Night Heron', {
    summary: 'Lets a drone follow a herd',
    tags: ['Animal-Ecology'],
    texts: ['It records zebras on video.'],
  }),
  page('Night Heron how-to guides', {
    headings: [['Set mission parameters', '#set-mission-parameters']],
    texts: ['Each section is one task.', 'Write the altitude into the configuration file.'],
  }),
  page('Coastal Knowledge Network', {
    summary: 'Event streaming',
    texts: ['Sensors send events to the knowledge graph.'],
  }),
  page('RiverUI', {summary: 'Web portal', texts: ['The portal shows systems, files and jobs.']}),
  page('Point to point', {
    url: '/api/point-to-point-create',
    texts: ['Send a body to `/point_to_point` with the years.'],
  }),
];

/** Splits a small index into many files, as a real index is split. */
const smallFiles: IndexSizes = {terms: 60, pages: 60, partsOfTerm: 100, partsPerPrefix: 3};

const engine = (of: readonly IndexedPage[] = pages, sizes?: IndexSizes) =>
  new CountedSearch(makeIndex(of, sizes)).engine;
const titles = async (query: string, made = engine()): Promise<string[]> =>
  (await made.search(query, {limit: 8})).map((hit) => hit.page.title);

describe('words', () => {
  it('are found with their positions; joined names stay one word', () => {
    expect(wordsOf('Use h5py.File, K-13 and point_to_point.').map((word) => word.text)).toEqual([
      'Use',
      'h5py.File',
      'K-13',
      'and',
      'point_to_point',
    ]);
    expect(wordsOf('a – bc')[1]).toEqual({text: 'bc', start: 4});
  });

  it('are split at hyphens and in camel case', () => {
    expect(partsOf('GNNTideFlowPortal')).toEqual(['GNN', 'Tide', 'Flow', 'Portal']);
    expect(partsOf('owl-id')).toEqual(['owl', 'id']);
    expect(partsOf('LLMs')).toEqual(['LLMs']);
    expect(termsOf('Night-Heron')).toEqual(['night', 'heron', 'nightheron']);
  });

  it('of a query do not include stop words, unless there is nothing else', () => {
    const typed = (query: string): string[] => readQuery(query).map((wanted) => wanted.typed);
    expect(typed('how do I fly the drone')).toEqual(['fly', 'drone']);
    expect(typed('what is it')).toEqual(['what', 'is', 'it']);
    expect(typed('')).toEqual([]);
  });

  it('of a query are complete before a space', () => {
    expect(readQuery('dron').at(-1)?.isPrefix).toBe(true);
    expect(readQuery('drone ').at(-1)?.isPrefix).toBe(false);
  });
});

describe.each([
  ['few files', undefined],
  ['many files', smallFiles],
])('search in %s', (_, sizes) => {
  const made = engine(pages, sizes);

  it('puts the page of a name first, however it is spelled', async () => {
    for (const query of ['night heron', 'Nightheron', 'night-heron', 'night her', 'heron night']) {
      expect((await titles(query, made))[0], query).toBe('Night Heron');
    }
    expect((await titles('ckn', made))[0]).toBe('Coastal Knowledge Network');
    expect((await titles('river ui', made))[0]).toBe('RiverUI');
    expect((await titles('point_to_point', made))[0]).toBe('Point to point');
  });

  it('tolerates a typing error, but prefers exact matches', async () => {
    expect((await titles('knowlege network', made))[0]).toBe('Coastal Knowledge Network');
    expect((await titles('zebrs', made))[0]).toBe('Night Heron');
    expect(await titles('xyzzyplugh', made)).toEqual([]);
    expect(await titles('', made)).toEqual([]);
  });

  it('finds pages with most words if no page has all of them', async () => {
    expect(await titles('zebras on a submarine', made)).toEqual(['Night Heron']);
  });

  it('knows synonyms', async () => {
    expect((await titles('uav', made))[0]).toBe('Night Heron');
  });

  it('finds the part of a page, with its anchor and the words found', async () => {
    const [hit] = await made.search('altitude configuration', {limit: 8});
    expect(hit).toMatchObject({heading: ['Set mission parameters', '#set-mission-parameters'], inHeading: false});
    expect(hit?.terms).toEqual(expect.arrayContaining(['altitud', 'configur']));
  });

  it('prefers the exact phrase', async () => {
    const phrases = [page('A', {texts: ['file of the configuration']}), page('B', {texts: ['the configuration file']})];
    expect(await titles('the configuration file', engine(phrases, sizes))).toEqual(['B', 'A']);
    expect(await titles('file of the configuration', engine(phrases, sizes))).toEqual(['A', 'B']);
  });

  it('returns as many hits as requested, and few from one page', async () => {
    const headings = Array.from({length: 6}, (_unused, index) => [`Drone ${index}`, `#drone-${index}`] as const);
    const drones = engine([page('Drone', {headings}), page('Other drone')], sizes);
    const ofFirst = async (limit: number): Promise<number> =>
      (await drones.search('drone', {limit})).filter((hit) => hit.page.title === 'Drone').length;
    expect(await ofFirst(8)).toBe(2);
    expect(await ofFirst(50)).toBe(3);
    expect(await drones.search('drone', {limit: 1})).toHaveLength(1);
  });

  it('can search only pages of a kind', async () => {
    const lessons = engine([page('River'), page('River lesson', {kind: 'lesson'}), page('Owl')], sizes);
    const found = await lessons.search('river', {limit: 8, kind: 'lesson'});
    expect(found.map((hit) => hit.page.title)).toEqual(['River lesson']);
    expect(await lessons.search('river', {limit: 8, kind: 'song'})).toEqual([]);
  });
});

describe('a large index', () => {
  const words = Array.from({length: 60}, (_, index) => `mo${String.fromCharCode(97 + (index % 26), 97 + (index % 7))}`);
  const large = [page('Model', {texts: words}), ...words.map((word) => page(`${word}s`, {texts: [word]}))];

  it('has the best hits for a prefix of too many words', async () => {
    const files = makeIndex(large, smallFiles);
    expect((JSON.parse(files.get(indexFiles.start) ?? '') as IndexStart).terms.length).toBeGreaterThan(20);
    const counted = new CountedSearch(files);
    expect((await counted.engine.search('mo', {limit: 8})).length).toBe(smallFiles.partsPerPrefix);
    const all = [...files.keys()].reduce((sum, file) => sum + counted.sizeOf(file), 0);
    expect(await counted.bytesOf(['mo'], 8)).toBeLessThan(all / 4);
  });

  it('leads from a common word to the most relevant parts', async () => {
    const common = Array.from({length: 9}, (_, index) =>
      page(`Page ${index}`, {texts: [`river ${'bank '.repeat(index)}`], tags: index === 7 ? ['river'] : []}),
    );
    const [first, ...others] = await titles('river', engine(common, {...smallFiles, partsOfTerm: 3}));
    expect(first).toBe('Page 7');
    expect(others).toHaveLength(2);
  });

  it('reads no pages for an outdated query', async () => {
    const read: string[] = [];
    const files = makeIndex(pages, smallFiles);
    const start = JSON.parse(files.get(indexFiles.start) ?? '') as IndexStart;
    const slow = new SearchEngine(start, (file) => {
      read.push(file);
      return Promise.resolve(JSON.parse(files.get(file) ?? ''));
    });
    expect(await slow.search('heron', {limit: 8, isWanted: () => false})).toEqual([]);
    expect(read.some((file) => file.startsWith('pages'))).toBe(false);
    expect(await slow.search('heron', {limit: 8})).not.toEqual([]);
    expect(read.some((file) => file.startsWith('pages'))).toBe(true);
  });

  it('stores scores with an accuracy of a tenth', () => {
    for (const score of [0.1, 0.5, 3, 47, 900]) {
      expect(decodeScore(encodeScore(score, true)).score / score).toBeCloseTo(1, 0);
      expect(Math.abs(decodeScore(encodeScore(score, true)).score / score - 1)).toBeLessThan(0.1);
      expect(decodeScore(encodeScore(score, true)).inHeading).toBe(true);
      expect(decodeScore(encodeScore(score, false)).inHeading).toBe(false);
    }
  });

  it('can be grown from a small one for benchmarks, deterministically', () => {
    const grown = grownPages(pages, 3);
    expect(grown).toHaveLength(pages.length * 3);
    expect(grown.slice(0, pages.length)).toEqual(pages);
    expect(new Set(grown.map(({url}) => url)).size).toBe(grown.length);
    expect(grown[pages.length + 3]?.texts).not.toEqual(pages[3]?.texts);
    expect(grownPages(pages, 3)).toEqual(grown);
  });
});

describe('a hit', () => {
  const firstHit = async (query: string): Promise<Hit> => {
    const [hit] = await engine().search(query, {limit: 8});
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

  it('shows an excerpt around its words, cut between words', () => {
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

  it('is shown as title, heading, or text, depending on where its words are', async () => {
    const line = async (query: string): Promise<unknown[]> => {
      const {kind, text: shown, path} = hitLine(await firstHit(query));
      return [kind, shown, path];
    };
    expect(await line('night heron')).toEqual(['title', 'Night Heron', ['Documentation']]);
    expect(await line('mission parameters')).toEqual([
      'heading',
      'Set mission parameters',
      ['Documentation', 'Night Heron how-to guides'],
    ]);
    expect(await line('altitude')).toEqual([
      'text',
      'Write the altitude into the configuration file.',
      ['Documentation', 'Night Heron how-to guides', 'Set mission parameters'],
    ]);
    expect(await line('herd')).toEqual(['title', 'Night Heron', ['Documentation']]);
  });

  it('links to its heading, with its words to be marked', async () => {
    expect(hitUrl(await firstHit('mission parameters'), ['mission', 'a&b'])).toBe(
      '/docs/Night Heron how-to guides?_highlight=mission&_highlight=a%26b#set-mission-parameters',
    );
  });
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
