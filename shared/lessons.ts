import type {LearningFacts} from '../content-lint/model/schemas';
import type {Label} from './catalog';

/** A lesson as lists show it. */
export interface CatalogLesson {
  title: string;
  /** Address with the base path. */
  permalink: string;
  description: string;
  audience: readonly string[];
  /** Time that it takes, if it says so. */
  minutes?: number | undefined;
  level?: LearningFacts['level'];
  tags: readonly Label[];
}

/** Whether a page with `learning:` is a lesson, and not a tutorial of a project. @param source as Docusaurus names it */
export const isLesson = (source: string): boolean => source.startsWith('@site/Education/');
