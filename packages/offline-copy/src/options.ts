import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';

/** Whether to take a file, by its name below the build folder, and the names of all files. */
export type FileFilter = (name: string, names: ReadonlySet<string>) => boolean;

const fileFilter = z.custom<FileFilter>((value) => typeof value === 'function', 'it must be a function');

const schema = z.strictObject({
  id: z.literal('default', 'the site has one copy; remove "id"').default('default'),
  path: z
    .string()
    .regex(
      /^[^/\s](?:\S*[^/\s])?$/,
      'it must be a path below the base path, such as "offline", without slashes around it',
    )
    .default('offline'),
  cacheName: z.string().min(1).optional(),
  include: fileFilter.default(() => () => false),
  exclude: fileFilter.default(() => () => false),
});

/** Options of the plugin; see the README for meaning and defaults. */
export type OfflineCopyOptions = z.input<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): z.infer<typeof schema> =>
  parseOptions('@training-catalog/offline-copy', schema, options ?? {});
