import list from '@generated/lessons/default/lessons.json';
import type {ListedLesson} from '../lists.js';

/** All lessons, in the order of the sidebar. */
export const lessons: readonly ListedLesson[] = list;
