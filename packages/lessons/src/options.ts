import {parseOptions, webUrl} from '@training-catalog/content-model';
import * as z from 'zod';
import type {LessonFiles} from './doors.js';

/** Folder of the lessons, as an option. */
export const folderOption = z
  .string()
  .regex(/^[^/\\.][^\\]*(?<!\/)$/, 'write a path from the root of the site, without slashes around it, such as docs')
  .default('docs');

/** An option that lessons had before their files became a package of their own. */
const movedToFiles = (name: string) =>
  z
    .never({
      error: `it is an option of @training-catalog/lesson-files now; write files: lessonFiles({${name}: …}), with lessonFiles from there`,
    })
    .optional();

const schema = z.strictObject({
  /**
   * Folder of the lessons, from the root of the site. Pages with `learning:` in other folders are tutorials, which are read
   * at the computer: without views and progress.
   */
  folder: folderOption,
  /**
   * A style sheet of the site, added to that of lessons: colors, and how the site's own components look in views of lessons.
   */
  css: z
    .string()
    .regex(/\.css$/, 'write the path of a style sheet, such as src/css/lessons.css')
    .optional(),
  /** Who provides the lessons, for their structured data. */
  provider: z.strictObject({name: z.string().min(1), url: webUrl}).optional(),
  /** Makes files that readers take along: what `lessonFiles` of @training-catalog/lesson-files gives. */
  files: z
    .custom<LessonFiles>(
      (files) => typeof (files as Partial<LessonFiles> | null)?.make === 'function',
      'write what lessonFiles of @training-catalog/lesson-files gives: files: lessonFiles()',
    )
    .optional(),
  drawnLanguages: movedToFiles('drawnLanguages'),
  notebookService: movedToFiles('notebookService'),
  /** Mail address for problems of lessons, for readers without an account of the site's issue tracker. */
  reportAddress: z.email('write a mail address').optional(),
  /** URL of the license of the lessons' texts, for their structured data. */
  license: webUrl.optional(),
});

/** Options of `trainingLessons`. */
export type LessonsOptions = z.input<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: LessonsOptions): z.infer<typeof schema> =>
  parseOptions('@training-catalog/lessons', schema, options);
