import type {KnownFile} from '@training-catalog/utils/loading';

/** Where the list is, below the base path: it is written after the build. */
export const classCopyListFile = 'class-copy.json';

/** A file of the site, by its name below the base path. */
export interface NamedFile extends KnownFile {
  readonly name: string;
}

/** A page that runs programs, with the files that no other page of the list needs. */
export interface CopiedPage {
  /** Its heading, as HTML. */
  readonly title: string;
  /** The file of the page. */
  readonly name: string;
  /** Files of the pages that come with it: those on which readers save their work. */
  readonly along: readonly string[];
  readonly files: readonly NamedFile[];
}

/** What a browser needs to make a copy of one page with Python, which any server of files can serve. */
export interface ClassCopyList {
  readonly pages: readonly CopiedPage[];
  /** Files that every copy has: scripts, styles, fonts, and Python. */
  readonly shared: readonly NamedFile[];
}
