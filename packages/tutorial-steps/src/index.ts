/** Steps of pages: what Docusaurus and its configuration need, the rules, and the model. */
export {countSteps, defaultGuides, isGuide, type CountedStep, type PageStepCount} from './countSteps.js';
export {lastRunFacts, stepFrontMatter, type LastRun} from './lastRun.js';
export type {StepRulesOptions, TutorialStepsOptions} from './options.js';
export {
  dayOf,
  extentOf,
  extents,
  isMostlyRun,
  lastDayOf,
  sumOf,
  type ProjectSteps,
  type RunExtent,
  type StepCount,
} from './stepCount.js';
export {stepRules, type StepRule} from './stepRules.js';
export {blockText, infoWords, readSteps, type OutputBlock, type PageSteps, type SavedFile, type Step} from './steps.js';
export {tutorialSteps, type TutorialSteps} from './tutorialSteps.js';
