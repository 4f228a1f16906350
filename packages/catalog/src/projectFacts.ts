import {httpsUrl, nonEmptyText} from '@training-catalog/content-model';
import {isMonth} from '@training-catalog/utils';
import * as z from 'zod';
import {relationKinds} from './relations.js';

/** Kinds of artifacts that a project provides. */
export const projectKinds = ['software', 'data', 'model', 'api', 'service'] as const;

/** Labels of the maturity of projects by the value in front matter, from the least mature on. */
export const defaultMaturities: Readonly<Record<string, string>> = {
  unreleased: 'unreleased',
  prototype: 'prototype',
  alpha: 'alpha',
  beta: 'beta',
  production: 'production',
};

/** Words that front matter may use for projects. */
export interface ProjectVocabulary {
  /** Research areas, one of which each project names; without them, a project may name any, or none. */
  areas?: readonly string[] | undefined;
  /** Labels of the maturity of projects by the value in front matter, from the least mature on. */
  maturities?: Readonly<Record<string, string>> | undefined;
}

const link = z.strictObject({label: nonEmptyText, url: httpsUrl});

/** The publication or software to cite for a project. */
const citation = z.strictObject({
  type: z.enum(['inproceedings', 'article', 'misc', 'software']),
  authors: z.array(nonEmptyText).min(1),
  title: nonEmptyText,
  venue: nonEmptyText.optional(),
  year: z.number().int().min(1990).max(2100).optional(),
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, 'write only the DOI, such as 10.1000/182, without a URL')
    .optional(),
  url: httpsUrl.optional(),
});

/** A relation to another project of the catalog. */
const relation = z.strictObject({
  kind: z.enum(relationKinds),
  /** Name of the other project's folder. */
  project: nonEmptyText,
  /** What passes between them, as a phrase: "model cards as JSON". */
  what: nonEmptyText.max(80).optional(),
});

/** A public tool or data set of others that serves some readers better than the project. */
const alternative = z.strictObject({
  name: nonEmptyText.max(60),
  url: httpsUrl,
  /** SPDX identifier if there is one, or terms in a few words. */
  license: nonEmptyText.max(60),
  maintainer: nonEmptyText.max(80),
  /** Who should take it, and why, as a phrase. */
  reason: nonEmptyText.max(200),
});

/** How to get the files of an artifact: openly, after conditions are accepted, or not at all, because they are not published. */
export const artifactAccess = ['open', 'gated', 'not published'] as const;

/** A model that others can use, or a data set. */
const artifact = z.strictObject({
  kind: z.enum(['model', 'data']),
  name: nonEmptyText.max(80),
  /** What a model does, or what a data set is for, as a phrase: "image classification". */
  task: nonEmptyText.max(80),
  /** Classes, columns, or what else is in it. */
  contents: nonEmptyText.max(240).optional(),
  /** Places that it covers. */
  region: nonEmptyText.max(100).optional(),
  /** Time that it covers. */
  period: nonEmptyText.max(80).optional(),
  /** Rows, files, parameters, or bytes, with the unit. */
  size: nonEmptyText.max(120).optional(),
  /** SPDX identifier if there is one, terms in a few words, or `not stated`; the rules of the catalog require it. */
  license: nonEmptyText.max(80).optional(),
  access: z.enum(artifactAccess),
  /** Where the weights or files are; the rules of the catalog require it, unless they are not published. */
  url: httpsUrl.optional(),
  /** What its authors published about its accuracy, with the source, which the rules of the catalog require; or `not published`. */
  accuracy: z
    .union([z.literal('not published'), z.strictObject({value: nonEmptyText.max(200), source: httpsUrl.optional()})], {
      error: 'write not published, or the value and its source, below value: and source:',
    })
    .optional(),
});

/** What one item costs: a picture, 1,000 places, a card. The rules of the catalog require where and how that was measured. */
const cost = z
  .strictObject({
    /** What it is the cost of, with the number of items: `1,000 places`. */
    item: nonEmptyText.max(80),
    /** Processor time, of all cores together, in seconds. */
    seconds: z.number().positive().optional(),
    /** The most memory that was in use, in MB. */
    memory: z.number().positive().optional(),
    /** Space for the installation and what it downloads, in MB. */
    disk: z.number().positive().optional(),
    /** What is billed, and by whom, if a paid service is called. */
    paid: nonEmptyText.max(160).optional(),
    /** Cores, memory, and system. */
    machine: nonEmptyText.max(100).optional(),
    /** What was run to measure it, or the page whose step was. */
    command: nonEmptyText.max(200).optional(),
  })
  .refine(
    ({seconds, memory, disk, paid}) => [seconds, memory, disk, paid].some((one) => one !== undefined),
    'it states no cost; add seconds:, memory:, disk:, or paid:, or remove the entry',
  );

/** A question that the project answers. */
const answer = z.strictObject({
  /** In the words of somebody who does not know the project. */
  question: nonEmptyText.max(110).regex(/\?$/, 'it is not a question; end it with a question mark'),
  /** Field of the list that has the question. */
  field: nonEmptyText,
  /**
   * Page to start with, as a file of the project's folder; omitted if it is the tutorial. What a reader needs and the time to
   * a first result are those of this page.
   */
  start: nonEmptyText.regex(/\.mdx?$/, 'write the file of a page in the same folder, such as how-to.md').optional(),
  /** What a reader needs, if the page to start with does not state it under `learning:`. */
  needs: z.array(nonEmptyText.max(80)).min(1).optional(),
  /** Names of the folders of the projects to continue with. */
  then: z.array(nonEmptyText).min(1).optional(),
});

