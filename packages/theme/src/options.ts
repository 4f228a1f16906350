import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {icons, type IconName} from './components/Icon/icons.js';

/** Paths of the pages that the theme adds. */
export const mapRoute = '/map';
export const releasesRoute = '/whats-new';

/** Hues of the style sheet, by name: `--hue-<name>` and the class `hue-<name>`. */
export const hues = ['water', 'field', 'amber', 'plum', 'clay', 'slate', 'rose', 'moss', 'indigo', 'stone'] as const;

/** A hue of the style sheet. */
export type Hue = (typeof hues)[number];

/** Icon and hue that identify a topic or a kind of page. */
export interface Mark {
  icon: IconName;
  hue: Hue;
}

const word = z.string().trim().min(1);

const folder = z
  .string()
  .regex(/^[^/\\]+$/, 'it must be a folder in the site without slashes; write the name of an area, such as docs');

const url = z.string().regex(/^https?:\/\//, 'it must be a URL; begin it with https://');

const mark = z.strictObject({
  icon: z.enum(Object.keys(icons) as [IconName, ...IconName[]]),
  hue: z.enum(hues),
});

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.literal('default', 'a site has one theme of a catalog; remove "id"').default('default'),
  publisher: z.strictObject({name: word, url}),
  problemReports: url,
  accessibilityStatement: z
    .string()
    .regex(/^\/[^/]/, 'it must be the path of a page of the site; begin it with a slash, as in /accessibility')
    .optional(),
  areas: z.array(z.strictObject({folder, label: word})).min(1),
  folders: z.strictObject({projects: folder, operations: folder.optional(), lessons: folder.optional()}),
  marks: z.record(folder, mark).default({}),
  firstSidebar: word.optional(),
  markdownCopies: z.boolean().default(true),
});

/** Options of the theme; see the README for meaning and defaults. */
export type ThemeOptions = z.input<typeof schema>;

/** Options with their defaults. */
export type ThemeSettings = z.infer<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): ThemeSettings =>
  parseOptions('@training-catalog/theme', schema, options);
