/** An indexed page. */
export interface IndexedPage {
  /** Permalink, with the base path. */
  url: string;
  title: string;
  /** Names of its area and of the categories above it, outermost first. */
  path: readonly string[];
  description: string;
  tags: readonly string[];
  /** Summary of the project; only on its main page. */
  summary?: string | undefined;
  /** Questions that the project answers; only on its main page. */
  questions?: readonly string[] | undefined;
  /** Kind of the page, if readers can filter by it. */
  kind?: 'lesson' | undefined;
  /** Headings with their anchors (`#name`), in page order, without the page title. */
  headings: readonly (readonly [title: string, anchor: string])[];
  /** Text before the first heading, then the text below each heading. */
  texts: readonly string[];
}

/**
 * The start file of the index. Pages are numbered in index order. So are parts across all pages: for each page, the text
 * before the first heading, then one part per heading.
 */
export interface IndexStart {
  /** Number of parts of each page. */
  parts: readonly number[];
  /** Number of pages in each page file. */
  pages: readonly number[];
  /** First term of each term file. */
  terms: readonly string[];
  /** Page numbers by kind, for the kinds that readers can filter by. */
  kinds: Readonly<Record<string, readonly number[]>>;
}

/**
 * A term file: sorted terms; for each term, its delta-encoded part numbers and its encoded score in each of these parts
 * (`encodedScore.ts`).
 */
export type TermsFile = readonly [
  terms: readonly string[],
  parts: readonly (readonly number[])[],
  points: readonly (readonly number[])[],
];

/** A page file, in the order of page numbers. */
export type PagesFile = readonly IndexedPage[];

/** File names in the index folder. */
export const indexFiles = {
  start: 'start.json',
  terms: (number: number): string => `terms-${number}.json`,
  pages: (number: number): string => `pages-${number}.json`,
} as const;

/** A part of a page that matches a query. */
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
  /** Whether a query word is in the title or heading itself. */
  inHeading: boolean;
  score: number;
}
