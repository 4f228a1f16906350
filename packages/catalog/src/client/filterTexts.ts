import {translate} from '@docusaurus/Translate';

// Apart from facetTexts.ts, so that the map does not load the texts of the explorer.

/** Label of the filter by topic. */
export const topicText = (): string =>
  translate({
    id: 'training-catalog.catalog.facet.topic',
    message: 'Topic',
    description: 'Label of a filter of projects',
  });

/** The choice of a filter that filters nothing. */
export const allText = (): string =>
  translate({
    id: 'training-catalog.catalog.explorer.all',
    message: 'All',
    description: 'The choice of a filter that filters nothing',
  });
