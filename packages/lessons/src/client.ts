/** What a site's own components need: lists of lessons and paths, and views. */
export type {ClientSettings} from './clientSettings.js';
export {featuredLessons} from './client/featuredLessons.js';
export {lessons} from './client/lessons.js';
export type {PrintButtonProps} from './client/printButtonProps.js';
export type {LearningPath, ListedLesson, PathStep} from './lists.js';
export type {StandardsMatrix} from './standards.js';
export {viewOf} from './views.js';
