import type {Fault, FrontMatter, SourceRule} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import type {ZodRawShape, ZodType} from 'zod';
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

/** A link on a page, and its line. */
export interface LintLink {
  url: string;
  line: number;
}

/** A page, as rules that concern several pages see it. */
export interface SitePage<Facts = unknown> {
  /** Path in the repository, with `/`. */
  file: string;
  text: string;
  /** Address on the site: without the base path, with a slash in front, not encoded. */
  route: string;
  /** Undefined if it cannot be parsed. */
  frontMatter: FrontMatter | undefined;
  /** Whether the page has a syntax error, so that only its front matter may be known. */
  isBroken: boolean;
  /** What the `factsOf` of the set returned; undefined without one, and if the page has a syntax error. */
  facts: Facts | undefined;
  /** What the `factsOf` of each set returned, by name of the set. */
  allFacts: Readonly<Record<string, unknown>>;
  /** Links in the blocks of rule sets; see `linksOf`. */
  links: readonly LintLink[];
}

/** A folder of pages: one instance of the docs plugin. */
export interface Area {
  folder: string;
  /** First part of the addresses of its pages: a slash and `routeBasePath` of the docs plugin; empty for the root of the site. */
  route: string;
}

/** All pages and files, for rules that concern several. */
export interface LintSite<Facts = unknown> {
  /** Full path of the site. */
  siteDir: string;
  areas: readonly Area[];
  /** All pages of the areas. */
  pages: readonly SitePage<Facts>[];
  /** All files of the areas and of `static`, pages included. */
  files: readonly LintFile[];
  /** Symbolic links, and other repositories, that git tracks or that are below the folders of the site. */
  links: readonly string[];
  /** Files that git tracks below the subfolders of generated areas. */
  addedToGenerated: readonly string[];
  /** Addresses of the site besides those of the pages: tags, categories, pages in `src/pages`, static files, and `routesOf`. */
  routes: ReadonlySet<string>;
  /** Text of a file; empty if it cannot be read, which another rule reports. */
  read: (file: string) => string;
  /** Text of a file; undefined if there is none. */
  readIfPresent: (file: string) => string | undefined;
}

/**
 * Attributes of an element by name, each with a schema of its values: a text, or `true` for an attribute without a value. One
 * that may be left out is optional.
 */
export type ElementAttributes = Readonly<Record<string, ZodType>>;

/** A kind of directive: what it begins with, and the attributes that it may have. */
export interface DirectiveKind {
  /** `:::` for a container, `::` for a leaf, `:` for a part of a text. */
  form: 'container' | 'leaf' | 'text';
  /** Their names; the set checks the values. */
  attributes: readonly string[];
}

/** Rules of this package that others report, too: about files in a format, and links outside of pages. */
export type SharedRule = SourceRule | 'link-target-exists';

/** A fault and the file that it is in. */
export interface SiteFault<Id extends string = string> extends Fault<Id> {
  file: string;
  /** Other files that the fault is about, such as the other page of a duplicate; the check of one of them reports it, too. */
  alsoIn?: readonly string[];
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
  /** Name of the page that explains the rules, if that is not the name of the set. */
  group?: string;
  /** Keys of front matter that the package reads, with a schema for each. No two sets have the same key. */
  frontMatter?: ZodRawShape;
  /** Components that pages may use, with their attributes. */
  components?: Readonly<Record<string, ElementAttributes>>;
  /** Components that only pages in the folders of generated areas may use, because a generator writes them. */
  generatedComponents?: Readonly<Record<string, ElementAttributes>>;
  /** Directives with attributes of their own; others may have `class`, `id`, and `title`. */
  directives?: Readonly<Record<string, DirectiveKind>>;
  /** Files and folders outside of the areas that the set checks. */
  files?: readonly string[];
  /**
   * Whether only the command checks the rules: Docusaurus or a plugin does so in a build, they only advise, or they read too
   * much for a build. `buildOptions` of a rule say that Docusaurus decides.
   */
  onlyCommand?: true;
  /** Finds what depends on one page alone; the result is cached until its path or its text changes. */
  checkPage?(page: LintPage): readonly Fault<Id | SharedRule>[];
  /** What `checkSite` has to know of a page. It can be written as JSON, because it is cached like the faults. */
  factsOf?(page: LintPage): Facts;
  /** Links in the blocks of the set, which are checked with the other links of the page. */
  linksOf?(page: LintPage): readonly LintLink[];
  /** Addresses of pages that the package adds to the site, as in `LintSite.routes`. */
  routesOf?(siteDir: string): Iterable<string>;
  /** Finds what depends on several pages or files. */
  checkSite?(site: LintSite<Facts>): readonly SiteFault<Id | SharedRule>[];
}
