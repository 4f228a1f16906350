import {joined, wordsOf} from './words.js';

/** Short forms of a title that readers type: adjacent words joined (`wildwing`), and its initials (`ckn`). */
export function shortForms(title: string): string[] {
  const words = wordsOf(title).map(({text}) => joined(text));
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const initials = words.map(([first]) => first ?? '').join('');
  return [...pairs, ...(initials.length > 2 ? [initials] : [])];
}

/**
 * Index terms that stand for names: `=` and the title without separators, for prefix lookups, or `~` and a short form.
 * No word starts with these characters.
 */
export const nameKeys = {
  title: (title: string): string => `=${joined(title)}`,
  shortForm: (form: string): string => `~${form}`,
} as const;

/** Weight of a term that is only related to a query word, or matches it only by prefix, or only approximately. */
export const certainty = {
  related: 0.5,
  prefix: (term: string, typed: string): number =>
    term === typed ? 1 : (0.6 * term.length) / (term.length + 0.3 * (term.length - typed.length)),
  similar: (term: string, errors: number): number => (0.5 * term.length) / (term.length + errors),
} as const;
