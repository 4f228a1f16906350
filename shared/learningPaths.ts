import type {LearningFacts} from '../content-lint/model/schemas';

/** A step of a learning path: a page with its purpose and time. */
export interface PathStep {
  title: string;
  /** Permalink, with the base path. */
  permalink: string;
  /** Why the page is on this path. */
  why: string;
  /** Time from the page's front matter, otherwise its reading time; see readingSpeed. */
  minutes: number;
  /** Whether `minutes` is the time to do the lesson rather than to read the page. */
  isLesson: boolean;
}

/** A sequence of pages for learners. */
export interface LearningPath {
  title: string;
  audience: string;
  outcome: string;
  /** Highest level among its lessons; undefined if none states one. */
  level?: LearningFacts['level'];
  steps: readonly PathStep[];
  /** Sum of the steps' minutes. */
  minutes: number;
}
