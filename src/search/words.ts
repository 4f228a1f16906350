import {stemmer} from 'stemmer';

/** Synonyms, from the term that readers type to the terms that pages use; each is one word or a joined name in lower case. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  classroom: ['lesson'],
  dnn: ['network'],
  ev: ['edge'],
  k12: ['k13'],
  kg: ['graph'],
  llm: ['language'],
  reid: ['identity'],
  setup: ['install'],
  uav: ['drone'],
  uas: ['drone'],
};

/** Stop words, ignored unless a query contains nothing else. */
const stopWords = new Set(
  'a an and are as at be by can could do does for from get has have how i in is it me my of on or our should that the their there they this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase());

const wordPattern = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*/gu;
const humps = /\p{Lu}+s?(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu;

/** A word of a text: its spelling and its position. */
export interface Word {
  text: string;
  start: number;
}

/** Words of a text, in order; `point_to_point`, `K-13`, and `h5py.File` are one word each. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({text: match[0], start: match.index}));
}

/** Parts of a word, split at hyphens, underscores, dots, and capitals in camel case. */
export function partsOf(word: string): string[] {
  return word
    .split(/[-_.'’]/)
    .flatMap((part) => (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(part) ? (part.match(humps) ?? [part]) : [part]))
    .filter((part) => part !== '');
}

/** A word without its separators: `vare-id` and `VAReID` are both `vareid`. */
export const joined = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const stems = new Map<string, string>();

/** The common stem of a word's forms (Porter), in lower case. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  let known = stems.get(lower);
  if (known === undefined) {
    known = stemmer(lower);
    stems.set(lower, known);
  }
  return known;
}

/** Index terms of a word: the stems of its parts and, if there are several, the whole word without separators. */
export function termsOf(word: string): string[] {
  const parts = partsOf(word);
  return [...new Set(parts.length > 1 ? [...parts.map(stem), joined(word)] : parts.map(stem))];
}

/** A query word, matched by any of its terms. */
export interface Wanted {
  /** Terms that match it as typed: the stem of the word, joined spellings, synonyms. */
  terms: readonly string[];
  /** The word as typed, in lower case. */
  typed: string;
  /** Whether it may be a prefix: the last word, without a space after it. */
  isPrefix: boolean;
  /** Set for the joined form of a compound name: a match raises the score of a hit but is not required. */
  extra?: true;
}

/** Parses a query into words, dropping stop words unless there are no others. A compound name yields each of its parts. */
export function readQuery(query: string): Wanted[] {
  const words = wordsOf(query);
  const ends = /\s$/.test(query);
  const contentWords = words.filter(({text}) => !isStopWord(text));
  const used = contentWords.length > 0 ? contentWords : words;
  const last = words.at(-1);
  return used.flatMap((word): Wanted[] => {
    const whole = joined(word.text);
    const same = synonyms[whole];
    if (same) {
      return [{terms: [...new Set([...same.map(stem), stem(whole), whole])], typed: whole, isPrefix: false}];
    }
    const parts = partsOf(word.text);
    const isPrefix = word === last && !ends;
    const each = parts.map((part, index) => ({
      terms: [...new Set([stem(part), whole])],
      typed: part.toLowerCase(),
      isPrefix: isPrefix && index === parts.length - 1,
    }));
    return parts.length > 1 ? [...each, {terms: [whole], typed: whole, isPrefix, extra: true}] : each;
  });
}
