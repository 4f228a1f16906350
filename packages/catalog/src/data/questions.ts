import {createSlugger} from '@docusaurus/utils';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {extentOf, isMostlyRun, type LastRun, type StepCount} from '@training-catalog/tutorial-steps';
import type {ProjectFacts} from '../projectFacts.js';
import type {CatalogProject, ListedQuestion, QuestionList} from '../types.js';
import {dataOf} from './readCatalog.js';

type Answer = NonNullable<ProjectFacts['answers']>[number];

/** The front matter that this module reads. */
interface Facts {
  project?: ProjectFacts;
  /** Facts of a lesson or tutorial. */
  learning?: {minutes?: number; needs?: readonly string[]};
  lastRun?: LastRun;
}

const factsOf = ({frontMatter}: DocMetadata): Facts => frontMatter as Facts;

const fileName = ({source}: DocMetadata): string => source.split('/').at(-1) ?? '';

/**
 * Time to a first result on a tutorial: as planned with reading or, if it has no plan, as its steps took. Undefined if most of
 * them were not run.
 */
function timeOf({learning, lastRun}: Facts, count: StepCount | undefined): ListedQuestion['firstResult'] {
  if (learning?.minutes !== undefined) {
    return {minutes: learning.minutes, isWithReading: true};
  }
  if (!learning || !lastRun || !count || !isMostlyRun(count)) {
    return undefined;
  }
  const {minutes, system, machine} = lastRun;
  return {
    minutes,
    place: [system, machine].filter(Boolean).join(', '),
    ...(extentOf(count) !== 'all' && {steps: count}),
  };
}

/**
 * The questions that projects answer (`answers:` of the main pages) by field, those first that lead to a result with the
 * least effort.
 *
 * @param pagesOf The pages of each project.
 * @param countOf The steps of a page, and how many of them were run.
 */
export function questionsOf(
  pagesOf: ReadonlyMap<string, readonly DocMetadata[]>,
  projects: readonly CatalogProject[],
  countOf: (page: DocMetadata) => StepCount | undefined,
): QuestionList[] {
  const byName = new Map(projects.map((project) => [project.name, project]));
  const slugger = createSlugger();

  const listed = (answer: Answer, main: DocMetadata, project: CatalogProject, pages: readonly DocMetadata[]) => {
    const start =
      pages.find((page) => (answer.start === undefined ? factsOf(page).learning : fileName(page) === answer.start)) ??
      main;
    const time = timeOf(factsOf(start), countOf(start));
    const data = dataOf(start);
    const instead = factsOf(main).project?.instead;
    const {name, permalink, summary, status, steps} = project;
    const question: ListedQuestion = {
      question: answer.question,
      anchor: slugger.slug(answer.question),
      project: {name, permalink, summary},
      ...(start !== main && {start: {title: start.title, permalink: start.permalink}}),
      needs: answer.needs ?? factsOf(start).learning?.needs ?? [],
      ...(time && {firstResult: {...time, ...(data && {data})}}),
      status,
      steps,
      then: (answer.then ?? []).flatMap((next) => {
        // The rules of the catalog report an unknown project.
        const other = byName.get(next);
        return other ? [{name: next, permalink: other.permalink}] : [];
      }),
      ...(instead && {instead}),
    };
    // A service needs no installation.
    const effort = project.kind.includes('service') ? 0 : (time?.minutes ?? Infinity);
    return {field: answer.field, question, effort};
  };

  const all = projects.flatMap((project) => {
    const pages = pagesOf.get(project.name) ?? [];
    const main = pages.find(({permalink}) => permalink === project.permalink);
    return (main && factsOf(main).project?.answers?.map((answer) => listed(answer, main, project, pages))) ?? [];
  });
  return [...new Set(all.map(({field}) => field))].map((field) => ({
    field,
    questions: all
      .filter((one) => one.field === field)
      // Two tools without a time differ by NaN; they stay in order.
      .sort((a, b) => a.effort - b.effort || 0)
      .map(({question}) => question),
  }));
}
