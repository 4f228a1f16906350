import type {Fault, FrontMatter} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import type {Rule} from './rule.js';

/** A page that could be parsed. */
export interface LintPage {
  /** Path in the repository, with `/`. */
  file: string;
  text: string;
  /** The tree of the text; reference-style links are inlined. */
  tree: Root;
  frontMatter: FrontMatter;
}

/** A file of the site: path in the repository, size in bytes, and whether it is a symbolic link. */
export interface LintFile {
  file: string;
  bytes: number;
  isLink: boolean;
}

/** All pages and files, for rules that concern several. */
export interface LintSite<Facts> {
  /** Pages with what the `factsOf` of the set returned for them. */
  pages: readonly {file: string; facts: Facts}[];
  /** All files, pages included. */
  files: readonly LintFile[];
  /** Text of a file; undefined if there is none. */
  readIfPresent: (file: string) => string | undefined;
}

/** A fault and the file that it is in. */
export interface SiteFault<Id extends string> extends Fault<Id> {
  file: string;
}

/**
 * Rules that belong together, and the functions that check them. A package exports its set, and a site lists the sets that
 * it uses. The functions are methods, so that sets with facts of different types fit in one list.
 */
export interface RuleSet<Id extends string = string, Facts = unknown> {
  /** Name of the set, unique in a site, such as that of its package. */
  name: string;
  /** The rules by id, in kebab-case. */
  rules: Readonly<Record<Id, Rule>>;
  /** Finds what depends on one page alone; the result is cached until its path or its text changes. */
  checkPage?(page: LintPage): readonly Fault<Id>[];
  /** What `checkSite` has to know of a page. It can be written as JSON, because it is cached like the faults. */
  factsOf?(page: LintPage): Facts;
  /** Finds what depends on several pages or files. */
  checkSite?(site: LintSite<Facts>): readonly SiteFault<Id>[];
}
