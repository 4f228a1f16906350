import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {joined} from '@training-catalog/search-engine';

/** What a site knows of a page besides its HTML, such as from front matter. */
export interface PageFacts {
  /**
   * What a product does, on the main page of the product. Such a page ranks above others, and the name by which readers
   * look for it is its title up to a colon or a parenthesis.
   */
  summary?: string | undefined;
  /** Questions that the page answers, in words of readers. */
  questions?: readonly string[] | undefined;
  /** What the page is about, in words of readers that its text may lack, such as all labels that a model knows. */
  words?: readonly string[] | undefined;
  /**
   * How much its words count, compared with those of other pages (1): less for a page that few readers look for, such as a
   * reference for authors among pages for everybody.
   */
  weight?: number | undefined;
  /** Kind of the page: a key of the option `kinds`. */
  kind?: string | undefined;
}

/** Returns what a site knows of a page of the documentation. */
export type FactsOfPage = (page: DocMetadata) => PageFacts;

const isWord = (text: string): boolean => text !== '' && joined(text) === text;

const wordNeeded =
  'it must be one word in lower case, without accents, hyphens, and other separators, such as "k12" for K-12';

const synonyms = z
  .record(z.string(), z.array(z.string().refine(isWord, wordNeeded)).min(1).readonly())
  // The message about a key of a record would not say what is wrong with it.
  .superRefine((words, context) =>
    Object.keys(words)
      .filter((word) => !isWord(word))
      .forEach((word) => context.addIssue({code: 'custom', path: [word], message: wordNeeded})),
  )
  .readonly();

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.literal('default', 'the site has one search; remove "id"').default('default'),
  maxSuggestions: z.int().min(1).max(50).default(8),
  ignoreCssSelectors: z.array(z.string().min(1)).readonly().default([]),
  synonyms: synonyms.default({}),
  kinds: z.record(z.string().regex(/^[a-z][\w-]*$/i), z.string().min(1)).default({}),
  pageFacts: z.custom<FactsOfPage>((value) => typeof value === 'function', 'it must be a function').optional(),
});

/** Options of the theme; see the README for meaning and defaults. */
export type SearchOptions = z.input<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): z.infer<typeof schema> =>
  parseOptions('@training-catalog/search', schema, options ?? {});
