import {createSlugger} from '@docusaurus/utils';
import {
  ContentError,
  errorAt,
  nonEmptyText as text,
  readYamlFile,
  type Diagnostic,
  type SourceRule,
} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import * as z from 'zod';
import {durationIn} from './duration.js';
import {lessonLevels, type LessonLevel} from './learningFacts.js';
import type {LearningPath} from './lists.js';

const howToWrite = 'write its path without the base path, such as docs/lessons/first';

const pathsFile = z.array(
  z.strictObject({
    title: text,
    audience: text,
    outcome: text,
    steps: z.array(z.strictObject({page: text, why: text})).min(2),
  }),
);

/** Facts about a page that the paths need. */
export interface PathPage {
  title: string;
  permalink: string;
  /** Time of the lesson from its front matter, in minutes, if stated. */
  minutes?: number | undefined;
  /** Level of the lesson from its front matter, if stated. */
  level?: LessonLevel | undefined;
  /** Counts the words on the page; called only if its reading time is needed. */
  words: () => number;
}

/** Reading speed of an adult for technical text, in words per minute, a low figure; for pages without a stated time. */
const readingSpeed = 200;

/** The learning paths as written, and their problems. */
interface WrittenPaths {
  paths: z.infer<typeof pathsFile>;
  diagnostics: Diagnostic<'learning-path' | SourceRule>[];
}

/**
 * Checks the learning paths.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of paths.
 * @param routes All pages of the site, without the base path and a leading slash.
 */
export function checkPaths(file: string, source: string, routes: ReadonlySet<string>): WrittenPaths {
  const remedy = 'quote text that contains a colon, and indent like the other paths';
  const {value: paths, diagnostics, lineOf} = readYamlFile('learning-path', file, source, pathsFile, [], remedy);
  if (!paths) {
    return {paths: [], diagnostics};
  }
  const missing = paths.flatMap(({steps}, pathIndex) =>
    steps.flatMap(({page}, index) => {
      if (routes.has(page)) {
        return [];
      }
      const line = lineOf([pathIndex, 'steps', index, 'page']);
      return [errorAt('learning-path', file, line, `no page "${page}"; ${didYouMean(page, routes)}${howToWrite}`)];
    }),
  );
  return {paths, diagnostics: missing};
}

/**
 * Reads the learning paths.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of paths.
 * @param pages All pages of the site, by route without the base path and a leading slash.
 * @param locale Language of the times.
 * @throws {ContentError} at a key that is missing or unknown and at a page that does not exist.
 */
export function readPaths(
  file: string,
  source: string,
  pages: ReadonlyMap<string, PathPage>,
  locale: string,
): LearningPath[] {
  const {paths, diagnostics} = checkPaths(file, source, new Set(pages.keys()));
  const [fault] = diagnostics;
  if (fault) {
    throw new ContentError(fault);
  }
  const slugger = createSlugger();
  return paths.map(({steps, ...path}) => {
    const found = steps.flatMap(({page, why}) => {
      const target = pages.get(page);
      if (target === undefined) {
        return [];
      }
      const {title, permalink} = target;
      const minutes = target.minutes ?? Math.max(1, Math.round(target.words() / readingSpeed));
      return [
        {title, permalink, why, minutes, time: durationIn(locale, minutes), isLesson: target.minutes !== undefined},
      ];
    });
    const levels = steps.map(({page}) => pages.get(page)?.level);
    const minutes = found.reduce((sum, step) => sum + step.minutes, 0);
    return {
      ...path,
      id: slugger.slug(path.title),
      level: lessonLevels.findLast((level) => levels.includes(level)),
      steps: found,
      minutes,
      time: durationIn(locale, minutes),
    };
  });
}
