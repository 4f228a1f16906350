/** Lessons: elements of pages, views, a glossary, learning paths, and progress. */
export type {LessonsOptions} from './options.js';
export {trainingLessons, type TrainingLessons} from './trainingLessons.js';
