import {parseOptions, webUrl} from '@training-catalog/content-model';
import * as z from 'zod';

const schema = z.strictObject({
  /** URL of the license of the lessons' texts, which a notebook names. */
  license: webUrl.optional(),
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
});

/** Options of `lessonFiles`. */
export type LessonFilesOptions = z.input<typeof schema>;

/** The options, with their defaults. */
export type FileSettings = z.infer<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: LessonFilesOptions): FileSettings =>
  parseOptions('@training-catalog/lesson-files', schema, options);
