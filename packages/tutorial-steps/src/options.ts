import * as z from 'zod';
import {defaultGuides} from './countSteps.js';

/** Options of `tutorialSteps`. */
export interface TutorialStepsOptions {
  /**
   * File names, without extension, of pages that tell a reader what to do. Their steps are counted even if none is marked
   * with `run`.
   */
  guides?: readonly string[];
  /** Class of what a search should leave out: the line about the steps, output, and saved files. */
  notSearchedClass?: string;
}

/** Options of `stepRules`. */
export interface StepRulesOptions extends Pick<TutorialStepsOptions, 'guides'> {
  /** Command that runs a page and records it, for messages; the path of the page follows. */
  recordCommand?: string;
}

/** File names of guides, as an option. */
export const guidesOption = z
  .array(z.string().regex(/^[^/\\]+(?<!\.mdx?)$/, 'write a file name without extension, such as how-to'))
  .readonly()
  .default(defaultGuides);
