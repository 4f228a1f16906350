import type {SitePage} from '@training-catalog/content-lint';
import {didYouMean} from '@training-catalog/utils';
import type {CatalogFault, MainPage} from './projectPages.js';

/** A list of questions on a page. */
const list = /<ToolQuestions\s+field="([^"]*)"/g;

/** Questions that differ only in case, spaces, or punctuation are the same. */
const folded = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Checks the questions that projects answer: that a page lists each, that each names existing pages and projects and is
 * answered once; and that each list has a question.
 *
 * @param names names of all projects
 */
export function answerFaults(
  pages: readonly SitePage[],
  mains: readonly MainPage[],
  names: ReadonlySet<string>,
): CatalogFault[] {
  const files = new Set(pages.map(({file}) => file));
  const lists = pages.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((line, index) => Array.from(line.matchAll(list), ([, field = '']) => ({field, file, line: index + 1}))),
  );
  const fields = [...new Set(lists.map(({field}) => field))];
  const used = new Set<string>();
  /** Where each question was first asked. */
  const asked = new Map<string, string>();

  const ofProjects = mains.flatMap(({file, name, facts, lineOf, faultAt}) =>
    (facts.answers ?? []).flatMap(({question, field, start, then = []}, index): CatalogFault[] => {
      const keys = ['project', 'answers', index];
      const faults: CatalogFault[] = [];
      used.add(field);
      const first = asked.get(folded(question));
      if (first === undefined) {
        asked.set(folded(question), `${file}:${lineOf([...keys, 'question'])}`);
      } else {
        const message = `the same question is in ${first}; name this project there under then:, or ask for what only it does`;
        faults.push(faultAt('no-duplicate-question', [...keys, 'question'], message));
      }
      if (!fields.includes(field)) {
        const remedy =
          fields.length === 0
            ? `write <ToolQuestions field="${field}" /> on a page, below a heading`
            : `${didYouMean(field, fields)}write one of ${fields.join(', ')}`;
        faults.push(faultAt('question-field', [...keys, 'field'], `no page lists the field "${field}"; ${remedy}`));
      }
      if (start !== undefined && !files.has(file.replace(/[^/]+$/, start))) {
        const message = `the project has no page ${start}; write the file of one of its pages`;
        faults.push(faultAt('answer-target', [...keys, 'start'], message));
      }
      then.forEach((next, position) => {
        const problem =
          next === name
            ? 'the project itself is already the first tool; name another one, or remove it'
            : then.indexOf(next) < position
              ? `${next} is already named; remove it`
              : names.has(next)
                ? undefined
                : `there is no project "${next}"; ${didYouMean(next, names)}write the name of the folder of a project, or remove it`;
        if (problem !== undefined) {
          faults.push(faultAt('answer-target', [...keys, 'then', position], problem));
        }
      });
      return faults;
    }),
  );
  const unused = lists
    .filter(({field}) => !used.has(field))
    .map(({field, file, line}): CatalogFault => {
      const message = `no project answers a question of the field "${field}"; correct the name, or remove the list`;
      return {rule: 'question-field', file, line, message};
    });
  return [...ofProjects, ...unused];
}
