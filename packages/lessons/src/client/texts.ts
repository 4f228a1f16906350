import {translate} from '@docusaurus/Translate';
import type {LessonLevel} from '../learningFacts.js';

/** "Answer", above the collapsed answer of a question or a quiz. */
export const answerText = (): string =>
  translate({
    id: 'training-catalog.lessons.answer',
    message: 'Answer',
    description: 'Above the collapsed answer of a question or a quiz',
  });

/** "Key points", at the end of a lesson. */
export const keyPointsText = (): string =>
  translate({
    id: 'training-catalog.lessons.key-points',
    message: 'Key points',
    description: 'Title of the list at the end of a lesson',
  });

/** "My learning", the link to a learner's progress. */
export const myLearningText = (): string =>
  translate({
    id: 'training-catalog.lessons.my-learning',
    message: 'My learning',
    description: 'The link to the page with the progress of a learner',
  });

/** Name of a level, as the first word of a line. */
export const levelText = (level: LessonLevel): string =>
  ({
    beginner: translate({
      id: 'training-catalog.lessons.level.beginner',
      message: 'Beginner',
      description: 'Level of a lesson',
    }),
    intermediate: translate({
      id: 'training-catalog.lessons.level.intermediate',
      message: 'Intermediate',
      description: 'Level of a lesson',
    }),
    advanced: translate({
      id: 'training-catalog.lessons.level.advanced',
      message: 'Advanced',
      description: 'Level of a lesson',
    }),
  })[level];
