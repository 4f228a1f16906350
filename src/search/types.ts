/** A page as the first part of the index holds it: everything but its text. */
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
}

/** First part of the index: small, and enough for the first hits. */
export interface PagesIndex {
  pages: readonly IndexedPage[];
}

/**
 * Second part of the index: the text of the pages, in the order of the first part. The first text
 * of a page is what stands before its first heading; then one for each heading.
 */
export type TextIndex = readonly (readonly string[])[];

/** Part of a page that a search has found. */
export interface Hit {
  page: IndexedPage;
  /** Number of the part in the whole index. */
  id: number;
  /** Heading and anchor of the part; undefined for the beginning of the page. */
  heading?: readonly [title: string, anchor: string] | undefined;
  /** Text of the part; empty until the second part of the index is there. */
  text: string;
  /** Terms that were found in the part. */
  terms: readonly string[];
  /** Whether a word stands in the title or heading itself. */
  inHeading: boolean;
  score: number;
}
