import type {SiteFault} from '@training-catalog/content-lint';
import {didYouMean, frontMatterBlock} from '@training-catalog/content-model';
import {projectFacts} from '../model/schemas';
import type {ProjectPage, ProjectRuleId} from './projectRules';
import {projectFolder} from '../../shared/projectFolder';
import {projectsArea} from '../../shared/areas';

/** Page that lists the questions; its headings are their fields. */
const listPage = `${projectsArea}/which-tool.md`;

/** A list of questions on that page. */
const list = /<ToolQuestions\s+field="([^"]*)"/g;

/** Questions that differ only in case, spaces, or punctuation are the same. */
const folded = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Checks the questions that projects answer: that each is listed under a field that `docs/which-tool.md` has, names existing
 * pages and projects, and is answered once; and that each field of that page has a question.
 */
export function answerFaults(pages: readonly ProjectPage[]): SiteFault<ProjectRuleId>[] {
  const files = new Set(pages.map(({file}) => file));
  const names = new Set(pages.flatMap(({file}) => projectFolder(file) ?? []));
  const lists = pages.flatMap(({file, text}) =>
    file === listPage
      ? text
          .split('\n')
          .flatMap((line, index) => Array.from(line.matchAll(list), ([, field = '']) => ({field, line: index + 1})))
      : [],
  );
  const fields = lists.map(({field}) => field);
  const used = new Set<string>();
  /** Where each question was first asked. */
  const asked = new Map<string, string>();

  const ofProjects = pages.flatMap((page): SiteFault<ProjectRuleId>[] => {
    const project = projectFolder(page.file);
    const facts = projectFacts.safeParse(page.frontMatter?.project);
    const block = frontMatterBlock(page.text);
    if (project === undefined || !facts.success || !block) {
      return []; // Reported by schema validation.
    }
    return (facts.data.answers ?? []).flatMap(
      ({question, field, start, then = []}, index): SiteFault<ProjectRuleId>[] => {
        const lineOf = (...keys: (string | number)[]): number => block.lineOf(['project', 'answers', index, ...keys]);
        const fault = (rule: ProjectRuleId, line: number, message: string): SiteFault<ProjectRuleId>[] => [
          {rule, file: page.file, line, message},
        ];
        used.add(field);
        const first = asked.get(folded(question));
        const here = `${page.file}:${lineOf('question')}`;
        asked.set(folded(question), first ?? here);
        return [
          ...(first === undefined
            ? []
            : fault(
                'no-duplicate-question',
                lineOf('question'),
                `the same question is in ${first}; name this project there under then:, or ask for what only it does`,
              )),
          ...(fields.includes(field)
            ? []
            : fault(
                'question-field',
                lineOf('field'),
                fields.length === 0
                  ? `"${field}" is not listed, because ${listPage} has no <ToolQuestions field="...">; add one below a heading`
                  : `${listPage} has no field "${field}"; ${didYouMean(field, fields)}write one of ${fields.join(', ')}`,
              )),
          ...(start === undefined || files.has(`${projectsArea}/${project}/${start}`)
            ? []
            : fault(
                'answer-target',
                lineOf('start'),
                `${projectsArea}/${project} has no page ${start}; write the file of one of its pages`,
              )),
          ...then.flatMap((next, position) => {
            const line = lineOf('then', position);
            if (next === project) {
              return fault(
                'answer-target',
                line,
                'the project itself is already the first tool; name another one, or remove it',
              );
            }
            if (then.indexOf(next) < position) {
              return fault('answer-target', line, `${next} is already named; remove it`);
            }
            return names.has(next)
              ? []
              : fault(
                  'answer-target',
                  line,
                  `there is no project "${next}"; ${didYouMean(next, names)}write the name of a folder in docs/, or remove it`,
                );
          }),
        ];
      },
    );
  });
  return [
    ...ofProjects,
    ...lists
      .filter(({field}) => !used.has(field))
      .map(({field, line}) => ({
        rule: 'question-field' as const,
        file: listPage,
        line,
        message: `no project answers a question of the field "${field}"; correct the name, or remove the list`,
      })),
  ];
}
