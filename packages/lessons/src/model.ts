/** What pages may say about lessons, for commands and other plugins; this entry loads no plugin. */
export {learningFacts, type LearningFacts} from './learningFacts.js';
export {readPaths} from './readPaths.js';
export {viewQuery, views, type View} from './views.js';
