import YAML, {LineCounter} from 'yaml';
import * as z from 'zod';
import {ContentError} from '../../content-lint/model/diagnostic';
import type {LearningPath} from '../../shared/learningPaths';

const text = z.string().trim().min(1);

const pathsFile = z.array(
  z.strictObject({
    title: text,
    audience: text,
    outcome: text,
    steps: z.array(z.strictObject({page: text, why: text})).min(2),
  }),
);

/** What the paths need to know of a page. */
export interface PathPage {
  title: string;
  permalink: string;
  /** Time of the lesson from its front matter, in minutes, if it gives one. */
  minutes?: number | undefined;
  /** Words on the page. */
  words: number;
}

/** Words a minute at which an adult reads technical text, a low figure; for pages without a time of their own. */
export const readingSpeed = 200;

/**
 * Reads the learning paths.
 *
 * @param file Its path, for messages.
 * @param source Its text: YAML, a list of paths.
 * @param pages Every page of the site by its address without the base path.
 * @throws {ContentError} at a key that is missing or unknown and at a page that does not exist.
 */
export function readPaths(file: string, source: string, pages: ReadonlyMap<string, PathPage>): LearningPath[] {
  const lines = new LineCounter();
  const document = YAML.parseDocument(source, {lineCounter: lines});
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path as (string | number)[], true) as {range?: [number, number, number]} | undefined;
    return node?.range ? lines.linePos(node.range[0]).line : 1;
  };
  const [fault] = document.errors;
  if (fault) {
    throw new ContentError(file, fault.linePos?.[0].line ?? 1, `not valid YAML (${fault.message.split('\n')[0]})`);
  }
  const parsed = pathsFile.safeParse(document.toJS());
  const [issue] = parsed.error?.issues ?? [];
  if (!parsed.success) {
    const at = issue?.path ?? [];
    throw new ContentError(
      file,
      lineOf(at) === 1 ? lineOf(at.slice(0, -1)) : lineOf(at),
      `${at.map(String).join('.')}: ${issue?.message}; a path has title, audience, outcome and two or more steps of page and why`,
    );
  }
  return parsed.data.map(({steps, ...path}, pathIndex) => {
    const found = steps.map(({page, why}, index) => {
      const target = pages.get(page);
      if (!target) {
        throw new ContentError(
          file,
          lineOf([pathIndex, 'steps', index, 'page']),
          `no page "${page}"; write its address after the base path, such as docs/Patra KG/tutorials`,
        );
      }
      return {
        title: target.title,
        permalink: target.permalink,
        why,
        minutes: target.minutes ?? Math.max(1, Math.round(target.words / readingSpeed)),
        isLesson: target.minutes !== undefined,
      };
    });
    return {...path, steps: found, minutes: found.reduce((sum, {minutes}) => sum + minutes, 0)};
  });
}
