// Stems, joined names, names with accents, and Spanish. cspell:ignore pyfile birdatlasv Łukasz lukasz ﬁeld knowleg knowledg
// cspell:ignore nightheron dron knowlege zebrs xyzzyplugh altitud configur
// cspell:ignore gente Gonza GRÉVY grevy lecciones inteligencia clasificación especies pointtopoint grevi GREV
import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../src/engine.js';
import {decodeScore, encodeScore} from '../src/encodedScore.js';
import {excerpt, hitUrl, hitLine, matches, typedWords} from '../src/hit.js';
import {startFile, type Hit, type IndexedPage, type IndexStart} from '../src/types.js';
import {joined, misspelling, partsOf, readQuery, termsOf, wordsOf} from '../src/words.js';
import {makeIndex, type IndexSettings, type IndexSizes} from '../src/makeIndex.js';

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
const smallFiles: IndexSizes = {terms: 60, pages: 60};

/** A search in the files of an index. @param onRead is told which files a query reads. */
function engineOf(files: ReadonlyMap<string, string>, onRead: (file: string) => void = () => undefined): SearchEngine {
  const start = startOf(files);
  return new SearchEngine(start, (file) => {
    onRead(file);
    return Promise.resolve(JSON.parse(files.get(`${start.folder}/${file}`) ?? 'null'));
  });
}

const startOf = (files: ReadonlyMap<string, string>): IndexStart =>
  JSON.parse(files.get(startFile) ?? '') as IndexStart;

