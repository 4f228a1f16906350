import {learningFacts} from '@training-catalog/lessons/model';
import * as z from 'zod';
import {describedState, projectSchema} from '@training-catalog/catalog/facts';
import {stepFrontMatter} from '@training-catalog/tutorial-steps';
import {catalogOptions} from '../../lib/catalogOptions';
import {eventFacts} from './event';
import {httpsUrl, text} from './fields';

/** Facts of projects in the words of the institute. */
export const projectFacts = projectSchema(catalogOptions);

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

export type PageFrontMatter = z.infer<typeof pageFrontMatter>;
