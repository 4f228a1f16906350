import type {LessonLevel} from './learningFacts.js';

/** A label that links to a page, such as a tag. */
export interface LinkedLabel {
  label: string;
  permalink: string;
}

/** A lesson in lists. */
export interface ListedLesson {
  title: string;
  /** Permalink, with the base path. */
  permalink: string;
  description: string;
  audience: readonly string[];
  /** Duration, if its front matter states one. */
  minutes?: number | undefined;
  /** Duration in words of the site's language; empty without `minutes`. */
  time: string;
  level?: LessonLevel | undefined;
  tags: readonly LinkedLabel[];
  /** Its version, or else the day of its last change, if one of them is known. */
  edition?: string | undefined;
}

/** A step of a learning path: a page with its purpose and time. */
export interface PathStep {
  title: string;
  /** Permalink, with the base path. */
  permalink: string;
  /** Why the page is on this path. */
  why: string;
  /** Time from the page's front matter, otherwise its reading time; see readingSpeed. */
  minutes: number;
  /** The minutes in words of the site's language. */
  time: string;
  /** Whether `minutes` is the time to do the lesson rather than to read the page. */
  isLesson: boolean;
}

/** A lesson to start with, as the first learning path that has it lists it. */
export type FeaturedLesson = Pick<PathStep, 'title' | 'permalink' | 'why' | 'time'>;

/** A sequence of pages for learners. */
export interface LearningPath {
  title: string;
  /** Anchor on the page that shows the paths. */
  id: string;
  audience: string;
  outcome: string;
  /** Highest level among its lessons; undefined if none states one. */
  level?: LessonLevel | undefined;
  steps: readonly PathStep[];
  /** Sum of the steps' minutes. */
  minutes: number;
  /** The minutes in words of the site's language. */
  time: string;
  /** Path of its quiz items as a GIFT file, without the base path, if it has some. */
  quizFile?: string | undefined;
  /** Permalink of its first lesson that is in the folder of the lessons, where views of the whole path can be. */
  firstLesson?: string | undefined;
}
