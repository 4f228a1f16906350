import {stem, termsOf, wordsOf} from './words';
import type {Hit} from './types';

/** Kinds of hits, by the numbers of the search package. */
export const hitKind = {title: 0, heading: 1, content: 4} as const;

/** A page or a part of one, by the names of the search package. */
interface ResultDocument {
  i: number;
  /** What is shown first. */
  t: string;
  /** Address with the base path. */
  u: string;
  /** Names of what stands above a page. */
  b?: readonly string[];
  /** Anchor, with its #. */
  h?: string | undefined;
  /** Heading that a text belongs to. */
  s?: string;
}

/** A hit in the form that the search package's templates show. */
export interface SearchResult {
  document: ResultDocument;
  type: (typeof hitKind)[keyof typeof hitKind];
  page: ResultDocument | false;
  /** Where the found words stand in the shown text: start and length. */
  metadata: Record<string, {t: {position: [start: number, length: number][]}}>;
  /** Words of the query, which the found page marks. */
  tokens: readonly string[];
  score: number;
}

/** Where words stand in a text that are found by one of the terms: start and length of each. */
export function positions(text: string, terms: readonly string[]): [start: number, length: number][] {
  const wanted = new Set(terms);
  return wordsOf(text)
    .filter(({text: word}) => wanted.has(stem(word)) || termsOf(word).some((term) => wanted.has(term)))
    .map(({text: word, start}) => [start, word.length]);
}

/** The same for the package's highlighter, which breaks on a text without any: the empty beginning stands in. */
export function shownPositions(text: string, terms: readonly string[]): [start: number, length: number][] {
  const found = positions(text, terms);
  return found.length > 0 ? found : [[0, 0]];
}

/** Puts a hit into the form of the search package. */
export function toResult(
  {page, id, heading, text, terms, inHeading, score}: Hit,
  tokens: readonly string[],
): SearchResult {
  const pageDocument: ResultDocument = {i: -1 - id, t: page.title, u: page.url, b: page.path};
  const common = {i: id, u: page.url, h: heading?.[1]};
  const shownAs = (type: SearchResult['type'], document: ResultDocument): SearchResult => ({
    document,
    type,
    page: type === hitKind.title ? false : pageDocument,
    metadata: {found: {t: {position: shownPositions(document.t, terms)}}},
    tokens,
    score,
  });
  if (!inHeading && positions(text, terms).length > 0) {
    return shownAs(hitKind.content, {...common, t: text, s: heading?.[0] ?? page.title});
  }
  return heading
    ? shownAs(hitKind.heading, {...common, t: heading[0]})
    : shownAs(hitKind.title, {...common, t: page.title, b: page.path});
}
