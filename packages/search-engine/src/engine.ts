import {certainty, nameKeys} from './names.js';
import {decodeScore} from './encodedScore.js';
import {indexFiles, type Hit, type IndexFile, type IndexStart, type PagesFile, type TermsFile} from './types.js';
import {joined, misspelling, readQuery, stem, wordsOf, type QueryTerm} from './words.js';

/**
 * Score factors of a part whose whole name was typed, or its beginning, and what is added to the factor of a part in which
 * all words follow each other as in the query.
 */
const boosts = {wholeName: 3, name: 1.5, phrase: 2} as const;

/** Maximum number of hits from one page, in a short list and in a long one. */
const hitsPerPage = {short: 2, long: 3} as const;

/** Maximum number of hits in a short list. */
const shortList = 10;

/** Minimum number of words in a query whose order counts, too, such as that of a pasted error message. */
const phraseLength = 3;

/** Number of top-ranked parts in which the order of the words is compared. */
const phraseParts = 8;

/** Score factor for each additional hit from the same page. */
const furtherHit = 0.6;

/**
 * Maximum number of term files read per query word: for names, and for similar words, which are searched only among the
 * word's alphabetical neighbors.
 */
const maxFiles = {names: 2, similar: 4} as const;

/** Minimum length of a name prefix, in characters. */
const nameLength = 2;

const byScore = (a: {score: number; id: number}, b: {score: number; id: number}): number =>
  b.score - a.score || a.id - b.id;

/** A term that matches a query word: its parts in ascending order, and its weight (`certainty`). */
interface Match {
  term: string;
  certainty: number;
  parts: readonly number[];
  /** Its encoded score in each of the parts. */
  scores: readonly number[];
}

/** A part of a page that matches at least one query word. */
interface ScoredPart {
  /** Number of the part. */
  id: number;
  /** Number of its page. */
  page: number;
  score: number;
  /** Bit set of the query words that it matches. */
  matchedWords: number;
}

/** Options of a query. */
export interface SearchRequest {
  /** Maximum number of hits. Lists of up to ten hold at most two hits per page, so that they show several pages. */
  limit: number;
  /** Only pages of this kind. */
  kind?: string | undefined;
  /** Returns false to cancel the query: no more pages are read, and the result is empty. */
  isCurrent?: () => boolean;
}

/** Maximum number of parts that are sorted; those with the highest scores are kept. */
const maxRanked = 1000;

/** Maximum number of query words; the rest are ignored, because `matchedWords` has one bit per word. */
const maxWords = 30;

const bits = (value: number): number => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
};

/** Decodes delta-encoded numbers. */
function numbersOf(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** Binary search: index of the last of the ascending values that is at most `limit`; -1 if there is none. */
function lastNotAbove<Value extends string | number>(values: readonly Value[], limit: Value): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = values[middle];
    if (value !== undefined && value <= limit) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from - 1;
}

/** Start of each run, for consecutive runs of these lengths. */
function beginnings(lengths: readonly number[]): number[] {
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum - length;
  });
}

/** Share of the adjacent pairs of words in a query that are adjacent in one of the texts, too. */
function sharedPairs(order: readonly string[], texts: readonly string[]): number {
  const pairs = new Set(
    texts.flatMap((text) => {
      const words = wordsOf(text).map(({text: word}) => stem(word));
      return words.slice(1).map((word, index) => `${words[index]} ${word}`);
    }),
  );
  const queryPairs = order.slice(1).map((word, index) => `${order[index]} ${word}`);
  return queryPairs.filter((pair) => pairs.has(pair)).length / queryPairs.length;
}

/**
 * Finds parts of pages, reading only the index files that a query needs. Parts that match all query words rank first;
 * parts that match most of them follow.
 */
export class SearchEngine {
  private readonly start: IndexStart;
  private readonly read: (file: string) => Promise<unknown>;
  /** Number of the first part of each page, and of the first page of each file. */
  private readonly firstParts: readonly number[];
  private readonly firstPages: readonly number[];
  /** Page number of each part. */
  private readonly pageOfPart: Int32Array;

  /**
   * @param start The start file of the index.
   * @param read Reads another index file by name. It is called on each use, so it should cache.
   */
  constructor(start: IndexStart, read: (file: string) => Promise<unknown>) {
    this.start = start;
    this.read = read;
    this.firstParts = beginnings(start.parts);
    this.firstPages = beginnings(start.pages);
    this.pageOfPart = Int32Array.from(start.parts.flatMap((count, page) => Array<number>(count).fill(page)));
  }

  private async content<Content>(file: string): Promise<Content> {
    const [, content] = (await this.read(file)) as IndexFile<Content>;
    return content;
  }

