/** The words of the institute for its research, which front matter and tags of this catalog use. */
import type {Mark} from '@training-catalog/theme';

/** The institute's research areas, as in its component catalog; each project names one. */
export const researchAreas = [
  'AI4CI',
  'CI4AI',
  'Foundation-AI',
  'PADI',
  'Software',
  'Visual-Analytics',
  'Animal-Ecology',
  'Digital-Agriculture',
  'Smart-Foodsheds',
] as const;

/** Labels of the maturity of projects, by the names of the institute's component catalog, from the least mature on. */
export const maturities = {
  Unreleased: 'unreleased',
  PrototypeRelease: 'prototype',
  AlphaRelease: 'alpha',
  BetaRelease: 'beta',
  ProductionRelease: 'production',
} as const;

/** Icon and hue of topics, by the label of their tag; other topics get a default. */
export const topicMarks: Readonly<Record<string, Mark>> = {
  AI4CI: {icon: 'circuit', hue: 'plum'},
  'Animal-Ecology': {icon: 'animal', hue: 'amber'},
  CI4AI: {icon: 'server', hue: 'water'},
  'Digital-Agriculture': {icon: 'sprout', hue: 'field'},
  'Food-Access': {icon: 'basket', hue: 'clay'},
  'Foundation-AI': {icon: 'model', hue: 'rose'},
  PADI: {icon: 'shield', hue: 'slate'},
  'Smart-Foodsheds': {icon: 'grain', hue: 'moss'},
  Software: {icon: 'blocks', hue: 'indigo'},
  'Visual-Analytics': {icon: 'chart', hue: 'stone'},
};

/** Other words for tags in READMEs, in lower case without punctuation: the institute's names of its research thrusts. */
export const tagAliases: ReadonlyMap<string, string> = new Map([
  ['foundationai', 'Foundation-AI'],
  ['va', 'Visual-Analytics'],
  ['da', 'Digital-Agriculture'],
  ['ae', 'Animal-Ecology'],
  ['sf', 'Smart-Foodsheds'],
]);

/** Research area of a project whose topic is not the name of one. */
export const areaOfTopic: ReadonlyMap<string, string> = new Map([['Food-Access', 'Smart-Foodsheds']]);

/** Words that readers type into the search, with those that pages use for them. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  classroom: ['lesson'],
  dnn: ['network'],
  ev: ['edge'],
  k12: ['k13'],
  kg: ['graph'],
  llm: ['language'],
  reid: ['identity'],
  setup: ['install'],
  uav: ['drone'],
  uas: ['drone'],
};
