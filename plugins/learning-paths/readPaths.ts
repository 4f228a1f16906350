import * as z from 'zod';
import {ContentError, didYouMean, readYamlFile} from '@training-catalog/content-model';
import {type Diagnostic, diagnosticAt} from '../../content-lint/rules/registry';
import {lessonLevels, type LearningFacts} from '../../content-lint/model/schemas';
import type {LearningPath} from '../../shared/learningPaths';

const text = z.string().trim().min(1);

const howToWrite = 'write its path without the base path, such as docs/Patra KG/tutorials';

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
  level?: LearningFacts['level'];
  /** Counts the words on the page; called only if its reading time is needed. */
  words: () => number;
}

/** Reading speed of an adult for technical text, in words per minute, a low figure; for pages without a stated time. */
export const readingSpeed = 200;

/** The learning paths as written, and their problems. */
interface WrittenPaths {
  paths: z.infer<typeof pathsFile>;
  diagnostics: Diagnostic[];
}

/**
 * Checks the learning paths.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of paths.
 * @param routes Routes of all pages of the site, without the base path and a leading slash.
 */
export function checkPaths(file: string, source: string, routes: ReadonlySet<string>): WrittenPaths {
  const remedy = 'quote text that contains a colon, and indent like the other paths';
  const {
    value: paths,
    diagnostics: faults,
    lineOf,
  } = readYamlFile('learning-path', file, source, pathsFile, [], remedy);
  if (!paths) {
    return {paths: [], diagnostics: faults};
  }
  const diagnostics = paths.flatMap(({steps}, pathIndex) =>
    steps.flatMap(({page}, index): Diagnostic[] => {
      if (routes.has(page)) {
        return [];
      }
      const line = lineOf([pathIndex, 'steps', index, 'page']);
      return [diagnosticAt('learning-path', file, line, `no page "${page}"; ${didYouMean(page, routes)}${howToWrite}`)];
    }),
  );
  return {paths, diagnostics};
}

/**
 * Reads the learning paths.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of paths.
 * @param pages All pages of the site, by route without the base path and a leading slash.
 * @throws {ContentError} at a key that is missing or unknown and at a page that does not exist.
 */
export function readPaths(file: string, source: string, pages: ReadonlyMap<string, PathPage>): LearningPath[] {
  const {paths, diagnostics} = checkPaths(file, source, new Set(pages.keys()));
  const [fault] = diagnostics;
  if (fault) {
    throw new ContentError(fault);
  }
  return paths.map(({steps, ...path}) => {
    const found = steps.flatMap(({page, why}) => {
      const target = pages.get(page);
      return target === undefined
        ? []
        : [
            {
              title: target.title,
              permalink: target.permalink,
              why,
              minutes: target.minutes ?? Math.max(1, Math.round(target.words() / readingSpeed)),
              isLesson: target.minutes !== undefined,
            },
          ];
    });
    const levels = steps.map(({page}) => pages.get(page)?.level);
    return {
      ...path,
      level: lessonLevels.findLast((level) => levels.includes(level)),
      steps: found,
      minutes: found.reduce((sum, {minutes}) => sum + minutes, 0),
    };
  });
}
