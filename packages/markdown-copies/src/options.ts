import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';

const word = z.string().trim().min(1);

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
  title: word.optional(),
  summary: z.string().optional(),
  files: z.array(z.strictObject({path: word, title: word, note: word.optional()})).default([]),
});

/** Options of the copies; see the README for meaning and defaults. */
export type MarkdownCopiesOptions = Omit<z.input<typeof schema>, 'id'>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): z.infer<typeof schema> =>
  parseOptions('@training-catalog/markdown-copies', schema, options);
