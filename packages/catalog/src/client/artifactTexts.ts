import {translate} from '@docusaurus/Translate';
import type {ProjectFacts} from '../projectFacts.js';

type Artifact = NonNullable<ProjectFacts['artifacts']>[number];

/** In the place of what authors did not publish. */
export const notPublished = (): string =>
  translate({
    id: 'training-catalog.catalog.artifacts.notPublished',
    message: 'not published',
    description: 'In the place of a file or a number that the authors of a model or data set did not publish',
  });

/** How to get the files of a model or data set. */
export const accessText = (access: Artifact['access']): string =>
  ({
    open: translate({
      id: 'training-catalog.catalog.artifacts.open',
      message: 'open',
      description: 'How to get the files of a model or data set: anybody can download them',
    }),
    gated: translate({
      id: 'training-catalog.catalog.artifacts.gated',
      message: 'gated: sign in and accept conditions',
      description: 'How to get the files of a model or data set: only after accepting conditions',
    }),
    'not published': notPublished(),
  })[access];
