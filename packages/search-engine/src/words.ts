import leven from 'leven';
import {stemmer} from 'stemmer';
import {folded} from './folded.js';
import type {Synonyms} from './types.js';

// Spanish. cspell:ignore esta pero sobre tion cias uras especies

/** Stop words, ignored unless a query contains nothing else. */
const stopWords = new Set(
  'a about am an and are as at be been but by can could did do does for from get has have how i if in is it its me my of on ones or our should so such than that the their them then there these they this those to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Stop words of Spanish, except in capitals: `DE` and `LA` are places. */
const spanishStopWords = new Set(
  'al como con de del el en es esta este la las lo los mas para pero por que se sin sobre su sus un una y'.split(' '),
);

export const isStopWord = (word: string): boolean =>
  stopWords.has(folded(word)) || (spanishStopWords.has(folded(word)) && word !== word.toUpperCase());

/** A letter with `++` or `#` (`C++`), or letters and digits with their combining marks, joined by single separators. */
const wordPattern =
  /\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-_.'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const humps = /\p{Lu}+s?(?!\p{Ll})|\p{Lu}?(?:\p{Ll}\p{M}*)+|\p{N}+|\p{L}+/gu;

/** Separators in a word. A dot between digits is none: `3.12` is one number. */
const separators = /[-_'’]|\.(?!\p{N})|(?<!\p{N})\./gu;

/** A word that ends in a version number with dots: `python3.12`. */
const nameAndVersion = /^(\p{L}{2,})(\p{N}+(?:\.\p{N}+)+)$/u;

/** A version number with dots and the letter that may precede it: `v1.2`. */
const version = /^v(\p{N}+\..*)$/u;

/** A word of a text: its spelling and its position. */
export interface Word {
  text: string;
  start: number;
}

/** Words of a text, in order; `point_to_point`, `K-13`, `h5py.File`, `3.12`, and `C++` are one word each. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({text: match[0], start: match.index}));
}

/**
 * Parts of a word, split at hyphens, underscores, capitals in camel case, and dots, except those between digits; a version
 * number is a part of its own.
 */
export function partsOf(word: string): string[] {
  return word
    .split(separators)
    .flatMap((part) => nameAndVersion.exec(part)?.slice(1) ?? [part])
    .flatMap((part) => (/\p{Ll}\p{M}*\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(part) ? (part.match(humps) ?? [part]) : [part]))
    .filter((part) => part !== '');
}

/** Text without separators, folded: `vare-id` and `VAReID` are both `vareid`. */
export const joined = (text: string): string =>
  wordsOf(text)
    .map(({text: word}) => folded(word).replaceAll(separators, ''))
    .join('');

const stems = new Map<string, string>();

/** The common stem of a word's forms (Porter), folded. */
export function stem(word: string): string {
  const plain = folded(word);
  let known = stems.get(plain);
  if (known === undefined) {
    known = /[.+#]/.test(plain) ? plain : stemmer(plain);
    stems.set(plain, known);
  }
  return known;
}

/** Index terms of a part of a word: its stem; for a version number, also the number without its `v`. */
export function termsOfPart(part: string): string[] {
  const term = stem(part);
  const number = version.exec(term)?.[1];
  return number === undefined ? [term] : [term, number];
}

/** Index terms of a word: the terms of its parts and, if there are several, the whole word without separators. */
export function termsOf(word: string): string[] {
  const parts = partsOf(word);
  return [...new Set([...parts.flatMap(termsOfPart), ...(parts.length > 1 ? [joined(word)] : [])])];
}

/** Maximum edit distance: 0 up to 3 characters and without letters, 1 up to 7 characters, then 2. */
const allowedErrors = (term: string): number => (term.length > 7 ? 2 : term.length > 3 && /\p{L}/u.test(term) ? 1 : 0);

/**
 * Edit distance of two terms if one may be a misspelling of the other; otherwise undefined. A different number is no
 * misspelling.
 */
export function misspelling(term: string, other: string): number | undefined {
  const errors = allowedErrors(term);
  if (errors === 0 || Math.abs(other.length - term.length) > errors) {
    return undefined;
  }
  const distance = leven(other, term, {maxDistance: errors + 1});
  const digits = (text: string): string => text.replaceAll(/\P{N}/gu, '');
  return distance <= errors && digits(term) === digits(other) ? distance : undefined;
}

/** Beginnings and endings of Spanish words, and those of their English cognates. */
const cognates: readonly (readonly [RegExp, string])[] = [
  [/^es(?=[cpt])/, 's'],
  [/cion(?:es)?$/, 'tion'],
  [/cias?$/, 'ce'],
  [/uras?$/, 'ure'],
  [/dad(?:es)?$/, 'ty'],
  [/ic[ao]s?$/, 'ic'],
  [/ari[ao]s?$/, 'ary'],
  [/ias?$/, 'y'],
];

/** The term of a Spanish word's English cognate, if it has a regular one: that of `species` for `especies`. */
function cognateOf(word: string): string | undefined {
  const english = cognates.reduce((text, [pattern, part]) => text.replace(pattern, part), word);
  return english === word ? undefined : stem(english);
}

/** The term of the name before a number: `faf` for `faf5`. */
function nameBeforeNumber(word: string): string | undefined {
  const name = /^(\p{L}{2,})\p{N}+$/u.exec(word)?.[1];
  return name && stem(name);
}

/** A word of a query, matched by any of its terms. */
export interface QueryTerm {
  /** Terms that match it as typed: the stem of the word, joined spellings, synonyms. */
  terms: readonly string[];
  /** Term that matches it less certainly. */
  related?: string | undefined;
  /** Term to use if nothing matches the word as typed. */
  substitute?: string | undefined;
  /** The word as typed, folded; of a version number, only the number. */
  typed: string;
  /** Whether it may be a prefix: the last word, without a space after it. */
  isPrefix: boolean;
  /** Whether it only raises the score of a hit that matches it: the joined form of a compound name. */
  isOptional: boolean;
}

/** Reads a part of a query word. */
function readPart(part: string, whole: string, isPrefix: boolean): QueryTerm {
  const [term = '', number] = termsOfPart(part);
  const typed = folded(part);
  return {
    terms: [...new Set([term, ...(number === undefined ? [] : [number]), whole])],
    related: nameBeforeNumber(typed),
    substitute: cognateOf(typed),
    typed: number ?? typed,
    isPrefix,
    isOptional: false,
  };
}

/** Parses a query into words, dropping stop words unless there are no others. A compound name yields each of its parts. */
export function readQuery(query: string, synonyms: Synonyms = {}): QueryTerm[] {
  const words = wordsOf(query);
  const ends = /\s$/.test(query);
  const contentWords = words.filter(({text}) => !isStopWord(text));
  const used = contentWords.length > 0 ? contentWords : words;
  const last = words.at(-1);
  return used.flatMap((word): QueryTerm[] => {
    const whole = joined(word.text);
    const same = Object.hasOwn(synonyms, whole) ? synonyms[whole] : undefined;
    if (same) {
      return [
        {
          terms: [...new Set([...same.map(stem), stem(whole), whole])],
          typed: whole,
          isPrefix: false,
          isOptional: false,
        },
      ];
    }
    const parts = partsOf(word.text);
    const isPrefix = word === last && !ends;
    const each = parts.map((part, index) => readPart(part, whole, isPrefix && index === parts.length - 1));
    return parts.length > 1 ? [...each, {terms: [whole], typed: whole, isPrefix, isOptional: true}] : each;
  });
}
