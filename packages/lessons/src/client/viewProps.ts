import type {LearningFacts} from '../learningFacts.js';
import type {Standard} from '../standards.js';

/** Properties of `@theme/Lesson/Views`. */
export interface LessonViewsProps {
  facts: LearningFacts;
  /** Duration in words. */
  time: string | undefined;
  /** Standards that the lesson practices. */
  standards: readonly Standard[];
}

/** Properties of `@theme/Lesson/PathViews`. */
export interface PathViewsProps {
  /** Anchor of the learning path; its title has this id with `-title`. */
  id: string;
  /** Permalink of its first lesson. */
  firstLesson: string;
}