  private terms(file: number): Promise<TermsFile> {
    return this.content(indexFiles.terms(file));
  }

  /** Number of the only file that can contain a term. */
  private fileOf(term: string): number {
    return Math.max(0, lastNotAbove(this.start.terms, term));
  }

  /** Terms in a range, read from at most `most` files. */
  private async range(from: string, to: string, most = Infinity): Promise<Omit<Match, 'certainty'>[]> {
    const first = this.fileOf(from);
    const last = Math.min(this.fileOf(to), first + most - 1);
    const files = await Promise.all(Array.from({length: last - first + 1}, (_, index) => this.terms(first + index)));
    return files.flatMap(([terms, parts, scores]) =>
      terms.flatMap((term, index) =>
        term >= from && term <= to ? [{term, parts: numbersOf(parts[index] ?? []), scores: scores[index] ?? []}] : [],
      ),
    );
  }

  private async exactly(term: string): Promise<Match[]> {
    return (await this.range(term, term, 1)).map((found) => ({...found, certainty: 1}));
  }

  /** Terms that start with the typed prefix. */
  private async prefixMatches(typed: string): Promise<Match[]> {
    if (typed.length < 2) {
      return this.exactly(typed);
    }
    const found = await this.range(typed, `${typed}\uffff`);
    return found.map((match) => ({...match, certainty: certainty.prefix(match.term, typed)}));
  }

  /** Terms of which a term may be a misspelling, among those that are near it in alphabetical order. */
  private async similar(term: string): Promise<Match[]> {
    const files = this.start.terms.length;
    const own = this.fileOf(term);
    const first = Math.max(0, Math.min(own - maxFiles.similar / 2, files - maxFiles.similar));
    const numbers = Array.from({length: Math.min(maxFiles.similar, files)}, (_, index) => first + index);
    const read = await Promise.all(numbers.map((number) => this.terms(number)));
    return read.flatMap(([terms, parts, scores]) =>
      terms.flatMap((other, index): Match[] => {
        const distance = /^[=~]/.test(other) ? undefined : misspelling(term, other);
        return distance === undefined
          ? []
          : [
              {
                term: other,
                certainty: certainty.similar(other, distance),
                parts: numbersOf(parts[index] ?? []),
                scores: scores[index] ?? [],
              },
            ];
      }),
    );
  }

  /**
   * Lists of candidate matches for one query word: exact matches, with prefix matches if the word may be incomplete. If
   * no term matches exactly, prefix matches; if there are none either, the substitute; then misspellings.
   */
  private async candidateLists({terms, related, substitute, typed, isPrefix}: QueryTerm): Promise<Match[][]> {
    const [own, lessCertain, byPrefix] = await Promise.all([
      Promise.all(terms.map((term) => this.exactly(term))),
      related === undefined ? [] : this.exactly(related),
      isPrefix ? this.prefixMatches(typed) : undefined,
    ]);
    const exact = [...own, lessCertain.map((match) => ({...match, certainty: certainty.related}))];
    if (exact.some(({length}) => length > 0)) {
      return [...exact, ...(byPrefix ? [byPrefix] : [])];
    }
    const beginning = byPrefix ?? (await this.prefixMatches(typed));
    if (beginning.length > 0) {
      return [beginning];
    }
    const others = substitute === undefined ? [] : [substitute];
    const substitutes = await Promise.all(others.map((term) => this.exactly(term)));
    return substitutes.some(({length}) => length > 0)
      ? substitutes
      : Promise.all([...terms, ...others].map((term) => this.similar(term)));
  }

  /**
   * Parts that match query words; for each word, its best match in a part counts. The sum would put a page first that has
   * many words with a typed beginning, such as a list of functions.
   *
   * @param lists Candidate lists of each word.
   */
  private scoreParts(words: readonly QueryTerm[], lists: readonly (readonly Match[][])[]): ScoredPart[] {
    const count = this.pageOfPart.length;
    const [scores, matchedWords] = [new Float64Array(count), new Uint32Array(count)];
    const ofWord = new Float64Array(count);
    const all: number[] = [];
    words.forEach(({isOptional}, word) => {
      const found: number[] = [];
      for (const match of lists[word]?.flat() ?? []) {
        for (let index = 0; index < match.parts.length; index += 1) {
          const part = match.parts[index] ?? 0;
          if (ofWord[part] === 0) {
            found.push(part);
          }
          const score = decodeScore(match.scores[index] ?? 0).score * match.certainty;
          ofWord[part] = Math.max(ofWord[part] ?? 0, score);
        }
      }
      for (const part of found) {
        if (scores[part] === 0) {
          all.push(part);
        }
        scores[part] = (scores[part] ?? 0) + (ofWord[part] ?? 0);
        matchedWords[part] = (matchedWords[part] ?? 0) | (isOptional ? 0 : 1 << word);
        ofWord[part] = 0;
      }
    });
    return all.map((id) => ({
      id,
      page: this.pageOfPart[id] ?? 0,
      score: scores[id] ?? 0,
      matchedWords: matchedWords[id] ?? 0,
    }));
  }

