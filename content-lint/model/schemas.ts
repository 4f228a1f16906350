import * as z from 'zod';
import {describedState, projectSchema} from '@training-catalog/catalog/facts';
import {stepFrontMatter} from '@training-catalog/tutorial-steps';
import {catalogOptions} from '../../lib/catalogOptions';
import {eventFacts} from './event';
import {httpsUrl, text} from './fields';

/** Facts of projects in the words of the institute. */
export const projectFacts = projectSchema(catalogOptions);

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

export type LearningFacts = z.infer<typeof learningFacts>;
export type PageFrontMatter = z.infer<typeof pageFrontMatter>;
