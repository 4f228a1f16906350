/** A page as it is indexed and as its hits are shown. */
export interface IndexedPage {
  /** Address with the base path. */
  url: string;
  title: string;
  /** Names of the area and the categories above it. */
  path: readonly string[];
  description: string;
  tags: readonly string[];
  /** What the project is, in one line; on the main page of a project only. */
  summary?: string | undefined;
  /** What the page is, where readers can ask for such pages alone. */
  kind?: 'lesson' | undefined;
  /** Headings with their anchors (`#name`), in the order of the page; the page's own title is not among them. */
  headings: readonly (readonly [title: string, anchor: string])[];
  /** Text before the first heading; then one for each heading. */
  texts: readonly string[];
}

/**
 * What every search needs of the index. Pages have numbers in the order of the index. So have their
 * parts: the beginning of a page, then one part for each heading.
 */
export interface IndexStart {
  /** Number of parts of each page. */
  parts: readonly number[];
  /** Number of pages in each file of pages. */
  pages: readonly number[];
  /** First term of each file of terms. */
  terms: readonly string[];
  /** Numbers of the pages of each kind that readers can ask for. */
  kinds: Readonly<Record<string, readonly number[]>>;
}

/**
 * A file of terms, in their order: the terms; the parts that each is found in, as differences of their
 * numbers; and for each of these parts its points (`points.ts`).
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

/** Part of a page that a search has found. */
export interface Hit {
  page: IndexedPage;
  /** Number of the part in the whole index. */
  id: number;
  /** Heading and anchor of the part; undefined for the beginning of the page. */
  heading?: readonly [title: string, anchor: string] | undefined;
  /** Text of the part. */
  text: string;
  /** Terms that were found in the part. */
  terms: readonly string[];
  /** Whether a word stands in the title or heading itself. */
  inHeading: boolean;
  score: number;
}
