import type {ProjectFacts} from '../content-lint/model/schemas';
import type {IconName} from './icons';

/** A hue of src/css/tokens.css. */
export type Hue = 'water' | 'field' | 'amber' | 'plum' | 'clay' | 'slate';

/** Icon and hue by which readers know a topic or a kind again. */
export interface Mark {
  icon: IconName;
  hue: Hue;
}

/** Marks of topics, by label; one that is not listed has the general mark. */
const topics: Record<string, Mark | undefined> = {
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
export const topicMark = (label: string): Mark => topics[label] ?? {icon: 'tag', hue: 'slate'};

/** Icons of the kinds of projects. */
export const kindIcons = {
  software: 'terminal',
  data: 'database',
  model: 'box',
  api: 'plug',
  service: 'cloud',
} as const satisfies Record<ProjectFacts['kind'][number], IconName>;

/** How mature a project is: its step on the institute's scale, from 0 to 4, and the word for it. */
export function maturity(status: NonNullable<ProjectFacts['status']>): {step: number; word: string} {
  const word = status.replace(/Release$/, '').toLowerCase();
  return {step: ['unreleased', 'prototype', 'alpha', 'beta', 'production'].indexOf(word), word};
}
