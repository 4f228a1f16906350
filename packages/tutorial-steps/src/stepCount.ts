import type {LastRun} from './lastRun.js';

/** Steps of a page or a project as readers count them, and how many of them were run; see countSteps.ts. */
export interface StepCount {
  total: number;
  /** All that they ask for was run. */
  run: number;
  /** Only some of it was run. */
  inPart: number;
  /** Everything that was run only clones, installs, or configures: nobody saw the software do its work. */
  setupOnly?: true;
}

/** Steps of one of a project's pages. */
export interface CountOfPage extends Pick<StepCount, 'total' | 'run' | 'inPart'> {
  /** What readers call the page, such as `Tutorial`. */
  label: string;
}

/** Steps of a project's pages together. */
export interface ProjectSteps extends StepCount {
  /** The same by page, in the order in which readers meet them; a list may leave out some, or all. */
  pages: readonly CountOfPage[];
  /** The newest day on which some of them were run, as 2026-11-23; absent if none were. */
  lastRun?: string;
}

/** How much was run, in words that filters and published data can use. */
export const extents = ['all', 'at least half', 'fewer than half', 'setup only', 'none'] as const;

/** How much of the steps was run. */
export type RunExtent = (typeof extents)[number];

/** How much of the steps was run. A step that was run in part does not count as run. */
export function extentOf({total, run, inPart, setupOnly}: StepCount): RunExtent {
  return run + inPart === 0
    ? 'none'
    : setupOnly
      ? 'setup only'
      : run === total
        ? 'all'
        : run * 2 >= total
          ? 'at least half'
          : 'fewer than half';
}

/** The steps of a project's pages together; undefined if none has steps. */
export function sumOf(counts: readonly StepCount[]): StepCount | undefined {
  if (counts.length === 0) {
    return undefined;
  }
  const sum = (key: 'total' | 'run' | 'inPart'): number => counts.reduce((all, count) => all + count[key], 0);
  const withRun = counts.filter(({run, inPart}) => run + inPart > 0);
  return {
    total: sum('total'),
    run: sum('run'),
    inPart: sum('inPart'),
    ...(withRun.length > 0 && withRun.every(({setupOnly}) => setupOnly) && {setupOnly: true}),
  };
}

/** Whether at least half of the steps were run, and not only those that set things up. */
export const isMostlyRun = (count: StepCount): boolean => ['all', 'at least half'].includes(extentOf(count));

/** Date of a run as `2026-11-23`; YAML parses an unquoted date as a Date. */
export const dayOf = ({date}: Pick<LastRun, 'date'>): string =>
  date instanceof Date ? date.toISOString().slice(0, 10) : date;

/** The newest day on which steps of a project's pages were run; undefined if there is none. */
export const lastDayOf = (runs: readonly LastRun[]): string | undefined => runs.map(dayOf).sort().at(-1);
