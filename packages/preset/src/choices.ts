import {parseOptions} from '@training-catalog/content-model';
import {hues, icons, type IconName} from '@training-catalog/theme/node';
import * as z from 'zod';

const word = z.string().trim().min(1);

const url = z.string().regex(/^https:\/\//, 'it must be a URL; begin it with https://');

const folder = z
  .string()
  .regex(/^[^/\\]+$/, 'it must be a folder of the site without slashes; write the name of an area, such as docs');

const mark = z.strictObject({icon: z.enum(Object.keys(icons) as [IconName, ...IconName[]]), hue: z.enum(hues)});

/** An area of content: one docs plugin instance. */
const area = z.strictObject({
  /** Content folder, and first part of the URLs of its pages. */
  folder,
  /** Name in the navigation bar. */
  label: word,
  /** Name in the "Tags" menu, if that lists it. */
  tagsLabel: word.optional(),
  /** File that describes its sidebars; without one, the sidebar has its folders. */
  sidebar: word.optional(),
  /** The sidebar that its pages show, if the file describes several. */
  displayedSidebar: word.optional(),
});

const vocabulary = z.strictObject({
  /** Research areas; each project names one. */
  researchAreas: z.array(word).min(1).readonly(),
  /** Labels of the maturity of projects, by the names that front matter uses, from the least mature on. */
  maturities: z.record(word, word).readonly(),
  /** Icon and hue of topics, by the label of their tag; other topics get a default. */
  topicMarks: z.record(z.string(), mark).readonly(),
  /** Other words for tags in READMEs, in lower case without punctuation. */
  tagAliases: z.map(z.string(), z.string()).readonly(),
  /** Research area of a project whose topic is not the name of one. */
  areaOfTopic: z.map(z.string(), z.string()).readonly(),
  /** Words that readers type into the search, with those that pages use for them. */
  synonyms: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
});

const schema = z.strictObject({
  /** The repository on GitHub, and its branches. */
  repository: z.strictObject({organization: word, project: word, branch: word, deployBranch: word}),
  /** Where the site is published: origin, and base path with slashes around it. */
  address: z.strictObject({url, baseUrl: z.string().regex(/^\/(?:.*\/)?$/, 'write the path with slashes around it')}),
  /** Who publishes the catalog, as named in the footer and on pages. */
  institute: z.strictObject({
    shortName: word,
    /** Kicker of the social card of the site. */
    kicker: word,
    name: word,
    homepage: url,
  }),
  /** Who funds the institute, as named in the footer. */
  funding: z.strictObject({agency: word, grant: word}).optional(),
  /** License of the pages' texts and images, unless a page states another. */
  textLicense: z.strictObject({id: word, url}),
  /** Sentence that must end the main page of every project, verbatim. */
  acknowledgement: word.optional(),
  /** Files in which components state facts for the institute, and its own fields in them. */
  componentFile: z.strictObject({files: z.array(word).readonly(), area: word, release: word}).optional(),
  /** Texts of the site itself. */
  texts: z.strictObject({
    title: word,
    shortTitle: word,
    /** Title of the social card of the site. */
    cardTitle: word,
    tagline: z.string(),
    heroHeading: word,
    heroDescription: word,
  }),
  /**
   * Folders of the areas whose pages are more to the site than pages: those of projects, which are the default docs plugin
   * instance; those made from OpenAPI files; lessons; the lists of errors and hosted services; and the contributor's guide.
   */
  areaFolders: z.strictObject({
    projects: folder,
    operations: folder.optional(),
    lessons: folder.optional(),
    resources: folder.optional(),
    guide: folder.optional(),
  }),
  /** Areas of content in the order of the navigation bar. */
  areas: z.array(area).min(1).readonly(),
  /** Icon and hue of the pages of an area in lists; the pages of others get those of their kind. */
  areaMarks: z.record(z.string(), mark).readonly().default({}),
  /** Folders of the areas whose tags the "Tags" menu lists, in its order. */
  tagsMenu: z.array(folder).readonly().default([]),
  /** File names, without extension, of tutorials and how-to guides; their steps are counted. */
  guides: z.array(word).readonly().default(['tutorial', 'tutorials', 'how-to']),
  vocabulary,
  /** The announcement bar above the navigation bar, as in Docusaurus' `themeConfig`. */
  announcement: z
    .strictObject({
      id: word,
      content: word,
      backgroundColor: word.optional(),
      textColor: word.optional(),
      isCloseable: z.boolean().optional(),
    })
    .optional(),
});

/** An area of content: one docs plugin instance. */
export type AreaConfig = z.infer<typeof area>;

/** Whose catalog a site is; see the README for meaning and defaults. */
export type CatalogChoices = z.input<typeof schema>;

/** Choices with their defaults. */
export type Choices = z.infer<typeof schema>;

/**
 * Reads the choices of a site.
 *
 * @throws with the name of a wrong one, and what to write instead.
 */
export function validChoices(given: CatalogChoices): Choices {
  const choices = parseOptions('@training-catalog/preset', schema, given);
  const known = choices.areas.map(({folder: name}) => name);
  const missing = [...Object.entries(choices.areaFolders), ...choices.tagsMenu.map((name) => ['tagsMenu', name])].find(
    ([, name]) => name !== undefined && !known.includes(name),
  );
  if (missing) {
    const [key = '', name = ''] = missing;
    throw new Error(
      `@training-catalog/preset: ${key === 'tagsMenu' ? key : `areaFolders.${key}`} names "${name}", which is no area; write one of ${known.join(', ')}, or add the area to "areas"`,
    );
  }
  return choices;
}
