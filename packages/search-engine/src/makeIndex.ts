import {createHash} from 'node:crypto';
import {encodeScore} from './encodedScore.js';
import {nameKeys, shortForms} from './names.js';
import {
  indexFiles,
  startFile,
  type IndexedPage,
  type IndexFile,
  type IndexStart,
  type PagesFile,
  type Synonyms,
  type TermsFile,
} from './types.js';
import {termsOf, wordsOf} from './words.js';

/** Weights of the fields in which a word occurs. */
const weights = {
  title: 6,
  shortForm: 4,
  heading: 3,
  description: 3,
  questions: 2,
  words: 3,
  tags: 2,
  address: 2,
  page: 1.5,
  text: 1,
} as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/** Boost of the main page of a product over other pages. */
const mainPageBoost = 1.2;

/** Constants of BM25+: https://en.wikipedia.org/wiki/Okapi_BM25 */
const bm25 = {k: 1.2, b: 0.7, delta: 0.5} as const;

/** Largest sizes of the files of an index. */
export interface IndexSizes {
  /** Characters of a file of terms; a file with one term may be longer. */
  terms: number;
  /** Characters of a file of pages; a file with one page may be longer. */
  pages: number;
}

/** About 8 KB (gzip) of terms, and 3 KB of pages. */
const defaultSizes: IndexSizes = {terms: 18_000, pages: 8_000};

/** Settings of an index; each has a default. */
export interface IndexSettings {
  synonyms?: Synonyms | undefined;
  sizes?: IndexSizes | undefined;
}

/** The postings of a term: one entry for each field that contains it. Plain numbers, because there are millions. */
interface Scores {
  /** Twice the number of the part, plus one if the field is the title or heading itself. */
  places: number[];
  scores: number[];
}

/**
 * Name of a page for readers who type it: the title of a product's main page continues with a short form in parentheses,
 * or with a colon and what the product does.
 */
const nameOf = ({title, summary}: IndexedPage): string =>
  summary === undefined ? title : title.replace(/(?: \(|: )[^]*$/, '');

/** Text of a part of a page. */
type Part = Partial<Record<Field, string>>;

const partsOf = (page: IndexedPage): Part[] => [
  {
    title: page.title,
    shortForm: shortForms(nameOf(page)).join(' '),
    description: `${page.description} ${page.summary ?? ''}`,
    ...(page.questions && {questions: page.questions.join(' ')}),
    ...(page.words && {words: page.words.join(' ')}),
    tags: page.tags.join(' '),
    address: page.url.split('/').at(-1) ?? '',
    page: page.path.join(' '),
    text: page.texts[0] ?? '',
  },
  ...page.headings.map(([heading], index) => ({
    heading,
    page: `${page.title} ${page.path.join(' ')}`,
    text: page.texts[index + 1] ?? '',
  })),
];

/** Terms of a word, cached, because most words occur often. */
const known = new Map<string, string[]>();
function termsOfWord(word: string): string[] {
  let terms = known.get(word);
  if (!terms) {
    terms = termsOf(word);
    known.set(word, terms);
  }
  return terms;
}

/** How often each term occurs in a text. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {text: word} of wordsOf(text)) {
    for (const term of termsOfWord(word)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

const getOrInsert = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
};

const emptyScores = (): Scores => ({places: [], scores: []});

/** Adds the postings of the terms of one field. */
function addField(all: Map<string, Scores>, field: Field, parts: readonly Part[], gains: readonly number[]): void {
  const found = new Map<string, {parts: number[]; counts: number[]}>();
  const lengths: number[] = [];
  let [sum, number] = [0, 0];
  parts.forEach((texts, part) => {
    const text = texts[field];
    if (text === undefined) {
      return;
    }
    const counts = counted(text);
    lengths[part] = counts.size;
    sum += counts.size;
    number += 1;
    for (const [term, count] of counts) {
      const places = getOrInsert(found, term, () => ({parts: [], counts: []}));
      places.parts.push(part);
      places.counts.push(count);
    }
  });
  const mean = sum / number;
  const inHeading = field === 'title' || field === 'heading' ? 1 : 0;
  for (const [term, {parts: ofTerm, counts}] of found) {
    const rarity = Math.log(1 + (parts.length - ofTerm.length + 0.5) / (ofTerm.length + 0.5));
    const {places, scores} = getOrInsert(all, term, emptyScores);
    ofTerm.forEach((part, index) => {
      const count = counts[index] ?? 0;
      const length = 1 - bm25.b + (bm25.b * (lengths[part] ?? 0)) / mean;
      const score = rarity * (bm25.delta + (count * (bm25.k + 1)) / (count + bm25.k * length));
      places.push(part * 2 + inHeading);
      scores.push(score * weights[field] * (gains[part] ?? 1));
    });
  }
}

/** The parts that contain a term, in order: differences of their numbers, and encoded scores. */
function postings({places, scores}: Scores): [parts: number[], encoded: number[]] {
  const byPart = new Map<number, {score: number; inHeading: boolean}>();
  places.forEach((place, index) => {
    const entry = getOrInsert(byPart, place >> 1, () => ({score: 0, inHeading: false}));
    entry.score += scores[index] ?? 0;
    entry.inHeading ||= place % 2 === 1;
  });
  const entries = [...byPart].sort(([a], [b]) => a - b);
  return [
    entries.map(([part], index) => part - (entries[index - 1]?.[0] ?? 0)),
    entries.map(([, {score, inHeading}]) => encodeScore(score, inHeading)),
  ];
}

/** A term with its postings, and their length as JSON. */
interface Row {
  term: string;
  parts: number[];
  encoded: number[];
  length: number;
}

const row = (term: string, scores: Scores): Row => {
  const [parts, encoded] = postings(scores);
  return {term, parts, encoded, length: term.length + JSON.stringify(parts).length + JSON.stringify(encoded).length};
};

/** Groups consecutive items so that no group exceeds a size, unless it has only one item. */
function grouped<One>(all: readonly One[], size: number, sizeOf: (one: One) => number): One[][] {
  const groups: One[][] = [];
  let room = 0;
  for (const one of all) {
    const needed = sizeOf(one);
    const last = groups.at(-1);
    if (last && needed <= room) {
      last.push(one);
      room -= needed;
    } else {
      groups.push([one]);
      room = size - needed;
    }
  }
  return groups;
}

const byCodeUnit = (a: Row, b: Row): number => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0);

