/** What components of a site and of other packages need: lists of lessons and paths, and parts that are loaded on request. */
export type {ClientSettings} from './clientSettings.js';
export {featuredLessons} from './client/featuredLessons.js';
export {learningPaths} from './client/learningPaths.js';
export {lessons} from './client/lessons.js';
export {onRequest} from './client/onRequest.js';
export {boxName, type BoxKind} from './client/texts.js';
export type {FeaturedLesson, LearningPath, ListedLesson, PathStep} from './lists.js';
export type {Standard, StandardsMatrix} from './standards.js';
export type {LessonViewsProps, PathViewsProps} from './client/viewProps.js';
