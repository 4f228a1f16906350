import * as z from 'zod';
import {relationKinds} from '../../shared/relations';

/** The institute's areas, as the component catalogue groups its work; one per project. */
export const instituteAreas = [
  'AI4CI',
  'CI4AI',
  'Foundation-AI',
  'PADI',
  'Software',
  'Visual-Analytics',
  'Animal-Ecology',
  'Digital-Agriculture',
  'Smart-Foodsheds',
] as const;

/** What a project gives its users. */
export const projectKinds = ['software', 'data', 'model', 'api', 'service'] as const;

/** Maturity words of the institute's component catalogue. */
export const maturities = [
  'Unreleased',
  'PrototypeRelease',
  'AlphaRelease',
  'BetaRelease',
  'ProductionRelease',
] as const;

const text = z.string().trim().min(1);
const address = z.url({protocol: /^https$/, error: 'write a full address that begins with https://'});
const link = z.strictObject({label: text, url: address});

/** The publication or software to cite for a project. */
const citation = z.strictObject({
  type: z.enum(['inproceedings', 'article', 'misc', 'software']),
  authors: z.array(text).min(1),
  title: text,
  venue: text.optional(),
  year: z.number().int().min(1990).max(2100).optional(),
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, 'write the DOI itself, such as 10.1000/182, without an address')
    .optional(),
  url: address.optional(),
});

/** A relation to another project of the catalog; rules/relationRules.ts compares both ends. */
const relation = z.strictObject({
  kind: z.enum(relationKinds),
  /** Name of the other project's folder in docs/. */
  project: text,
  /** What passes between them, as a phrase: "model cards as JSON". */
  what: text.max(80).optional(),
});

/**
 * The facts of a project. They are written once, in the front matter of its main page; the card on the page and every
 * list of projects read them from there.
 */
export const projectFacts = z.strictObject({
  /** One line for lists of projects, at most 110 characters. */
  summary: text.max(110),
  kind: z.array(z.enum(projectKinds)).min(1),
  area: z.enum(instituteAreas),
  /** Version of the newest listed release. */
  version: z.string({error: 'put the version in quotes: version: "0.2"'}).trim().min(1).optional(),
  status: z.enum(maturities).optional(),
  /** SPDX identifier where there is one. */
  license: text.optional(),
  repository: address.optional(),
  packages: z.array(link).min(1).optional(),
  hosted: z.array(link).min(1).optional(),
  /** Where to report a problem with the software. */
  issues: address.optional(),
  cite: citation.optional(),
  /** What this project does to others; the other end is derived. */
  relations: z.array(relation).min(1).optional(),
});

/** How much a lesson asks of its learners. */
export const lessonLevels = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * What a reader of a lesson or tutorial decides by, in the terms of Bioschemas TrainingMaterial:
 * audience, competencyRequired, timeRequired, teaches.
 */
export const learningFacts = z.strictObject({
  audience: z.array(text).min(1),
  needs: z.array(text).min(1),
  outcomes: z.array(text).min(1),
  /** Time the whole lesson takes, in minutes; left out where nobody measured it. The sections' minutes sum to it. */
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
    /** A day, such as 2025-07-31; frontMatterRules.ts says whether it is one. */
    date: z.union([z.date(), text]).optional(),
    author: text.optional(),
  })
  .refine(({date, author}) => date !== undefined || author !== undefined, 'it is empty; write date: 2025-07-31');

/**
 * The state of a repository that a page describes. `npm run import` writes it on every page, people on the main
 * page of a project; `npm run sync` compares with it what the repository has now.
 */
export const describedState = z
  .strictObject({
    /** Address of the repository; left out where it is the one of the project. */
    repository: address.optional(),
    /** Path in the repository of the README that the page was imported from. */
    path: text.optional(),
    /** Release whose state the page describes, by the name of its git tag where it has one. */
    release: z.string({error: 'put the release in quotes: release: "0.2"'}).trim().min(1).optional(),
    commit: z
      .string({error: 'put the commit in quotes: commit: "7486f11"'})
      .regex(/^[0-9a-f]{7,40}$/, 'write the 7 to 40 digits that git shows, such as 7486f11')
      .optional(),
    /** Said where the project gives its states no names that the pages could state: no release, no known commit. */
    unversioned: z.literal(true, {error: 'write true, or leave the key out'}).optional(),
    /** Address of the repository in which the project goes on, if it moved; releases there are newer ones of it. */
    continued: address.optional(),
  })
  .refine(
    ({release, commit, path, unversioned}) => [release, commit, path, unversioned].some((one) => one !== undefined),
    'it names no state; write release: or commit: below it',
  )
  .refine(
    ({release, commit, unversioned}) => unversioned === undefined || (release === undefined && commit === undefined),
    'it names a state and says that there is none; remove unversioned:',
  );

/**
 * Says that `npm run import` wrote the page. Such a page may lack what only a person can add (a
 * diagram, the facts of a lesson): that is a hint and not an error until this key is removed.
 */
const importedText = z.strictObject({
  /** Fingerprint of the text as it was imported; another one means that someone edited it since. */
  body: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'this is written by npm run import; leave it as it was, or remove "imported"'),
});

/** Facts of a main page that an import may have to guess. */
export const guessedFacts = ['title', 'description', 'tags', 'summary', 'kind', 'area', 'license'] as const;

/** A parser of YAML makes a date of a day that is not in quotes. */
const day = z.union([z.date(), z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'write a day, such as 2026-11-23')]);

/**
 * When the steps of a page were last run, and on what. `npm run tutorials -- --record` writes it; steps are
 * counted from 1 in the order of the page.
 */
export const lastRunFacts = z.strictObject({
  date: day,
  /** Name and version of the system, such as `Debian 12`. */
  system: text,
  /** Programs that the steps used, with their versions, such as `Python 3.11`. */
  tools: z.array(text).min(1).optional(),
  /** Commit of the component's repository: the beginning of its name, which stays text if it is in quotes. */
  commit: z
    .string({error: 'put the commit in quotes: commit: "1234567"'})
    .regex(/^[0-9a-f]{7,40}$/, 'write the name of a commit, 7 to 40 digits of 0-9 and a-f')
    .optional(),
  /** Time that all steps took, in minutes. */
  minutes: z.number().int().positive(),
  notRun: z
    .array(z.strictObject({step: z.number().int().positive(), reason: text}))
    .min(1)
    .optional(),
});

/** Front matter that every page of every area may carry. An unknown key is an error: it is mostly a typing error. */
export const pageFrontMatter = z.strictObject({
  title: text,
  description: text.max(160, 'shorten it to 160 characters: search results cut the rest'),
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
  custom_edit_url: address.nullable().optional(),
  last_update: lastUpdate.optional(),
  project: projectFacts.optional(),
  learning: learningFacts.optional(),
  describes: describedState.optional(),
  lastRun: lastRunFacts.optional(),
  imported: importedText.optional(),
  /** Facts that the import guessed and nobody has confirmed; each is a hint of the check until it is removed here. */
  guessed: z.array(z.enum(guessedFacts)).min(1, 'nothing is left to confirm; remove the key').optional(),
});

export type DescribedState = z.infer<typeof describedState>;
export type GuessedFact = (typeof guessedFacts)[number];
export type ProjectFacts = z.infer<typeof projectFacts>;
export type LearningFacts = z.infer<typeof learningFacts>;
export type LastRun = z.infer<typeof lastRunFacts>;
export type PageFrontMatter = z.infer<typeof pageFrontMatter>;
