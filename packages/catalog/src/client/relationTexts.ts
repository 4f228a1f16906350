import {translate} from '@docusaurus/Translate';
import {relationKinds, type RelationKind} from '../relations.js';

/** A kind of relation as a verb: "uses". */
export const relationText = (kind: RelationKind): string =>
  ({
    uses: translate({
      id: 'training-catalog.catalog.relation.uses',
      message: 'uses',
      description: 'Verb between the names of two projects',
    }),
    feeds: translate({
      id: 'training-catalog.catalog.relation.feeds',
      message: 'feeds',
      description: 'Verb between the names of two projects',
    }),
    deploys: translate({
      id: 'training-catalog.catalog.relation.deploys',
      message: 'deploys',
      description: 'Verb between the names of two projects',
    }),
    embeds: translate({
      id: 'training-catalog.catalog.relation.embeds',
      message: 'embeds',
      description: 'Verb between the names of two projects',
    }),
    documents: translate({
      id: 'training-catalog.catalog.relation.documents',
      message: 'documents',
      description: 'Verb between the names of two projects',
    }),
    continues: translate({
      id: 'training-catalog.catalog.relation.continues',
      message: 'continues',
      description: 'Verb between the names of two projects',
    }),
  })[kind];

/** A kind of relation from the point of view of the other project: "used by". */
export const passiveText = (kind: RelationKind): string =>
  ({
    uses: translate({
      id: 'training-catalog.catalog.relation.uses.passive',
      message: 'used by',
      description: 'Verb before the name of the project that acts',
    }),
    feeds: translate({
      id: 'training-catalog.catalog.relation.feeds.passive',
      message: 'fed by',
      description: 'Verb before the name of the project that acts',
    }),
    deploys: translate({
      id: 'training-catalog.catalog.relation.deploys.passive',
      message: 'deployed by',
      description: 'Verb before the name of the project that acts',
    }),
    embeds: translate({
      id: 'training-catalog.catalog.relation.embeds.passive',
      message: 'embedded in',
      description: 'Verb before the name of the project that acts',
    }),
    documents: translate({
      id: 'training-catalog.catalog.relation.documents.passive',
      message: 'documented by',
      description: 'Verb before the name of the project that acts',
    }),
    continues: translate({
      id: 'training-catalog.catalog.relation.continues.passive',
      message: 'continued by',
      description: 'Verb before the name of the project that acts',
    }),
  })[kind];

/** All kinds of relations in words: "uses, feeds, ..., or continues". */
export const allRelationTexts = (locale: string): string =>
  new Intl.ListFormat(locale, {type: 'disjunction'}).format(relationKinds.map(relationText));
