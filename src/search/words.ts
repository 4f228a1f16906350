import {stemmer} from 'stemmer';

/** What readers type for what pages write; each side is one word or a joined name, in lower case. */
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

/** Words that say nothing about what is looked for; they count only when a query has no others. */
const stopWords = new Set(
  'a an and are as at be by can could do does for from get has have how i in is it me my of on or our should that the their there they this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase());

const wordPattern = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*/gu;
const humps = /\p{Lu}+s?(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu;

/** A word of a text: how it is written, and where it begins. */
export interface Word {
  text: string;
  start: number;
}

/** Words of a text in order; `point_to_point`, `K-13` and `h5py.File` are one word each. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({text: match[0], start: match.index}));
}

/** Parts of a written word: at hyphens, underscores, dots and where a name in camel case begins a new one. */
export function partsOf(word: string): string[] {
  return word
    .split(/[-_.'’]/)
    .flatMap((part) => (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(part) ? (part.match(humps) ?? [part]) : [part]))
    .filter((part) => part !== '');
}

/** A word without its joints: `vare-id` and `VAReID` are both `vareid`. */
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

/** Terms that a written word is found by: the stems of its parts and, if there is more than one, of the whole. */
export function termsOf(word: string): string[] {
  const parts = partsOf(word);
  return [...new Set(parts.length > 1 ? [...parts.map(stem), joined(word)] : parts.map(stem))];
}

/** One thing that a query asks for: any of its terms answers it. */
export interface Wanted {
  /** Terms that answer it as typed: the stem of the word, what is written jointly, what means the same. */
  terms: readonly string[];
  /** The word as typed, in lower case: the beginning of a word while it is the last one and not followed by a space. */
  typed: string;
  unfinished: boolean;
  /** A joined name as a whole, beside its parts: it adds to a hit, but nothing has to answer it. */
  extra?: true;
}

/**
 * What a query asks for, word by word; words that say nothing are left out unless there are no others.
 * A joined name asks for each of its parts.
 */
export function readQuery(query: string): Wanted[] {
  const words = wordsOf(query);
  const ends = /\s$/.test(query);
  const telling = words.filter(({text}) => !isStopWord(text));
  const used = telling.length > 0 ? telling : words;
  const last = words.at(-1);
  return used.flatMap((word): Wanted[] => {
    const whole = joined(word.text);
    const same = synonyms[whole];
    if (same) {
      return [{terms: [...new Set([...same.map(stem), stem(whole), whole])], typed: whole, unfinished: false}];
    }
    const parts = partsOf(word.text);
    const unfinished = word === last && !ends;
    const each = parts.map((part, index) => ({
      terms: [...new Set([stem(part), whole])],
      typed: part.toLowerCase(),
      unfinished: unfinished && index === parts.length - 1,
    }));
    return parts.length > 1 ? [...each, {terms: [whole], typed: whole, unfinished, extra: true}] : each;
  });
}
