/** Files that readers take along from lessons: notebooks, ZIP files, and quiz items for learning platforms. */
import type {LessonFiles} from '@training-catalog/lessons';
import {validOptions, type LessonFilesOptions} from './options.js';
import {takeAlong} from './takeAlong.js';
import {englishTexts, type TextKey} from './texts.js';

export type {LessonFilesOptions} from './options.js';

/**
 * Makes files of the pages of lessons, for the option `files` of `trainingLessons`.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function lessonFiles(options: LessonFilesOptions = {}): LessonFiles<TextKey> {
  const settings = validOptions(options);
  return {texts: englishTexts, make: (sources) => takeAlong(sources, settings)};
}
