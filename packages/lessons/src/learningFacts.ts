import * as z from 'zod';
import {nonEmptyText as text, webUrl} from '@training-catalog/content-model';
import {isDay} from '@training-catalog/utils';

/** Difficulty levels of lessons. */
export const lessonLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** Difficulty of a lesson. */
export type LessonLevel = (typeof lessonLevels)[number];

/** Somebody who wrote or reviewed a lesson. */
const lessonPerson = z.strictObject({
  name: text,
  /** ORCID iD, or a page about them. */
  url: webUrl.optional(),
});

/** Somebody who wrote or reviewed a lesson. */
export type LessonPerson = z.infer<typeof lessonPerson>;

/** Standards that a lesson, or one of its sections, practices: an entry of `standards` in its front matter. */
export const lessonStandards = z.strictObject({
  /** Short name of the publisher, from the file of standards. */
  set: text,
  codes: z.array(z.union([text, z.number().int()])).min(1),
  /** Heading of the section that practices them; without it, the whole lesson does. */
  section: text.optional(),
});

/** An entry of `standards` in the front matter of a lesson. */
export type LessonStandards = z.infer<typeof lessonStandards>;

/**
 * Facts of a lesson, below `learning:` in its front matter. They map to Bioschemas TrainingMaterial: audience,
 * competencyRequired (the prerequisites), timeRequired, teaches.
 */
export const learningFacts = z.strictObject({
  audience: z.array(text).min(1),
  needs: z.array(text).min(1),
  outcomes: z.array(text).min(1),
  /** Duration of the lesson in minutes, the sum of its sections' minutes; omitted if nobody measured it. */
  minutes: z.number().int().positive().optional(),
  level: z.enum(lessonLevels).optional(),
  /** Pages to read or do first, as paths from the lesson's file, such as `../basics/set-up.md`. */
  prerequisites: z
    .array(text.regex(/\.mdx?$/, 'write the path of a page from this file, such as ../basics/set-up.md'))
    .min(1)
    .optional(),
  keyPoints: z.array(text).min(1),
  /** School or college standards that it practices, by codes from the file of standards. */
  standards: z.array(lessonStandards).min(1).optional(),
  authors: z.array(lessonPerson).min(1).optional(),
  reviewers: z.array(lessonPerson).min(1).optional(),
  version: z.string({error: 'put the version in quotes: version: "1.2"'}).trim().min(1).optional(),
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, 'write the DOI without an address before it, such as 10.5281/zenodo.1234567')
    .optional(),
  /** Day on which a class was last taught with the page. YAML parses an unquoted date as a Date. */
  taught: z.union([z.date(), z.string().refine(isDay, 'write a date, such as 2026-11-23')]).optional(),
});

/** Facts of a lesson. */
export type LearningFacts = z.infer<typeof learningFacts>;
