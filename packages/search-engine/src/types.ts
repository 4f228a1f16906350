/** What typed words may stand for, by the typed word: one word, or a joined name, in lower case. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** An indexed page. */
export interface IndexedPage {
  /** Permalink, with the base path. */
  url: string;
  title: string;
  /** Names of its area and of the categories above it, outermost first. */
  path: readonly string[];
  description: string;
  tags: readonly string[];
  /** What the product does, if this is the main page of one. */
  summary?: string | undefined;
  /** Questions that the page answers. */
  questions?: readonly string[] | undefined;
  /** What the page is about, in words that its text may lack. */
  words?: readonly string[] | undefined;
  /** How much its words count, compared with those of other pages; 1 without it. */
  weight?: number | undefined;
  /** Kind of the page, if readers can filter by it. */
  kind?: string | undefined;
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
  /** Folder of all other files, named by a hash of them. */
  folder: string;
  /** Number of parts of each page. */
  parts: readonly number[];
  /** Number of pages in each page file. */
  pages: readonly number[];
  /** First term of each term file. */
  terms: readonly string[];
  /** Page numbers by kind, for the kinds that readers can filter by. */
  kinds: Readonly<Record<string, readonly number[]>>;
  synonyms: Synonyms;
}

/**
 * The content of a term file: sorted terms; for each term, its delta-encoded part numbers and its encoded score in each of these parts
 * (`encodedScore.ts`).
 */
export type TermsFile = readonly [
  terms: readonly string[],
  parts: readonly (readonly number[])[],
  scores: readonly (readonly number[])[],
];

/** The content of a page file, in the order of page numbers. */
export type PagesFile = readonly IndexedPage[];

/**
 * Any other file: its path below the base path, which holds the hash of all files, and its content. A file whose path is
 * another one is not of this index.
 */
export type IndexFile<Content> = readonly [path: string, content: Content];

/** Whether a value is the start file of an index. */
export const isIndexStart = (value: unknown): value is IndexStart => {
  const {folder, parts, pages, terms, kinds, synonyms} = Object(value) as Partial<IndexStart>;
  return typeof folder === 'string' && [parts, pages, terms].every(Array.isArray) && Boolean(kinds && synonyms);
};

/** Path of the start file below the base path. */
export const startFile = 'search-index/start.json';

/** File names in the folder that the start file names. */
export const indexFiles = {
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
