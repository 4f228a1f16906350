/** Icons of the site, by meaning, with their names in Lucide (https://lucide.dev/icons). */
export const icons = {
  // Topics
  circuit: 'brain-circuit',
  server: 'server',
  animal: 'paw-print',
  sprout: 'sprout',
  basket: 'shopping-basket',
  model: 'network',
  shield: 'shield-check',
  blocks: 'blocks',
  chart: 'chart-line',
  grain: 'wheat',
  tag: 'tag',
  // Kinds of projects
  terminal: 'square-terminal',
  database: 'database',
  box: 'box',
  plug: 'plug',
  cloud: 'cloud',
  // Readers
  rocket: 'rocket',
  teach: 'graduation-cap',
  package: 'package-plus',
  people: 'users',
  // Kinds of pages
  book: 'book-open',
  tutorial: 'footprints',
  guide: 'wrench',
  reference: 'table-properties',
  // Actions and states
  search: 'search',
  close: 'x',
  arrow: 'arrow-right',
  edit: 'pencil',
  print: 'printer',
  copy: 'copy',
  report: 'flag',
  check: 'circle-check',
  clock: 'clock',
  // Notes
  note: 'sticky-note',
  tip: 'lightbulb',
  info: 'info',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof icons;

/** Icons of kinds of pages that nothing else has; they require `src/components/Icon/PageIcons.tsx`. */
export const iconsOfPages: readonly IconName[] = ['book', 'tutorial', 'guide', 'reference'];

/** Icons included in every page; the others require `src/components/Icon/AdditionalIcons.tsx`. */
export const iconsOfEveryPage: readonly IconName[] = [
  'check',
  'copy',
  'danger',
  'edit',
  'info',
  'note',
  'print',
  'report',
  'search',
  'tip',
  'warning',
];
