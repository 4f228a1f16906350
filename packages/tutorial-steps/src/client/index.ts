/** What lists and cards of a site show about steps. */
export type {Phrases} from '../phrases.js';
export {
  extentOf,
  extents,
  isMostlyRun,
  type CountOfPage,
  type ProjectSteps,
  type RunExtent,
  type StepCount,
} from '../stepCount.js';
export {phrases} from './phrases.js';
export {default as StepsRun} from './StepsRun.js';
