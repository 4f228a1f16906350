import {facets, type ListedProject, type Facet, type Option} from '../../../shared/catalog';
import {compareIgnoreCase} from '../compareIgnoreCase';

/** What leaves projects out: facets, and words to look for. */
export const filters = [...facets, 'q'] as const;
export type Filter = (typeof filters)[number];

/** A reader's choice: a value for each facet that is set, words to look for, an order, and a form. */
export interface Choice extends Partial<Record<Filter, string | undefined>> {
  sort?: 'newest' | undefined;
  view?: 'list' | undefined;
}

/** The value of the kind that shows lessons in place of projects. */
export const lessonKind = 'lesson';

const noLicense = 'not stated';

/** Whether the steps on a project's pages were run. */
const runs = {whole: 'whole', part: 'in part', none: 'not'} as const;

const valuesOf: Record<Facet, (project: ListedProject) => readonly string[]> = {
  topic: ({topics}) => topics.map(({label}) => label),
  release: ({releases}) => releases,
  kind: ({kind}) => kind,
  license: ({license}) => [license ?? noLicense],
  area: ({area}) => [area],
  run: ({stepsRun}) => [runs[stepsRun ?? 'none']],
};

/** Reads a choice out of the query of an address; what it does not know is left out. */
export function readChoice(query: string): Choice {
  const given = new URLSearchParams(query);
  const choice: Choice = {};
  filters.forEach((filter) => {
    const value = given.get(filter);
    if (value) {
      choice[filter] = value;
    }
  });
  return {
    ...choice,
    ...(given.get('sort') === 'newest' && {sort: 'newest'}),
    ...(given.get('view') === 'list' && {view: 'list'}),
  };
}

/** Whether a choice leaves projects out. */
export const isFiltered = (choice: Choice): boolean => filters.some((filter) => choice[filter]);

/** Writes a choice as the query of an address, with its question mark; empty for none. */
export function writeChoice(choice: Choice): string {
  const entries = Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}

/** Whether a text holds each of some words, whatever their capitals. */
export const holdsWords = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

function matches(project: ListedProject, choice: Choice, except?: Facet): boolean {
  const text = `${project.name} ${project.summary} ${valuesOf.topic(project).join(' ')}`;
  return (
    holdsWords(text, choice.q ?? '') &&
    facets.every(
      (facet) => facet === except || choice[facet] === undefined || valuesOf[facet](project).includes(choice[facet]),
    )
  );
}

const newest = ({releases}: ListedProject): string => releases[0] ?? '';

/** The projects that fit a choice, by name or newest release first. */
export function chosen(projects: readonly ListedProject[], choice: Choice): ListedProject[] {
  const found = projects.filter((project) => matches(project, choice));
  return choice.sort === 'newest' ? found.sort((a, b) => compareIgnoreCase(newest(b), newest(a))) : found;
}

/** Every value of a facet that any project has, with its count. Releases come newest first. */
export function options(projects: readonly ListedProject[], choice: Choice, facet: Facet): Option[] {
  const values = [...new Set(projects.flatMap(valuesOf[facet]))].sort(compareIgnoreCase);
  const rest = projects.filter((project) => matches(project, choice, facet));
  return (facet === 'release' ? values.reverse() : values).map((value) => ({
    value,
    count: rest.filter((project) => valuesOf[facet](project).includes(value)).length,
  }));
}
