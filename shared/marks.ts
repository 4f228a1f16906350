import type {ProjectFacts} from '../content-lint/model/schemas';
import type {IconName} from './icons';

/** A hue of src/css/tokens.css. */
export type Hue = 'water' | 'field' | 'amber' | 'plum' | 'clay' | 'slate';

/** Icon and hue that identify a topic or kind. */
export interface Mark {
  icon: IconName;
  hue: Hue;
}

/** Marks of topics, by label; other topics get a default mark. */
const topics: Readonly<Record<string, Mark>> = {
  AI4CI: {icon: 'circuit', hue: 'plum'},
  'Animal-Ecology': {icon: 'animal', hue: 'amber'},
  CI4AI: {icon: 'server', hue: 'water'},
  'Digital-Agriculture': {icon: 'sprout', hue: 'field'},
  'Food-Access': {icon: 'basket', hue: 'clay'},
  'Foundation-AI': {icon: 'model', hue: 'plum'},
  PADI: {icon: 'shield', hue: 'slate'},
  'Smart-Foodsheds': {icon: 'grain', hue: 'amber'},
  Software: {icon: 'blocks', hue: 'water'},
  'Visual-Analytics': {icon: 'chart', hue: 'slate'},
};

/** The mark of a topic. */
export const topicMark = (label: string): Mark =>
  // A label may be the name of a property that every object has, such as constructor.
  (Object.hasOwn(topics, label) ? topics[label] : undefined) ?? {icon: 'tag', hue: 'slate'};

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
