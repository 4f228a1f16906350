import type {LearningFacts} from '../content-lint/model/schemas';
import {lessonsArea} from './areas';
import type {Label} from '@training-catalog/catalog/client';

/** A lesson in lists. */
export interface CatalogLesson {
  title: string;
  /** Permalink, with the base path. */
  permalink: string;
  description: string;
  audience: readonly string[];
  /** Duration, if its front matter states one. */
  minutes?: number | undefined;
  level?: LearningFacts['level'];
  tags: readonly Label[];
}

/** Whether a page with `learning:` is a lesson rather than a project's tutorial. @param source Docusaurus' `@site/` path */
export const isLesson = (source: string): boolean => source.startsWith(`@site/${lessonsArea}/`);
