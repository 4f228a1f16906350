import type {ProjectFacts} from '@training-catalog/catalog/facts';
import {topicMarks} from '../vocabulary.config';
import type {Mark} from './catalogConfig';
import type {IconName} from './icons';

/** The mark of a topic. */
export const topicMark = (label: string): Mark =>
  // A label may be the name of a property that every object has, such as constructor.
  (Object.hasOwn(topicMarks, label) ? topicMarks[label] : undefined) ?? {icon: 'tag', hue: 'slate'};

/** Icons of the kinds of projects. */
export const kindIcons = {
  software: 'terminal',
  data: 'database',
  model: 'box',
  api: 'plug',
  service: 'cloud',
} as const satisfies Record<ProjectFacts['kind'][number], IconName>;

/** Maturity of a project on the institute's scale: a step from 0 to 4, and its name. */
export function maturityOf(status: NonNullable<ProjectFacts['status']>): {step: number; word: string} {
  const word = status.replace(/Release$/, '').toLowerCase();
  return {step: ['unreleased', 'prototype', 'alpha', 'beta', 'production'].indexOf(word), word};
}
