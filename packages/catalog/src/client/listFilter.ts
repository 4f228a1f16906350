import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ListedArtifact, ListedQuestion} from '../types.js';
import {containsWords} from './filter.js';

/** Facts by which models and data sets are filtered, besides words; also their names as query parameters. */
export const artifactFacets = ['access', 'license'] as const;

/**
 * The filter of the lists on a page, which is in its query string; none before hydration, because the page as served lists
 * everything.
 */
export function useFilterInUrl(): URLSearchParams {
  const {search} = useLocation();
  return new URLSearchParams(useIsBrowser() ? search : '');
}

/**
 * Whether a question, its project, what it needs, or what serves better has all words: the answer to a question that no
 * project answers may be another tool.
 */
export const isQuestionChosen = (
  {question, project, needs, instead = []}: ListedQuestion,
  filter: URLSearchParams,
): boolean =>
  containsWords(
    [question, project.name, project.summary, ...needs, ...instead.flatMap(({name, reason}) => [name, reason])].join(
      ' ',
    ),
    filter.get('q') ?? '',
  );

/** Whether a model or data set has all words and the chosen facts. */
export const isArtifactChosen = ({project, facts}: ListedArtifact, filter: URLSearchParams): boolean =>
  containsWords(
    [facts.name, facts.task, facts.contents, facts.region, facts.period, project.name, project.summary].join(' '),
    filter.get('q') ?? '',
  ) && artifactFacets.every((facet) => !filter.get(facet) || facts[facet] === filter.get(facet));
