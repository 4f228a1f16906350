import {parseOptions} from '@training-catalog/content-model';
import {defaultGuides} from '@training-catalog/tutorial-steps';
import * as z from 'zod';
import {defaultMaturities} from './projectFacts.js';
import {defaultReleasePrefix} from './tags.js';

const word = z.string().trim().min(1);

const folder = z
  .string()
  .regex(/^[^/\\]+(?:\/[^/\\]+)*$/, 'it must be a path in the site without a slash at its ends; write docs');

const mark = z.strictObject({
  icon: word,
  hue: z.string().regex(/^[\w-]+$/, 'it must be the end of a class; write a word, such as green'),
});

const schema = z.strictObject({
  folder: folder.default('docs'),
  docsPluginId: word.default('default'),
  name: word.optional(),
  areas: z.array(word).min(1).readonly().optional(),
  maturities: z.record(word, word).readonly().default(defaultMaturities),
  releasePrefix: z.string().min(1).default(defaultReleasePrefix),
  topics: z.record(z.string(), mark).readonly().default({}),
  guides: z.array(word).readonly().default(defaultGuides),
  lessons: z
    .strictObject({
      folder,
      facts: z.custom<z.ZodObject>(
        (value) => value instanceof z.ZodObject,
        'it must be a schema of Zod for what is published of learning:; write z.object({…})',
      ),
      views: z
        .record(z.string(), z.string().regex(/^[?#]/, 'it must be a query or an anchor; begin it with ? or #'))
        .readonly()
        .default({}),
    })
    .optional(),
  searchPage: z.string().regex(/^\//, 'it must be a path of the site; begin it with a slash').optional(),
  artifactsPage: z.string().regex(/^\//, 'it must be a path of the site; begin it with a slash').optional(),
  mapPage: z.string().regex(/^\//, 'it must be a path of the site; begin it with a slash').optional(),
});

/** Options of the catalog; see the README for meaning and defaults. */
export type CatalogOptions = z.input<typeof schema>;

/** Options with their defaults. */
export type CatalogSettings = z.infer<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: CatalogOptions): CatalogSettings =>
  parseOptions('@training-catalog/catalog', schema, options);
