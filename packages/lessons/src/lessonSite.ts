import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '@training-catalog/utils/urls';
import {compareTexts} from '@training-catalog/utils';
import type {MadeFiles} from './doors.js';
import {dataFolder} from './elements.js';
import type {LearningFacts} from './learningFacts.js';
import type {LinkedLabel} from './lists.js';
import type {FileTexts} from './texts.js';
import type {Stage} from './stage.js';

/** A page of the site. */
export interface SitePage {
  /** Its path from the root of the site, with `/`: that of the original, if it is a translation. */
  file: string;
  /** The file that is compiled: a translation, if there is one. */
  source: string;
  title: string;
  description: string;
  /** Permalink, with the base path; not encoded. */
  permalink: string;
  /** Permalink of its folder, at which files beside it are published. */
  folderPermalink: string;
  /** `learning:` of its front matter, not yet validated. */
  learning: Partial<LearningFacts> | undefined;
  tags: readonly LinkedLabel[];
  /** Day of the last change, as 2026-11-23, if it is known. */
  updated?: string | undefined;
}

/** What the plugin knows of the site, for pages that are compiled. */
export interface LessonSite {
  siteDir: string;
  /** Base path, with slashes around it. */
  baseUrl: string;
  /** Language in which the site is built. */
  locale: string;
  /** Folder of the lessons. */
  folder: string;
  /** All pages of the documentation, in the order of the sidebar. */
  pages: readonly SitePage[];
  /** Address of the site, without the base path. */
  siteUrl: string;
  /** Mail address for problems of lessons. */
  reportAddress: string | undefined;
  texts: FileTexts;
  /** The block with the files of a page, made anew at each call; undefined if it has none. */
  blockOf: MadeFiles['blockOf'];
  /** How far lessons have come, by the file of the page. */
  stages: ReadonlyMap<string, Stage>;
  /** Files from which pages are made, by the file of the page: full paths. */
  dependencies: Map<string, Set<string>>;
}

/** Whether a file is in the folder of the lessons. */
export const isInFolder = (file: string, {folder}: Pick<LessonSite, 'folder'>): boolean =>
  file.startsWith(`${folder}/`);

/** Source file of a page of the site that has its place by convention, in the folder of the lessons. */
export const conventionalFile = (
  {folder}: Pick<LessonSite, 'folder'>,
  name: 'glossary.yml' | 'glossary.md' | 'standards.yml' | 'learning-paths.yml' | 'my-learning.md',
): string => `${folder}/${name}`;

/** What is wrong with the place of a data file; undefined if nothing is. */
export const unpublished = (file: string): string | undefined =>
  file.startsWith(`${dataFolder}/`)
    ? undefined
    : `${file} would not be published; move it to the folder ${dataFolder}/ next to the page`;

/** A permalink without the base path, with a leading slash, as links in pages have it. */
export const withoutBase = (permalink: string, {baseUrl}: Pick<LessonSite, 'baseUrl'>): string =>
  `/${permalink.slice(baseUrl.length)}`;

const posix = (file: string): string => file.split(path.sep).join('/');

/** The pages of all instances of the documentation plugin, in the order of configuration and sidebar. */
export const pagesOf = (contents: readonly LoadedContent[], siteDir: string): SitePage[] =>
  contents.flatMap(({loadedVersions}) =>
    loadedVersions.flatMap(({docs, contentPath, path: versionPath}) =>
      [...docs]
        .sort(
          (a, b) =>
            compareTexts(a.sourceDirName, b.sourceDirName) || (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0),
        )
        .map(({title, description, permalink, source, sourceDirName, frontMatter, tags, lastUpdatedAt}) => ({
          file: posix(path.relative(siteDir, path.join(contentPath, sourceDirName, path.basename(source)))),
          source: path.join(siteDir, source.replace(/^@site\//, '')),
          title,
          description,
          permalink: withoutSlash(permalink),
          folderPermalink: path.posix.join(versionPath, sourceDirName),
          learning: (frontMatter as {learning?: Partial<LearningFacts>}).learning,
          ...(lastUpdatedAt && {updated: new Date(lastUpdatedAt).toISOString().slice(0, 10)}),
          tags: tags.map(({label, permalink: tag}) => ({label, permalink: tag})),
        })),
    ),
  );
