import * as z from 'zod';
import {stepFrontMatter} from '@training-catalog/tutorial-steps';
import {researchAreas} from '../../vocabulary.config';
import {eventFacts} from './event';
import {relationKinds} from '../../shared/relations';
import {httpsUrl, text} from './fields';

/** Kinds of artifacts that a project provides. */
export const projectKinds = ['software', 'data', 'model', 'api', 'service'] as const;

/** Maturity levels of the institute's component catalog. */
export const maturities = [
  'Unreleased',
  'PrototypeRelease',
  'AlphaRelease',
  'BetaRelease',
  'ProductionRelease',
] as const;

const link = z.strictObject({label: text, url: httpsUrl});

/** The publication or software to cite for a project. */
const citation = z.strictObject({
  type: z.enum(['inproceedings', 'article', 'misc', 'software']),
  authors: z.array(text).min(1),
  title: text,
  venue: text.optional(),
  year: z.number().int().min(1990).max(2100).optional(),
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, 'write only the DOI, such as 10.1000/182, without a URL')
    .optional(),
  url: httpsUrl.optional(),
});

/** A relation to another project of the catalog; rules/relationRules.ts compares both ends. */
const relation = z.strictObject({
  kind: z.enum(relationKinds),
  /** Name of the other project's folder in docs/. */
  project: text,
  /** What passes between them, as a phrase: "model cards as JSON". */
  what: text.max(80).optional(),
});

/** A question that the project answers, for the page "Which tool do I need?"; rules/answerRules.ts compares all of them. */
const answer = z.strictObject({
  /** In the words of somebody who does not know the project. */
  question: text.max(110).regex(/\?$/, 'it is not a question; end it with a question mark'),
  /** Heading below which docs/which-tool.md lists it. */
  field: text,
  /**
   * Page to start with, as a file of the project's folder; omitted if it is the tutorial. What a reader needs and the time to
   * a first result are those of this page.
   */
  start: text.regex(/\.mdx?$/, 'write the file of a page in the same folder, such as how-to.md').optional(),
  /** What a reader needs, if the page to start with does not state it under `learning:`. */
  needs: z.array(text.max(80)).min(1).optional(),
  /** Names of the folders in docs/ of the projects to continue with. */
  then: z.array(text).min(1).optional(),
});

/**
 * The facts of a project, stated once in the front matter of its main page, from which the page's card and all lists of
 * projects read them.
 */
export const projectFacts = z.strictObject({
  /** One line for lists of projects, at most 110 characters. */
  summary: text.max(110),
  kind: z.array(z.enum(projectKinds)).min(1),
  area: z.enum(researchAreas),
  /** Version that the institute listed in the newest of the releases among the tags. */
  version: z.string({error: 'put the version in quotes: version: "0.2"'}).trim().min(1).optional(),
  status: z.enum(maturities).optional(),
  /** SPDX identifier if there is one. */
  license: text.optional(),
  repository: httpsUrl.optional(),
  packages: z.array(link).min(1).optional(),
  hosted: z.array(link).min(1).optional(),
  /** Where to report a problem with the software. */
  issues: httpsUrl.optional(),
  cite: citation.optional(),
  /** Relations with this project as the subject; the passive forms are derived. */
  relations: z.array(relation).min(1).optional(),
  answers: z.array(answer).min(1).optional(),
});

/** Difficulty levels of lessons. */
export const lessonLevels = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * Facts of a lesson or tutorial; they map to Bioschemas TrainingMaterial: audience, competencyRequired (the
 * prerequisites), timeRequired, teaches.
 */
export const learningFacts = z.strictObject({
  audience: z.array(text).min(1),
  needs: z.array(text).min(1),
  outcomes: z.array(text).min(1),
  /** Duration of the lesson in minutes, the sum of its sections' minutes; omitted if nobody measured it. */
  minutes: z.number().int().positive().optional(),
  level: z.enum(lessonLevels).optional(),
  /** Pages to read or do first, as paths from the lesson's file, such as `../K-13/Lesson.md`. */
  prerequisites: z
    .array(text.regex(/\.mdx?$/, 'write the path of a page from this file, such as ../K-13/Lesson.md'))
    .min(1)
    .optional(),
  keyPoints: z.array(text).min(1),
});

const lastUpdate = z
  .strictObject({
    /** A date, such as 2025-07-31; validated in frontMatterRules.ts. */
    date: z.union([z.date(), text]).optional(),
    author: text.optional(),
  })
  .refine(({date, author}) => date !== undefined || author !== undefined, 'it is empty; write date: 2025-07-31');

/**
 * The state of a repository that a page describes. `npm run import` writes it on every page, and authors write it on a
 * project's main page; `npm run sync` compares it with the current state of the repository.
 */
export const describedState = z
  .strictObject({
    /** URL of the repository; omitted if it is the project's `repository`. */
    repository: httpsUrl.optional(),
    /** Path in the repository of the README that the page was imported from. */
    path: text.optional(),
    /** Release that the page describes; the name of its git tag if it has one. */
    release: z.string({error: 'put the release in quotes: release: "0.2"'}).trim().min(1).optional(),
    commit: z
      .string({error: 'put the commit in quotes: commit: "7486f11"'})
      .regex(/^[0-9a-f]{7,40}$/, 'write the commit hash, 7 to 40 hexadecimal digits, such as 7486f11')
      .optional(),
    /** Set if the project has neither a release nor a known commit to refer to. */
    unversioned: z.literal(true, {error: 'write true, or remove the key'}).optional(),
    /** Why the pages do not describe the listed version, as one or two sentences. */
    why: text.max(200, 'shorten it to 200 characters').optional(),
    /** URL of the successor repository if the project moved; releases there count as newer releases. */
    continued: httpsUrl.optional(),
  })
  .refine(
    ({release, commit, path, unversioned}) => [release, commit, path, unversioned].some((one) => one !== undefined),
    'it names no version; write release: or commit: below it',
  )
  .refine(
    ({release, commit, unversioned}) => unversioned === undefined || (release === undefined && commit === undefined),
    'unversioned: contradicts release: or commit:; remove one of the two',
  );

/** Front matter of all pages. Unknown keys are errors, because most are typos. */
export const pageFrontMatter = z.strictObject({
  title: text,
  description: text.max(160, 'shorten it to 160 characters: search results cut off the rest'),
  id: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  displayed_sidebar: text.optional(),
  tags: z.array(text).optional(),
  keywords: z.array(text).optional(),
  slug: text.optional(),
  image: text.optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  custom_edit_url: httpsUrl.nullable().optional(),
  last_update: lastUpdate.optional(),
  project: projectFacts.optional(),
  learning: learningFacts.optional(),
  describes: describedState.optional(),
  ...stepFrontMatter,
  event: eventFacts.optional(),
  /**
   * Marks a page that `npm run import` wrote and may replace. What only a person can add (a diagram, lesson facts) may be
   * missing: that is a hint, and an error once somebody completes the page and removes the mark.
   */
  imported: z.literal(true, {error: 'write true, or remove the key'}).optional(),
});

export type DescribedState = z.infer<typeof describedState>;
export type ProjectFacts = z.infer<typeof projectFacts>;
export type LearningFacts = z.infer<typeof learningFacts>;
export type PageFrontMatter = z.infer<typeof pageFrontMatter>;
