import {isStopWord, stem, termsOf, wordsOf} from './words';
import type {Hit} from './types';

/** Start and length of each word in a text that matches one of the terms. */
export function positions(text: string, terms: readonly string[]): [start: number, length: number][] {
  const wanted = new Set(terms);
  return wordsOf(text)
    .filter(({text: word}) => wanted.has(stem(word)) || termsOf(word).some((term) => wanted.has(term)))
    .map(({text: word, start}) => [start, word.length]);
}

/** Query words to highlight in a hit and on its page: without stop words, unless there are no others. */
export const markedWords = (query: string): string[] => {
  const words = wordsOf(query).map(({text}) => text.toLowerCase());
  const contentWords = words.filter((word) => !isStopWord(word));
  return [...new Set(contentWords.length > 0 ? contentWords : words)];
};

/** A run of text in an excerpt. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Range of a word to highlight: the typed characters, or the whole word if a different form was typed. */
function markIn(text: string, [start, length]: readonly [number, number], words: readonly string[]): [number, number] {
  const word = text.slice(start, start + length).toLowerCase();
  const typed = words.find((one) => word.includes(one));
  return typed === undefined ? [start, length] : [start + word.indexOf(typed), typed.length];
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

/**
 * Returns an excerpt around the matched words, cut at word boundaries.
 *
 * @param terms Terms that matched.
 * @param words Words as typed, in lower case.
 * @param length Maximum number of characters.
 */
export function excerpt(text: string, terms: readonly string[], words: readonly string[], length: number): Piece[] {
  const found = positions(text, terms);
  const [first, firstLength] = found[0] ?? [0, 0];
  const wanted = Math.max(0, Math.min(first - Math.floor((length - firstLength) / 2), text.length - length));
  const begin = Math.min(first, wordBegin(text, wanted));
  const end = Math.max(first + firstLength, wordEnd(text, begin + length));

  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMarked: boolean): void => {
    if (to > from) {
      pieces.push({text: text.slice(from, to), isMarked});
    }
  };
  let at = begin;
  for (const [start, size] of found.map((position) => markIn(text, position, words))) {
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

/** URL of a hit; the query string lists the words to highlight on its page. */
export const hitUrl = ({page, heading}: Hit, words: readonly string[]): string =>
  `${page.url}?${new URLSearchParams(words.map((word) => ['_highlight', word])).toString()}${heading?.[1] ?? ''}`;

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
  if (!inHeading && positions(text, terms).length > 0) {
    return {kind: 'text', text, path: above(page.title, ...(heading ? [heading[0]] : []))};
  }
  return heading
    ? {kind: 'heading', text: heading[0], path: above(page.title)}
    : {kind: 'title', text: page.title, path: above()};
}
