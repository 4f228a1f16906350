import {parseOptions, webUrl} from '@training-catalog/content-model';
import * as z from 'zod';

const text = z.string().trim().min(1);

function hook<Hook>(): z.ZodOptional<z.ZodType<Hook, Hook>> {
  return z.custom<Hook>((value) => typeof value === 'function', 'it must be a function').optional();
}

const schema = z.strictObject({
  folder: text
    .regex(/^[^/].*[^/]$|^[^/]$/, 'write the path from the site, without a slash at either end')
    .default('docs'),
  areas: z.array(text).readonly().default([]),
  areaOfTag: z.record(text, text).default({}),
  tagAliases: z
    .record(z.string(), text)
    // The message about a key of a record would not say what is wrong with it.
    .superRefine((aliases, context) =>
      Object.keys(aliases)
        .filter((word) => !/^[a-z0-9]+$/.test(word))
        .forEach((word) =>
          context.addIssue({code: 'custom', path: [word], message: 'write it in lower case, without punctuation'}),
        ),
    )
    .default({}),
  // A space at its end is part of it.
  releaseTagPrefix: z.string().min(1).optional(),
  acknowledgement: text.optional(),
  component: z
    .strictObject({
      files: z.array(text).min(1).readonly(),
      area: text.optional(),
      release: text.optional(),
      statuses: z.array(text).readonly().default([]),
    })
    .optional(),
  syncGuide: webUrl.optional(),
  maxImageBytes: z.int().min(1000).default(500_000),
  formulaFault: hook<(formula: string, isBlock: boolean) => string | undefined>(),
  svgFault: hook<(svg: string) => string | undefined>(),
  pageFault: hook<(page: ImportedPage) => string | undefined>(),
});

/** A page that an import is about to write. */
export interface ImportedPage {
  /** Path in the site. */
  file: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Keys of the tags.yml beside it. */
  tags: readonly string[];
}

/** What a site says about itself; see the README for meaning and defaults. */
export type ImportSettings = z.input<typeof schema>;

/** Settings with all defaults. */
export type Settings = z.infer<typeof schema>;

/** @throws with the name of a wrong setting, and what to write instead. */
export const validSettings = (settings: unknown): Settings =>
  parseOptions('@training-catalog/readme-import', schema, settings ?? {});
