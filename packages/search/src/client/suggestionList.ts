import type {Hit} from '@training-catalog/search-engine';

/** Hits of a query, and the one that Enter opens. */
export interface SuggestionList {
  query: string;
  hits: readonly Hit[];
  chosen: number;
}

/** Element id of a hit in the list, for `aria-activedescendant` of the field. */
export const optionId = (listId: string, number: number): string => `${listId}-${number}`;
