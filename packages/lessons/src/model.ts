/** What pages may say about lessons, and how to read it, for commands and other plugins; this entry loads no plugin. */
export {durationIn} from './duration.js';
export {
  bodyOf,
  elementsIn,
  isDirective,
  isLabel,
  labelOf,
  pageFile,
  readPrediction,
  readQuiz,
  type Directive,
  type PredictionParts,
  type QuizParts,
} from './elements.js';
export {learningFacts, type LearningFacts} from './learningFacts.js';
export {isInFolder, type SitePage} from './lessonSite.js';
export type {LearningPath} from './lists.js';
export {readPaths} from './readPaths.js';
export {shuffled} from './shuffled.js';
