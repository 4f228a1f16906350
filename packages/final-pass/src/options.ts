import * as z from 'zod';
import {parseOptions} from '@training-catalog/content-model';

/** The finished build that a step works on. */
export interface FinishedBuild {
  /** Absolute path of the build folder. */
  outDir: string;
  /** Absolute path of the site. */
  siteDir: string;
}

/** A step on the finished files. */
export type Step = (build: FinishedBuild) => Promise<void> | void;

/** Origins, or a function that returns them once the files of the build are there. */
export type Origins = readonly string[] | ((build: FinishedBuild) => readonly string[]);

const origin = z.custom<string>(
  (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value,
  'it must be an origin, such as https://api.example.org, without a path or a slash at the end',
);

const origins = z.custom<Origins>(
  (value) => typeof value === 'function' || z.array(origin).safeParse(value).success,
  'it must be a list of origins, such as ["https://api.example.org"], without paths, or a function that returns one',
);

const activeFile = z
  .string()
  .refine(
    (file) => file !== '' && !/^\/|\\|(?:^|\/)\.\.?(?:\/|$)/.test(file),
    'it must be the path of a file below the folder of static files, such as "js/count.js"',
  );

const schema = z.strictObject({
  activeFiles: z.array(activeFile).optional(),
  policy: z
    .strictObject({
      script: origins.optional(),
      connect: origins.optional(),
      frame: origins.optional(),
      image: origins.optional(),
      knownScripts: z.array(z.string()).optional(),
    })
    .optional(),
});

/** Options of the preset; see the README for meaning and defaults. */
export type FinalPassOptions = z.infer<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): FinalPassOptions =>
  parseOptions('@training-catalog/final-pass', schema, options ?? {});
