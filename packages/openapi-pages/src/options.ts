import {addressOf, parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import type {Texts} from './model/texts.js';

const place = z
  .string()
  .regex(
    /^(?!\.{1,2}(?:\/|$))[^/\\:]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:]+)*$/,
    'it must be a path in the site, with slashes between its parts; write one such as docs/api',
  );

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
  specifications: place.default('openapi'),
  pages: place.default('docs/api'),
  tagsFile: place.optional(),
  defaultTags: z.array(z.string()).readonly().default([]),
  route: place.optional(),
  editUrl: addressOf(
    ['https', 'http'],
    'it must be a URL; write that of the folder of the site, such as https://github.com/o/r/edit/main/',
  ).optional(),
  texts: z.record(z.string(), z.string()).default({}),
  console: z
    .boolean('it must be true or false; write true if the site has @training-catalog/openapi-console')
    .default(false),
});

/** Options of the plugin. */
export interface OpenApiPagesOptions {
  /** Folder with the OpenAPI files and their list, `sets.json`. Below it, they are published for download. */
  specifications?: string;
  /** Folder of a docs plugin, in which each set gets a folder of generated pages. */
  pages?: string;
  /** File with the tags that pages may have; without it, tags are not checked. */
  tagsFile?: string;
  /** Tags of the operations of a set that names none. */
  defaultTags?: readonly string[];
  /** Path of the pages below the base URL; the overview of a set then says how to cite it. */
  route?: string;
  /** URL of the site's folder in an editor, which ends with a slash, for the links that edit a page. */
  editUrl?: string;
  /** Texts of the pages in another language, by the English text. */
  texts?: Texts;
  /** Whether pages have the console of `@training-catalog/openapi-console`. */
  console?: boolean;
}

/** What of a site determines its pages: where it is, its address and title, and the options with their defaults. */
export interface OpenApiSite extends Omit<z.infer<typeof schema>, 'id'> {
  /** Full path of the site. */
  siteDir: string;
  /** Origin, such as `https://example.org`. */
  url: string;
  /** Base path, with slashes around it. */
  baseUrl: string;
  title: string;
}

/**
 * The site whose pages are made.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function openApiSite(
  {siteDir, url, baseUrl, title}: Pick<OpenApiSite, 'siteDir' | 'url' | 'baseUrl' | 'title'>,
  options: unknown = {},
): OpenApiSite {
  const settings = parseOptions('@training-catalog/openapi-pages', schema, options);
  delete settings.id;
  return {siteDir, url, baseUrl, title, ...settings};
}