/** Name of the folder of files, by their content: a change of one of them makes another folder. */
function folderOf(files: ReadonlyMap<string, unknown>): string {
  const hash = createHash('sha256');
  files.forEach((content, name) => {
    const text = JSON.stringify(content);
    hash.update(`${name} ${text.length} ${text}`);
  });
  return `search-index-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * Makes the files of a search index: a start file, terms with their postings, and the pages, the latter two in many
 * small files, so that a query loads only what it needs. All but the start file are in a folder that is named by their
 * content, so that browsers may keep them.
 *
 * The score of a term in a part is computed here, once (BM25+ over all fields); the engine adds the scores.
 *
 * @returns the text of each file by its path below the base path.
 */
export function makeIndex(
  pages: readonly IndexedPage[],
  {synonyms = {}, sizes = defaultSizes}: IndexSettings = {},
): Map<string, string> {
  const partsOfPages = pages.map(partsOf);
  const parts = partsOfPages.flat();
  const gains = pages.flatMap((page, number) =>
    (partsOfPages[number] ?? []).map(
      (_, index) => (page.weight ?? 1) * (index === 0 && page.summary !== undefined ? mainPageBoost : 1),
    ),
  );
  const all = new Map<string, Scores>();
  fields.forEach((field) => addField(all, field, parts, gains));

  const names = new Map<string, Scores>();
  let first = 0;
  pages.forEach((page, number) => {
    const name = nameOf(page);
    for (const key of [nameKeys.title(name), ...shortForms(name).map(nameKeys.shortForm)]) {
      const {places, scores} = getOrInsert(names, key, emptyScores);
      places.push(first * 2);
      scores.push(1);
    }
    first += partsOfPages[number]?.length ?? 0;
  });

  const rows = [...all, ...names].map(([term, scores]) => row(term, scores)).sort(byCodeUnit);
  const termFiles = grouped(rows, sizes.terms, ({length}) => length);
  const pageFiles = grouped(pages, sizes.pages, (page) => JSON.stringify(page).length);

  const kinds: Record<string, number[]> = {};
  pages.forEach(({kind}, number) => {
    if (kind) {
      (kinds[kind] ??= []).push(number);
    }
  });
  const files = new Map<string, unknown>([
    ...termFiles.map((file, number): [string, TermsFile] => {
      const content: TermsFile = [
        file.map(({term}) => term),
        file.map((one) => one.parts),
        file.map((one) => one.encoded),
      ];
      return [indexFiles.terms(number), content];
    }),
    ...pageFiles.map((file, number): [string, PagesFile] => [indexFiles.pages(number), file]),
  ]);
  const folder = folderOf(files);
  const start: IndexStart = {
    folder,
    parts: partsOfPages.map(({length}) => length),
    pages: pageFiles.map(({length}) => length),
    terms: termFiles.map(([one]) => one?.term ?? ''),
    kinds,
    synonyms,
  };
  return new Map([
    [startFile, JSON.stringify(start)],
    ...Array.from(files, ([name, content]): [string, string] => {
      const path = `${folder}/${name}`;
      return [path, JSON.stringify([path, content] satisfies IndexFile<unknown>)];
    }),
  ]);
}
