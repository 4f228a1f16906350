import * as z from 'zod';
import {defaultGuides} from './countSteps.js';

const guides = z
  .array(z.string().regex(/^[^/\\]+(?<!\.mdx?)$/, 'write a file name without extension, such as how-to'))
  .readonly()
  .default(defaultGuides);

/** Schema of the options of `tutorialSteps`. */
export const stepsOptions = z.strictObject({
  /**
   * File names, without extension, of pages that tell a reader what to do. Their steps are counted even if none is marked
   * with `run`.
   */
  guides,
  /** Class of what a search should leave out: the line about the steps, output, and saved files. */
  notSearchedClass: z.string().min(1).optional(),
});

/** Schema of the options of `stepRules`. */
export const ruleOptions = z.strictObject({
  /** As for `tutorialSteps`. */
  guides,
  /** Command that runs a page and records it, for messages; the path of the page follows. */
  recordCommand: z.string().min(1).default('npx tutorial-steps --record'),
});

/** Options of `tutorialSteps`. */
export type TutorialStepsOptions = z.input<typeof stepsOptions>;

/** Options of `stepRules`. */
export type StepRulesOptions = z.input<typeof ruleOptions>;
