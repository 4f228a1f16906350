/** What pages may say about lessons, for rules, commands, and other plugins; this entry loads no plugin. */
export {
  admonitions,
  bodyOf,
  dataFolder,
  directiveMark,
  elementAttributes,
  isDirective,
  isLabel,
  isLessonElement,
  labelOf,
  lessonElements,
  pageFile,
  quizTypes,
  readQuiz,
  termName,
  type Directive,
  type LessonElement,
  type UsedDataSet,
  type UsedTerm,
  type UsedTime,
} from './elements.js';
export {findTerm, readGlossary} from './glossary.js';
export {learningFacts, type LearningFacts} from './learningFacts.js';
export {checkPaths, readPaths} from './readPaths.js';
export {viewQuery, views, type View} from './views.js';
