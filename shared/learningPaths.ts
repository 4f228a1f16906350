import type {LearningFacts} from '../content-lint/model/schemas';

/** A page on a learning path, as readers see it. */
export interface PathStep {
  title: string;
  /** Address with the base path. */
  permalink: string;
  /** What the page is for on this path. */
  why: string;
  /** Time that the page's front matter gives, or else the time to read it; see readingSpeed. */
  minutes: number;
  /** Whether the time is that of doing the lesson, not of reading the page. */
  isLesson: boolean;
}

/** Pages in the order in which a learner takes them. */
export interface LearningPath {
  title: string;
  audience: string;
  outcome: string;
  /** Level of the most demanding lesson on it, if one names a level. */
  level?: LearningFacts['level'];
  steps: readonly PathStep[];
  /** Sum over the steps. */
  minutes: number;
}
