import {parseOptions, webUrl} from '@training-catalog/content-model';
import * as z from 'zod';

/** Folder of the lessons, as an option. */
export const folderOption = z
  .string()
  .regex(/^[^/\\.][^\\]*(?<!\/)$/, 'write a path from the root of the site, without slashes around it, such as docs')
  .default('docs');

const schema = z.strictObject({
  /**
   * Folder of the lessons, from the root of the site. Pages with `learning:` in other folders are tutorials, which are read
   * at the computer: without slides, a handout, and progress.
   */
  folder: folderOption,
  /**
   * A style sheet of the site, added to that of lessons: colors, and how the site's own components look on slides and
   * handouts.
   */
  css: z
    .string()
    .regex(/\.css$/, 'write the path of a style sheet, such as src/css/lessons.css')
    .optional(),
  /** Who provides the lessons, for their structured data. */
  provider: z.strictObject({name: z.string().min(1), url: webUrl}).optional(),
  /** Languages of code blocks that the site draws. A notebook links to the page instead. */
  drawnLanguages: z.array(z.string().min(1)).default(['mermaid']),
  /**
   * A service that opens notebooks, such as Colab or JupyterLite. In its URL, `{url}` stands for the URL of the notebook, and
   * `{path}` for its path in the build.
   */
  notebookService: z
    .strictObject({
      name: z.string().min(1),
      url: z
        .url('write the URL of the service')
        .regex(
          /\{(?:url|path)\}/,
          'write {url} or {path} where the notebook belongs, such as https://lab.example.org/?fromURL={url}',
        ),
    })
    .optional(),
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
