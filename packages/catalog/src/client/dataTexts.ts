import {translate} from '@docusaurus/Translate';
import type {DataKind} from '../projectFacts.js';

/** What steps work on, as a label. */
export const dataText = (kind: DataKind): string =>
  ({
    practice: translate({
      id: 'training-catalog.catalog.data.practice',
      message: 'practice data',
      description: 'What the steps of a page work on: synthetic data or mocks',
    }),
    real: translate({
      id: 'training-catalog.catalog.data.real',
      message: 'real data',
      description: 'What the steps of a page work on: published data',
    }),
    own: translate({
      id: 'training-catalog.catalog.data.own',
      message: 'your own data',
      description: 'What the steps of a page work on: what the reader brings',
    }),
  })[kind];
