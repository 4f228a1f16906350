import {translate} from '@docusaurus/Translate';
import {lessonKind, noLicense, noSteps, type Facet} from './filter.js';
import {topicText} from './filterTexts.js';

/** Label of a field. */
export const facetText = (facet: Facet): string =>
  ({
    topic: topicText(),
    release: translate({
      id: 'training-catalog.catalog.facet.release',
      message: 'Release',
      description: 'Label of a filter of projects',
    }),
    kind: translate({
      id: 'training-catalog.catalog.facet.kind',
      message: 'Kind',
      description: 'Label of a filter of projects',
    }),
    license: translate({
      id: 'training-catalog.catalog.facet.license',
      message: 'License',
      description: 'Label of a filter of projects',
    }),
    area: translate({
      id: 'training-catalog.catalog.facet.area',
      message: 'Research area',
      description: 'Label of a filter of projects',
    }),
    run: translate({
      id: 'training-catalog.catalog.facet.run',
      message: 'Steps run',
      description: 'Label of a filter of projects: how many steps on its pages were run',
    }),
  })[facet];

/** Values that are words of the catalog; all others are words of front matter and tags. */
const values: Readonly<Record<string, () => string>> = {
  [lessonKind]: () =>
    translate({
      id: 'training-catalog.catalog.value.lesson',
      message: 'lesson',
      description: 'Kind of what the explorer lists',
    }),
  [noLicense]: () =>
    translate({
      id: 'training-catalog.catalog.value.noLicense',
      message: 'not stated',
      description: 'License of projects without one, as a choice of a filter',
    }),
  [noSteps]: () =>
    translate({
      id: 'training-catalog.catalog.value.noSteps',
      message: 'no steps',
      description: 'Projects whose pages have no steps, as a choice of a filter',
    }),
  all: () =>
    translate({
      id: 'training-catalog.catalog.value.all',
      message: 'all',
      description: 'Projects of which all steps were run, as a choice of a filter',
    }),
  'at least half': () =>
    translate({
      id: 'training-catalog.catalog.value.atLeastHalf',
      message: 'at least half',
      description: 'Projects of which at least half of the steps were run, as a choice of a filter',
    }),
  'fewer than half': () =>
    translate({
      id: 'training-catalog.catalog.value.fewerThanHalf',
      message: 'fewer than half',
      description: 'Projects of which fewer than half of the steps were run, as a choice of a filter',
    }),
  'setup only': () =>
    translate({
      id: 'training-catalog.catalog.value.setupOnly',
      message: 'setup only',
      description: 'Projects of which only setup steps were run, as a choice of a filter',
    }),
  none: () =>
    translate({
      id: 'training-catalog.catalog.value.none',
      message: 'none',
      description: 'Projects of which no steps were run, as a choice of a filter',
    }),
};

/** A value of a facet as readers see it. */
export const valueText = (facet: Facet, value: string): string =>
  (['kind', 'license', 'run'].includes(facet) && Object.hasOwn(values, value) ? values[value]?.() : undefined) ?? value;
