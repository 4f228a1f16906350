import featured from '@generated/lessons/default/featured.json';
import type {FeaturedLesson} from '../lists.js';

/** The first lessons of the learning paths, three at most, such as for a landing page. */
export const featuredLessons: readonly FeaturedLesson[] = featured;
