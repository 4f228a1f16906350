/** A page in the index. */
export interface IndexedPage {
  /** Address with the base path. */
  url: string;
  title: string;
  /** Names of the area and the categories above it. */
  path: readonly string[];
  description: string;
  tags: readonly string[];
  /** Summary of the project; only on its main page. */
  summary?: string | undefined;
  /** Kind of the page, if readers can filter by it. */
  kind?: 'lesson' | undefined;
  /** Headings with their anchors (`#name`), in the order of the page; without the page's own title. */
  headings: readonly (readonly [title: string, anchor: string])[];
  /** Text before the first heading, then the text below each heading. */
  texts: readonly string[];
}

/**
 * The start file of the index. Pages are numbered in the order of the index, and so are their parts: the beginning of a
 * page, then one part for each heading.
 */
export interface IndexStart {
  /** Number of parts of each page. */
  parts: readonly number[];
  /** Number of pages in each file of pages. */
  pages: readonly number[];
  /** First term of each file of terms. */
  terms: readonly string[];
  /** Numbers of the pages of each kind that readers can filter by. */
  kinds: Readonly<Record<string, readonly number[]>>;
}

/**
 * A file of terms in order: the terms; the parts of each, as differences of their numbers; and the points of each of
 * these parts (`points.ts`).
 */
export type TermsFile = readonly [
  terms: readonly string[],
  parts: readonly (readonly number[])[],
  points: readonly (readonly number[])[],
];

/** A file of pages, in the order of their numbers. */
export type PagesFile = readonly IndexedPage[];

/** Names of the files of an index, below its folder. */
export const indexFiles = {
  start: 'start.json',
  terms: (number: number): string => `terms-${number}.json`,
  pages: (number: number): string => `pages-${number}.json`,
} as const;

/** A part of a page that a search found. */
export interface Hit {
  page: IndexedPage;
  /** Number of the part in the whole index. */
  id: number;
  /** Heading and anchor of the part; undefined for the beginning of the page. */
  heading?: readonly [title: string, anchor: string] | undefined;
  /** Text of the part. */
  text: string;
  /** Terms that matched in the part. */
  terms: readonly string[];
  /** Whether a word is in the title or heading itself. */
  inHeading: boolean;
  score: number;
}
