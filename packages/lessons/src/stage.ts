import {countSteps, dayOf, extentOf, stepFrontMatter} from '@training-catalog/tutorial-steps';
import type {FrontMatter} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {elementsIn} from './elements.js';
import type {LearningFacts} from './learningFacts.js';

/** How far a lesson has come, from what its page holds; nobody writes it. */
export interface Stage {
  /** `beta` if it was run and is timed, `stable` if it was also taught, otherwise `alpha`. */
  name: 'alpha' | 'beta' | 'stable';
  /** Whether all its steps were run; undefined if it has none. */
  run?: boolean | undefined;
  /** Whether its sections have their minutes. */
  timed: boolean;
  /** Day on which it was last taught, as 2026-11-23. */
  taught?: string | undefined;
}

/**
 * The stage of a lesson.
 *
 * @param source text of the page with its front matter
 */
export function stageOf(
  file: string,
  tree: Root,
  source: string,
  {lastRun}: FrontMatter,
  {minutes, taught}: Partial<LearningFacts>,
): Stage {
  const steps = countSteps(file, tree, source, stepFrontMatter.lastRun.safeParse(lastRun).data);
  const run = steps && extentOf(steps) === 'all';
  const timed = minutes !== undefined && elementsIn(tree, 'minutes').length > 0;
  return {
    name: run !== false && timed ? (taught === undefined ? 'beta' : 'stable') : 'alpha',
    ...(run !== undefined && {run}),
    timed,
    ...(taught !== undefined && {taught: dayOf({date: taught})}),
  };
}
