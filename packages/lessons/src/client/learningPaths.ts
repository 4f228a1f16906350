import list from '@generated/lessons/default/paths.json';
import type {LearningPath} from '../lists.js';

/** All learning paths, in the order of their file. */
export const learningPaths: readonly LearningPath[] = list;
