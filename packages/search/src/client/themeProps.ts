import type {IndexedPage} from '@training-catalog/search-engine';

/** Props of `@theme/SearchTopics`. */
export interface TopicsProps {
  /** Where it is shown: in the list below the box, or on the results page. */
  place: 'box' | 'page';
}

/** Props of `@theme/SearchHitIcon`. */
export interface HitIconProps {
  /** The page of the result. */
  page: IndexedPage;
  /** Number of the result in the list, from 0. */
  number: number;
}
