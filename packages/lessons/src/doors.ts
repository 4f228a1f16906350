import type {RootContent} from 'mdast';
import type {LessonSite, SitePage} from './lessonSite.js';
import type {LearningPath} from './lists.js';
import type {ReadPage} from './pageReader.js';

/** What files are made from. */
export interface FileSources<Key extends string = string> extends Readonly<
  Pick<LessonSite, 'siteDir' | 'siteUrl' | 'baseUrl' | 'locale' | 'folder' | 'pages'>
> {
  paths: readonly LearningPath[];
  /** A page as it is written; each is parsed once, and kept for the next build. */
  readPage: (page: SitePage) => ReadPage;
  /** The texts of the files in the language of the site. */
  texts: Readonly<Record<Key, string>>;
}

/** Files made of the pages of a site, and how pages lead to them. */
export interface MadeFiles {
  /** Texts or bytes by path in the build. */
  files: Readonly<Record<string, string | Buffer>>;
  /** The block that a page ends with, made anew at each call; undefined for a page without files. */
  blockOf: (page: Pick<SitePage, 'file'>) => RootContent | undefined;
  /** Paths of the quiz files of learning paths, without the base path, by the id of the path. */
  quizFiles: ReadonlyMap<string, string>;
}

/** Makes files that readers take along of the pages of lessons, as the option `files`. */
export interface LessonFiles<Key extends string = string> {
  /** Its texts in English, by key, which are translated with those of lessons: none may have a key of theirs. */
  texts: Readonly<Record<Key, {readonly message: string; readonly description: string}>>;
  /** Called whenever pages may have changed. A method, so that one with its own keys is one with any. */
  make(sources: FileSources<Key>): MadeFiles;
}

/** What another plugin adds to all lessons: its content (`loadContent`) has it as `addsToLessons`. */
export interface LessonAddition {
  /** Rules for the style sheet of lessons, between those of the package and those of the site. */
  css: string;
  /** What a lesson also is, for its structured data, such as `presentation`. */
  resourceTypes: readonly string[];
}

/** The additions in the content of all plugins. */
export const additionsIn = (
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): LessonAddition[] =>
  Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .flatMap((content) => (content as {addsToLessons?: LessonAddition} | undefined | null)?.addsToLessons ?? []);