/**
 * Schema of the facts of a project, `project:` in the front matter of its main page, from which its card and all lists of
 * projects read them.
 */
export const projectSchema = ({areas, maturities = defaultMaturities}: ProjectVocabulary = {}) =>
  z.strictObject({
    /** One line for lists of projects, at most 110 characters. */
    summary: nonEmptyText.max(110),
    kind: z.array(z.enum(projectKinds)).min(1),
    area: areas === undefined ? nonEmptyText.optional() : (z.enum(areas) as z.ZodType<string>),
    /** Version that was listed in the newest of the releases among the tags. */
    version: z.string({error: 'put the version in quotes: version: "0.2"'}).trim().min(1).optional(),
    status: z.enum(Object.keys(maturities)).optional(),
    /** SPDX identifier if there is one. */
    license: nonEmptyText.optional(),
    repository: httpsUrl.optional(),
    packages: z.array(link).min(1).optional(),
    hosted: z.array(link).min(1).optional(),
    /** Where to report a problem with the software, if not in the issues of the repository at GitHub; `none` if nowhere. */
    issues: z.union([httpsUrl, z.literal('none')]).optional(),
    /** Month of the first release, if it is before those among the tags. */
    since: z
      .string({error: 'put the month in quotes: since: "2024-09"'})
      .refine(isMonth, 'write year and month, such as 2024-09')
      .optional(),
    cite: citation.optional(),
    /** Relations with this project as the subject; the passive forms are derived. */
    relations: z.array(relation).min(1).optional(),
    answers: z.array(answer).min(1).optional(),
    /** Models and data sets that the project provides, or says not to publish. */
    artifacts: z.array(artifact).min(1).optional(),
    /** What its use costs, measured. */
    costs: z.array(cost).min(1).optional(),
    /**
     * What the tool, its model, or its data know, in words that readers search for, by what they are: `Species:
     * [white-tailed deer, moose]`. Only what the pages or their sources show: labels, columns, regions, methods.
     */
    knows: z
      .record(nonEmptyText.max(30), z.array(nonEmptyText.max(60)).min(1).max(400))
      .refine((groups) => Object.keys(groups).length > 0, 'it has no words; add a list, or remove the key')
      .optional(),
    /** What to use instead, if it serves better. */
    instead: z.array(alternative).min(1).max(3).optional(),
  });

/** Data of others that a page works on. */
const realData = z.strictObject({
  name: nonEmptyText.max(80),
  /** Where the data come from. */
  source: httpsUrl,
  /** SPDX identifier if there is one, or terms in a few words. */
  license: nonEmptyText.max(60),
  /** What identifies these data: the sum of a file, or the commit that contains them. */
  checksum: z
    .string()
    .regex(
      /^(?:sha256:[0-9a-f]{64}|git:[0-9a-f]{40})$/,
      'write sha256: and 64 hexadecimal digits, or git: and a full commit hash',
    ),
});

/**
 * Schema of `data:`, what the steps of a page work on: `practice` (synthetic data, mocks, or examples written for the page),
 * `own` (what the reader brings), or a list of real data.
 */
export const stepData = z.union([z.enum(['practice', 'own']), z.array(realData).min(1)], {
  error: 'write practice, own, or a list of real data, each with name, source, license, and checksum',
});

/** What the steps of a page work on, in a word. */
export type DataKind = 'practice' | 'own' | 'real';

/** The word for what `data:` states; undefined if it states nothing. */
export const dataKindOf = (data: z.infer<typeof stepData> | undefined): DataKind | undefined =>
  Array.isArray(data) ? 'real' : data;

/**
 * Schema of `describes:`, the state of a repository that a page describes: on a project's main page, and on every page that
 * was made from a README.
 */
export const describedState = z
  .strictObject({
    /** URL of the repository; omitted if it is the project's `repository`. */
    repository: httpsUrl.optional(),
    /** Path in the repository of the README that the page was imported from. */
    path: nonEmptyText.optional(),
    /** Release that the page describes; the name of its git tag if it has one. */
    release: z.string({error: 'put the release in quotes: release: "0.2"'}).trim().min(1).optional(),
    commit: z
      .string({error: 'put the commit in quotes: commit: "7486f11"'})
      .regex(/^[0-9a-f]{7,40}$/, 'write the commit hash, 7 to 40 hexadecimal digits, such as 7486f11')
      .optional(),
    /** Set if the project has neither a release nor a known commit to refer to. */
    unversioned: z.literal(true, {error: 'write true, or remove the key'}).optional(),
    /** Why the pages do not describe the listed version, as one or two sentences. */
    why: nonEmptyText.max(200, 'shorten it to 200 characters').optional(),
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

/** Facts of a project. */
export type ProjectFacts = z.infer<ReturnType<typeof projectSchema>>;

/** State of a repository that a page describes. */
export type DescribedState = z.infer<typeof describedState>;
