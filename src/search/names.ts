import {joined, wordsOf} from './words';

/** Short forms of a title as readers write names: neighboring words as one (`wildwing`), and its initials (`ckn`). */
export function shortForms(title: string): string[] {
  const words = wordsOf(title).map(({text}) => joined(text));
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const initials = words.map(([first]) => first ?? '').join('');
  return [...pairs, ...(initials.length > 2 ? [initials] : [])];
}

/**
 * Keys of names among the terms of the index. No word begins with their first character: `=` and the title without
 * separators, for lookups by prefix, or `~` and a short form of it.
 */
export const nameKeys = {
  title: (title: string): string => `=${joined(title)}`,
  shortForm: (form: string): string => `~${form}`,
} as const;

/** Key of all words with a prefix, if there are too many to read them one by one. */
export const beginningKey = (typed: string): string => `${typed}*`;

/** Weight of a term that only shares a prefix with a word of the query, or is only similar to it. */
export const certainty = {
  begun: (term: string, typed: string): number =>
    term === typed ? 1 : (0.6 * term.length) / (term.length + 0.3 * (term.length - typed.length)),
  similar: (term: string, errors: number): number => (0.5 * term.length) / (term.length + errors),
} as const;