  /**
   * Score factors of the first parts of the pages whose title is the query, starts with it, or has it as a short form, by
   * the number of the part.
   */
  private async nameBoosts(query: string): Promise<Map<number, number>> {
    const typed = joined(query);
    if (typed.length < nameLength) {
      return new Map();
    }
    const title = nameKeys.title(query);
    const [byShortForm, byTitle] = await Promise.all([
      this.exactly(nameKeys.shortForm(typed)),
      this.range(title, `${title}\uffff`, maxFiles.names),
    ]);
    // The title comes last, because it counts more.
    return new Map(
      [...byShortForm, ...byTitle].flatMap(({term, parts}) =>
        parts.map((part) => [part, term === title ? boosts.wholeName : boosts.name]),
      ),
    );
  }

  private async hit({id, page: number, score}: ScoredPart, matches: readonly Match[]): Promise<Hit> {
    const file = lastNotAbove(this.firstPages, number);
    const pages = await this.content<PagesFile>(indexFiles.pages(file));
    const page = pages[number - (this.firstPages[file] ?? 0)];
    if (!page) {
      throw new Error(`The search index has no page ${number}`);
    }
    const part = id - (this.firstParts[number] ?? 0);
    const terms = new Set<string>();
    let inHeading = false;
    for (const {term, parts, scores} of matches) {
      const index = lastNotAbove(parts, id);
      if (index >= 0 && parts[index] === id) {
        terms.add(term);
        inHeading ||= decodeScore(scores[index] ?? 0).inHeading;
      }
    }
    return {
      page,
      id,
      heading: page.headings[part - 1],
      text: page.texts[part] ?? '',
      terms: [...terms],
      inHeading,
      score,
    };
  }

  /**
   * Finds the parts of pages that match a query, best first.
   *
   * @throws if a file of the index cannot be read.
   */
  async search(query: string, {limit, kind, isCurrent = () => true}: SearchRequest): Promise<Hit[]> {
    const words = readQuery(query, this.start.synonyms).slice(0, maxWords);
    const [boostOfPart, ...lists] = await Promise.all([
      this.nameBoosts(query),
      ...words.map((word) => this.candidateLists(word)),
    ]);
    if (!isCurrent()) {
      return [];
    }
    const matches = lists.flat(2);
    const ofKind = kind === undefined ? undefined : new Set(this.start.kinds[kind]);
    const parts = this.scoreParts(words, lists).filter(({page}) => ofKind?.has(page) ?? true);
    // Words that a part lacks may occur in other parts of its page.
    const matchedWordsByPage = new Map<number, number>();
    for (const {page, matchedWords} of parts) {
      matchedWordsByPage.set(page, (matchedWordsByPage.get(page) ?? 0) | matchedWords);
    }
    const requiredTerms = words.filter(({isOptional}) => !isOptional).length;
    const coverage = (matchedWords: number | undefined): number => bits(matchedWords ?? 0) / requiredTerms;
    for (const part of parts) {
      part.score *= (coverage(part.matchedWords) * coverage(matchedWordsByPage.get(part.page))) ** 2;
      part.score *= boostOfPart.get(part.id) ?? 1;
    }
    const ranked = parts.sort(byScore).slice(0, maxRanked);

    const order = wordsOf(query).map(({text}) => stem(text));
    if (order.length >= phraseLength) {
      const candidates = ranked.slice(0, phraseParts);
      await Promise.all(
        candidates.map(async (part) => {
          const {page, heading, text} = await this.hit(part, []);
          part.score *= 1 + boosts.phrase * sharedPairs(order, [heading?.[0] ?? page.title, text]) ** 2;
        }),
      );
      ranked.sort(byScore);
    }
    // Additional parts of a page that is already listed rank lower, so that the list shows several pages.
    const seen = new Map<number, number>();
    for (const part of ranked) {
      const before = seen.get(part.page) ?? 0;
      part.score *= furtherHit ** before;
      seen.set(part.page, before + 1);
    }
    ranked.sort(byScore);
    const most = limit <= shortList ? hitsPerPage.short : hitsPerPage.long;
    const perPage = new Map<number, number>();
    const listed = ranked.filter(({page}) => {
      const count = (perPage.get(page) ?? 0) + 1;
      perPage.set(page, count);
      return count <= most;
    });
    return Promise.all(listed.slice(0, limit).map((part) => this.hit(part, matches)));
  }
}
