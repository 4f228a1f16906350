/** Lessons: elements of pages, quizzes, a glossary, learning paths, and progress. */
export type {FileSources, LessonAddition, LessonFiles, MadeFiles} from './doors.js';
export type {LessonsOptions} from './options.js';
export {trainingLessons, type TrainingLessons} from './trainingLessons.js';