const engine = (of: readonly IndexedPage[] = pages, sizes?: IndexSizes, more: IndexSettings = {}) =>
  engineOf(makeIndex(of, {...more, sizes}));
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

  it('keep the dots of a number, and lead from a version to its number', () => {
    expect(partsOf('3.12')).toEqual(['3.12']);
    expect(partsOf('python3.12')).toEqual(['python', '3.12']);
    expect(partsOf('bird-v1.2.0-beta.1')).toEqual(['bird', 'v1.2.0', 'beta', '1']);
    expect(termsOf('v1.2')).toEqual(['v1.2', '1.2']);
    expect(termsOf('h5py.File')).toEqual(['h5py', 'file', 'h5pyfile']);
    expect(joined('Bird Atlas v1.0')).toBe('birdatlasv1.0');
    expect(joined('2.0.0')).not.toBe(joined('200'));
  });

  it('keep what follows the letter of a language', () => {
    const words = wordsOf('C++, C#, g++ and C; a+b, page#top').map(({text}) => text);
    expect(words).toEqual(['C++', 'C#', 'g++', 'and', 'C', 'a', 'b', 'page', 'top']);
    expect(termsOf('C++')).toEqual(['c++']);
  });

  it('are compared without accents, composed or not, in both directions', () => {
    for (const [one, other] of [
      ['González', 'gonzalez'],
      ['Gre\u0301vy', 'Grévy'],
      ['Diátaxis', 'DIATAXIS'],
      ['naïve', 'naive'],
      ['Łukasz', 'lukasz'],
      ['ﬁeld', 'field'],
    ] as const) {
      expect(termsOf(one), one).toEqual(termsOf(other));
    }
    expect(wordsOf('Gre\u0301vy zebra').map(({text}) => text)).toEqual(['Gre\u0301vy', 'zebra']);
    // In other scripts, a mark makes another letter.
    expect(termsOf('バス')).not.toEqual(termsOf('ハス'));
    expect(termsOf('мой')).not.toEqual(termsOf('мои'));
  });

  it('have no misspellings that change a number', () => {
    expect(misspelling('knowleg', 'knowledg')).toBe(1);
    expect(misspelling('3.12', '3.11')).toBeUndefined();
    expect(misspelling('release2024', 'release2025')).toBeUndefined();
  });

  it('of a query do not include stop words, unless there is nothing else', () => {
    const typed = (query: string): string[] => readQuery(query).map(({typed: word}) => word);
    expect(typed('how do I fly the drone')).toEqual(['fly', 'drone']);
    expect(typed('if they follow the herd, but not about those ones')).toEqual(['follow', 'herd', 'not']);
    expect(typed('what is it')).toEqual(['what', 'is', 'it']);
    expect(typed('el río de la gente')).toEqual(['rio', 'gente']);
    expect(typed('freight from DE to LA')).toEqual(['freight', 'de', 'la']);
    expect(typed('')).toEqual([]);
  });

  it('of a query are complete before a space', () => {
    expect(readQuery('dron').at(-1)?.isPrefix).toBe(true);
    expect(readQuery('drone ').at(-1)?.isPrefix).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'of a query may be properties of objects: %s',
    (word) => {
      expect(readQuery(`${word} `, {}).length).toBeGreaterThan(0);
    },
  );
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

  it('tells a page that is named exactly like the query from those whose names begin with it', async () => {
    const named = [page('Heron how-to', {texts: ['Heron.']}), page('Heron', {texts: ['A bird.']})];
    expect((await titles('heron', engine(named, sizes)))[0]).toBe('Heron');
  });

  it('knows a project by its name, whatever its title adds', async () => {
    const named = [
      page('Use ECU: set it up', {description: 'Set up ECU.'}),
      page('Egret Counting Unit (ECU): count birds at night in ten minutes', {summary: 'Counts'}),
      ...pages,
    ];
    expect((await titles('ECU', engine(named, sizes)))[0]).toMatch(/^Egret Counting Unit/);
  });

  it('ranks a page of little weight below others that say less of a word, and finds it by words of its own', async () => {
    const rule = {
      headings: [['Quiz', '#quiz'] as const],
      texts: ['How authors write a quiz.', 'A quiz has an answer.'],
    };
    const quizzes = (weight?: number) =>
      engine([page('Rules of quizzes', {...rule, weight}), page('Birds', {texts: ['With a quiz.']}), ...pages]);
    expect((await titles('quiz', quizzes()))[0]).toBe('Rules of quizzes');
    expect((await titles('quiz', quizzes(0.1)))[0]).toBe('Birds');
    expect(await titles('authors', quizzes(0.1))).toEqual(['Rules of quizzes']);
  });

  it('finds a version, and no page that has its numbers apart', async () => {
    const versions = [
      page('Grades 9-12', {
        headings: [
          ['Module 3', '#m'],
          ['Chapter 312', '#c'],
        ],
        texts: ['3 of 12', '12', '3'],
      }),
      page('Setup', {texts: ['You need Python 3.12 or newer.']}),
      page('Atlas v1.2', {texts: ['Status 200.']}),
      page('Notes', {texts: ['The release 2.0.0 came later.']}),
    ];
    const made = engine(versions, sizes);
    expect(await titles('3.12', made)).toEqual(['Setup']);
    expect(await titles('3.11 ', made)).toEqual([]);
    expect((await titles('python 3.12', made))[0]).toBe('Setup');
    expect(await titles('2.0.0', made)).toEqual(['Notes']);
    expect(await titles('200', made)).toEqual(['Atlas v1.2']);
    expect(await titles('1.2', made)).toEqual(['Atlas v1.2']);
    expect((await titles('atlas v1', made))[0]).toBe('Atlas v1.2');
  });

  it('finds names with accents however they are typed', async () => {
    const authors = engine([page('Paper', {texts: ['By J. González and Gre\u0301vy.']})], sizes);
    for (const query of ['gonzalez', 'González', 'Gonza\u0301lez', 'grevy', 'GRÉVY']) {
      expect(await titles(query, authors), query).toEqual(['Paper']);
    }
  });

  it('tells C++ from C', async () => {
    const languages = engine(
      [page('Profiler', {texts: ['For C programs, in C.']}), page('Arrays', {texts: ['Use it from C++.']})],
      sizes,
    );
    expect(await titles('C++', languages)).toEqual(['Arrays']);
    expect(await titles('C', languages)).toEqual(['Profiler']);
  });

  it('finds the English cognates of Spanish words, if the words themselves are not found', async () => {
    const spanish = engine(
      [
        page('Delaware (DE)', {texts: ['DE, DE, DE']}),
        page('Minds', {texts: ['Artificial intelligence and the classification of species.']}),
      ],
      sizes,
    );
    expect((await titles('lecciones de inteligencia artificial', spanish))[0]).toBe('Minds');
    expect((await titles('clasificación de especies', spanish))[0]).toBe('Minds');
    const exact = engine([page('By', {texts: ['by the way']}), page('Fair', {texts: ['The bias of a model.']})], sizes);
    expect(await titles('bias', exact)).toEqual(['Fair']);
  });

  it('finds a name by its newer number', async () => {
    const made2 = engine([page('Owl database', {texts: ['All owls.']}), page('Flow', {texts: ['Owls flow.']})], sizes);
    expect((await titles('owl5 database', made2))[0]).toBe('Owl database');
  });

  it('knows the synonyms of the site, and no others', async () => {
    const synonyms = {uav: ['drone']};
    expect((await titles('UAV', engine(pages, sizes, {synonyms})))[0]).toBe('Night Heron');
    expect(await titles('UAV', made)).toEqual([]);
  });

  it('finds the part of a page, with its anchor and the words found', async () => {
    const [hit] = await made.search('altitude configuration', {limit: 8});
    expect(hit).toMatchObject({heading: ['Set mission parameters', '#set-mission-parameters'], inHeading: false});
    expect(hit?.terms).toEqual(expect.arrayContaining(['altitud', 'configur']));
  });

  it('finds a project by a question that it answers', async () => {
    const tables = page('Tide Tables', {summary: 'Tables'});
    const asked = {...tables, questions: ['When can I cross the mud on foot?']};
    expect(await titles('when to cross mud on foot', engine([asked, ...pages], sizes))).toContain('Tide Tables');
    expect(await titles('when to cross mud on foot', engine([tables, ...pages], sizes))).not.toContain('Tide Tables');
  });

  it('finds a page by words that its text lacks, before a page that only mentions them', async () => {
    const tables = page('Tide Tables', {words: ['sandpiper', 'harbor seal']});
    const other = page('Program', {texts: ['A walk to the harbor seals, and lunch.']});
    expect((await titles('harbor seal', engine([other, tables, ...pages], sizes)))[0]).toBe('Tide Tables');
    expect(await titles('sandpiper', engine([other, tables, ...pages], sizes))).toEqual(['Tide Tables']);
  });

  it('ranks a page with a word before one with many words that begin with it', async () => {
    const many = page('Signs', {texts: ['Flyover, flyby, flyway, flyer']});
    const one = page('Wings', {texts: ['How owls fly']});
    expect(await titles('fly', engine([many, one, ...pages]))).toEqual(['Wings', 'Signs']);
  });

  it('prefers the exact phrase', async () => {
    const phrases = [page('A', {texts: ['file of the configuration']}), page('B', {texts: ['the configuration file']})];
    expect(await titles('the configuration file', engine(phrases, sizes))).toEqual(['B', 'A']);
    expect(await titles('file of the configuration', engine(phrases, sizes))).toEqual(['A', 'B']);
    const inHeading = [
      page('A', {texts: ['Where the owls come from: the data is old, the data is here.']}),
      page('B', {headings: [['Where the data comes from', '#data']], texts: ['', 'It comes from owls.']}),
    ];
    expect((await titles('where the data comes from', engine(inHeading, sizes)))[0]).toBe('B');
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

  it('finds all words with a prefix, from however many files', async () => {
    const files = makeIndex(large, {sizes: smallFiles});
    expect(startOf(files).terms.filter((term) => term.startsWith('mo')).length).toBeGreaterThan(10);
    const found = await engineOf(files).search('mo', {limit: large.length * 2});
    expect(new Set(found.map((hit) => hit.page.title))).toEqual(new Set(large.map(({title}) => title)));
  });

  it('reads no pages for an outdated query', async () => {
    const read: string[] = [];
    const slow = engineOf(makeIndex(pages, {sizes: smallFiles}), (file) => read.push(file));
    expect(await slow.search('heron', {limit: 8, isCurrent: () => false})).toEqual([]);
    expect(read.some((file) => file.startsWith('pages'))).toBe(false);
    expect(await slow.search('heron', {limit: 8})).not.toEqual([]);
    expect(read.some((file) => file.startsWith('pages'))).toBe(true);
  });

  it('is in a folder that is named by its content', () => {
    const folder = (of: readonly IndexedPage[]): string => startOf(makeIndex(of)).folder;
    expect(folder(pages)).toMatch(/^search-index-[0-9a-f]{12}$/);
    expect(folder([...pages])).toBe(folder(pages));
    expect(folder(pages.slice(1))).not.toBe(folder(pages));
    expect([...makeIndex(pages).keys()].filter((file) => !file.startsWith(`${folder(pages)}/`))).toEqual([startFile]);
  });

  it('stores scores with an accuracy of a tenth', () => {
    for (const score of [0.1, 0.5, 3, 47, 900]) {
      expect(decodeScore(encodeScore(score, true)).score / score).toBeCloseTo(1, 0);
      expect(Math.abs(decodeScore(encodeScore(score, true)).score / score - 1)).toBeLessThan(0.1);
      expect(decodeScore(encodeScore(score, true)).inHeading).toBe(true);
      expect(decodeScore(encodeScore(score, false)).inHeading).toBe(false);
    }
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
    expect(matches('Recording records a record.', ['record'])).toEqual([
      {start: 0, length: 9, text: 'recording'},
      {start: 10, length: 7, text: 'records'},
      {start: 20, length: 6, text: 'record'},
    ]);
  });

  it('marks parts of compound words, and never letters inside a part', () => {
    const spans = (text: string, ...terms: string[]): string[] =>
      matches(text, terms).map(({start, length}) => text.slice(start, start + length));
    expect(spans('Plain-AI, AI-Driven, VAReID, daily trained', 'ai', 'id')).toEqual(['AI', 'AI', 'ID']);
    expect(spans('POINT_TO_POINT, point to', 'pointtopoint', 'point')).toEqual(['POINT_TO_POINT', 'point']);
    expect(spans('v1.2 and 1.2 and 1.23', '1.2')).toEqual(['v1.2', '1.2']);
    expect(spans('By Gre\u0301vy and Grévy', 'grevi')).toEqual(['Gre\u0301vy', 'Grévy']);
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

  it('shows an excerpt where most of its words are together', () => {
    const text = `It is tried up to 30 times. ${'Then it waits for a while. '.repeat(5)}Run docker compose up until it ends.`;
    const shown = excerpt(text, ['docker', 'compos', 'up'], typedWords('docker compose up'), 50);
    expect(shown.filter(({isMarked}) => isMarked).map(({text: piece}) => piece)).toEqual(['docker', 'compose', 'up']);
  });

  it('marks the typed beginning of a word, whatever its accents', () => {
    const shown = excerpt('Gre\u0301vy’s zebras', ['grevi', 'zebra'], typedWords('GREV zebra'), 50);
    expect(shown.filter(({isMarked}) => isMarked).map(({text: piece}) => piece)).toEqual(['Gre\u0301v', 'zebra']);
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

  it('links to its heading, with the query as typed', async () => {
    expect(hitUrl(await firstHit('mission parameters'), ' The mission & A&B ')).toBe(
      '/docs/Night Heron how-to guides?_highlight=The+mission+%26+A%26B#set-mission-parameters',
    );
  });
});
