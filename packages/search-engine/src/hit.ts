import {folded} from './folded.js';
import {joined, partsOf, readQuery, termsOfPart, wordsOf, type Word} from './words.js';
import type {Hit, Synonyms} from './types.js';

/** A part of a word, or a whole word, that matches. */
export interface Match {
  start: number;
  length: number;
  /** Its text, folded and without separators. */
  text: string;
}

/** The parts of a word that match one of the terms, or the word if it matches without separators. */
export function matchesOf({text: word, start}: Word, terms: ReadonlySet<string>): Match[] {
  const parts = partsOf(word);
  if (parts.length > 1 && terms.has(joined(word))) {
    return [{start, length: word.length, text: joined(word)}];
  }
  let from = 0;
  return parts.flatMap((part) => {
    const at = word.indexOf(part, from);
    from = at + part.length;
    return termsOfPart(part).some((term) => terms.has(term))
      ? [{start: start + at, length: part.length, text: folded(part)}]
      : [];
  });
}

/** The matches of terms in a text, in order. */
export function matches(text: string, terms: readonly string[]): Match[] {
  const wanted = new Set(terms);
  return wordsOf(text).flatMap((word) => matchesOf(word, wanted));
}

/** Words of a query to highlight, folded: without stop words, unless there are no others. */
export const typedWords = (query: string, synonyms?: Synonyms): string[] => [
  ...new Set(readQuery(query, synonyms).map(({typed}) => typed)),
];

/** Number of characters at the beginning of a text that a beginning without separators and accents stands for. */
function lengthOf(beginning: string, text: string): number {
  let length = 0;
  while (length < text.length && joined(text.slice(0, length)).length < beginning.length) {
    length += 1;
  }
  const marks = /^\p{M}*/u.exec(text.slice(length))?.[0] ?? '';
  return length + marks.length;
}

/** Start and length of what to highlight of a match: the typed beginning, or all if a different form was typed. */
export function highlighted(
  text: string,
  {start, length, text: word}: Match,
  words: readonly string[],
): [number, number] {
  const typed = words.filter((one) => word.startsWith(one)).sort((a, b) => b.length - a.length)[0];
  return [start, typed === undefined || typed === word ? length : lengthOf(typed, text.slice(start, start + length))];
}

/** A run of text in an excerpt. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Start of the first whole word at or after a position. */
function wordBegin(text: string, from: number): number {
  return from === 0 || /\s/.test(text.charAt(from - 1)) ? from : from + text.slice(from).search(/\s|$/) + 1;
}

/** End of the last whole word that ends at or before a position; a word longer than the excerpt is cut. */
function wordEnd(text: string, to: number): number {
  const gap = text.slice(0, to + 1).search(/\s\S*$/);
  return to >= text.length ? text.length : gap === -1 ? to : gap;
}

/** Start and end of the shortest stretch, up to a length, that has most of the words; the first of equals. */
function bestStretch(found: readonly Match[], words: readonly string[], length: number): [from: number, to: number] {
  const names = found.map(({text}) => words.find((word) => text.startsWith(word)) ?? text);
  let best = {count: 0, from: 0, to: 0};
  found.forEach(({start: from}, first) => {
    const seen = new Set<string>();
    for (let index = first; index < found.length; index += 1) {
      const {start, length: size} = found[index] ?? {start: 0, length: 0};
      const to = start + size;
      if (index > first && to - from > length) {
        break;
      }
      seen.add(names[index] ?? '');
      if (seen.size > best.count || (seen.size === best.count && seen.size > 1 && to - from < best.to - best.from)) {
        best = {count: seen.size, from, to};
      }
    }
  });
  return [best.from, best.to];
}

/**
 * Returns an excerpt around the place with most of the matched words, cut at word boundaries.
 *
 * @param terms Terms that matched.
 * @param words Words as typed (`typedWords`).
 * @param length Maximum number of characters.
 */
export function excerpt(text: string, terms: readonly string[], words: readonly string[], length: number): Piece[] {
  const found = matches(text, terms);
  const [first, last] = bestStretch(found, words, length);
  const wanted = Math.max(0, Math.min(first - Math.floor((length - (last - first)) / 2), text.length - length));
  const begin = Math.min(first, wordBegin(text, wanted));
  const end = Math.max(last, wordEnd(text, begin + length));

  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMarked: boolean): void => {
    if (to > from) {
      pieces.push({text: text.slice(from, to), isMarked});
    }
  };
  let at = begin;
  for (const [start, size] of found.map((match) => highlighted(text, match, words))) {
    if (start >= at && start + size <= end) {
      add(at, start, false);
      add(start, start + size, true);
      at = start + size;
    }
  }
  add(at, end, false);
  const dots = {text: '…', isMarked: false};
  return [...(begin > 0 ? [dots] : []), ...pieces, ...(end < text.length ? [dots] : [])];
}

/** URL of a hit; the query string has the query, so that its words are highlighted on the page. */
export const hitUrl = ({page, heading}: Hit, query: string): string =>
  `${page.url}?${new URLSearchParams({_highlight: query.trim()}).toString()}${heading?.[1] ?? ''}`;

/** The line shown for a hit: the text, heading, or title with the matched words, and the titles above it. */
export interface HitLine {
  kind: 'title' | 'heading' | 'text';
  text: string;
  /** Titles above it, outermost first. */
  path: readonly string[];
}

/** Chooses the line to show for a hit. */
export function hitLine({page, heading, text, terms, inHeading}: Hit): HitLine {
  const above = (...names: string[]): string[] =>
    [...page.path, ...names].filter((name, index, all) => name !== all[index - 1]);
  if (!inHeading && matches(text, terms).length > 0) {
    return {kind: 'text', text, path: above(page.title, ...(heading ? [heading[0]] : []))};
  }
  return heading
    ? {kind: 'heading', text: heading[0], path: above(page.title)}
    : {kind: 'title', text: page.title, path: above()};
}
