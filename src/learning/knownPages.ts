import paths from '@generated/learning-paths/default/paths.json';
import lessons from '@generated/lessons/default/lessons.json';
import {pageKey} from './progress';

/** Title of a page, and the time that it takes, in minutes. */
interface KnownPage {
  title: string;
  minutes?: number | undefined;
}

/** Every page that can be marked as done, by `pageKey`. */
export const knownPages: ReadonlyMap<string, KnownPage> = new Map<string, KnownPage>([
  ...paths.flatMap(({steps}) => steps).map((step) => [pageKey(step.permalink), step] as const),
  ...lessons.map((lesson) => [pageKey(lesson.permalink), lesson] as const),
]);
