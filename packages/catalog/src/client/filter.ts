import type {ListedProject, Option} from '../types.js';
import {extentOf} from '@training-catalog/tutorial-steps/client';
import {compareIgnoreCase} from './compareIgnoreCase.js';

/** Facets of the project filters, in the order of the form; also their names as query parameters. */
export const facets = ['topic', 'release', 'kind', 'license', 'area', 'run'] as const;
export type Facet = (typeof facets)[number];

/** Query parameters that filter projects: the facets, and `q` for words. */
export const filters = [...facets, 'q'] as const;
export type Filter = (typeof filters)[number];

/** State of the explorer: a value for each active facet, search words, sort order, and view. */
export interface Choice extends Partial<Record<Filter, string | undefined>> {
  sort?: 'newest' | undefined;
  view?: 'list' | undefined;
}

/** Value of `kind` that lists lessons instead of projects. */
export const lessonKind = 'lesson';

/** Value of `license` for projects without one. */
export const noLicense = 'not stated';

/** Value of the `run` facet for projects whose pages have no steps. */
export const noSteps = 'no steps';

const valuesOf: Record<Facet, (project: ListedProject) => readonly string[]> = {
  topic: ({topics}) => topics,
  release: ({releases}) => releases,
  kind: ({kind}) => kind,
  license: ({license}) => [license ?? noLicense],
  area: ({area}) => (area === undefined ? [] : [area]),
  run: ({steps}) => [steps ? extentOf(steps) : noSteps],
};

/** Parses a query string; unknown parameters are ignored. */
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

/** Whether any filter is active. */
export const isFiltered = (choice: Choice): boolean => filters.some((filter) => choice[filter]);

/** Serializes a choice as a query string with its question mark; empty for the default. */
export function writeChoice(choice: Choice): string {
  const entries = Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}

/** A text in lower case and without accents. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a text contains every one of the words, ignoring case, accents, and the `s` of a plural: readers type `photos`
 * where a text has `photo`.
 */
export const containsWords = (text: string, words: string): boolean =>
  plain(words)
    .split(/\Bs\b|\s+/)
    .every((word) => plain(text).includes(word));

function matches(project: ListedProject, choice: Choice, except?: Facet): boolean {
  const text = `${project.name} ${project.summary} ${project.topics.join(' ')}`;
  return (
    containsWords(text, choice.q ?? '') &&
    facets.every(
      (facet) => facet === except || choice[facet] === undefined || valuesOf[facet](project).includes(choice[facet]),
    )
  );
}

const newest = ({releases}: ListedProject): string => releases[0] ?? '';

/** Filters and sorts projects: by name, or by newest release first. */
export function chosen(projects: readonly ListedProject[], choice: Choice): ListedProject[] {
  const found = projects.filter((project) => matches(project, choice));
  return choice.sort === 'newest' ? found.sort((a, b) => compareIgnoreCase(newest(b), newest(a))) : found;
}

/** All values of a facet, each with the number of projects that match it and the other filters; releases newest first. */
export function options(projects: readonly ListedProject[], choice: Choice, facet: Facet): Option[] {
  const values = [...new Set(projects.flatMap(valuesOf[facet]))].sort(compareIgnoreCase);
  const rest = projects.filter((project) => matches(project, choice, facet));
  return (facet === 'release' ? values.reverse() : values).map((value) => ({
    value,
    count: rest.filter((project) => valuesOf[facet](project).includes(value)).length,
  }));
}
