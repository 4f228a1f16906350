import type {LastRun} from '../content-lint/model/schemas';

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

/** Steps of a project's pages together. */
export interface ProjectSteps extends StepCount {
  /** The newest day on which some of them were run, as 2026-11-23; absent if none were. */
  lastRun?: string;
}

/** How much was run, in words that filters and catalog.json use, too. */
export const extents = ['all', 'at least half', 'fewer than half', 'setup only', 'none'] as const;
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

/** What precedes the numbers: it has to be clear at first sight that a page was mostly not run. */
const prefixes: Readonly<Record<RunExtent, string>> = {
  all: '',
  'at least half': '',
  'fewer than half': 'Mostly not run',
  'setup only': 'Only setup run',
  none: 'Not run',
};

/** `1 minute`, `12 minutes`. */
export const inMinutes = (minutes: number): string => `${minutes} minute${minutes === 1 ? '' : 's'}`;

/** `Mostly not run`, `Only setup run`, or `Not run`; empty if at least half of the steps were run. */
export const runWarning = (count: StepCount): string => prefixes[extentOf(count)];

/** `2 of 9 steps run`, `All 9 steps run`, or, without a run, `9 steps by reading`. */
export function runNumbers(count: StepCount): string {
  const {total, run} = count;
  const steps = `${total} step${total === 1 ? '' : 's'}`;
  const extent = extentOf(count);
  return extent === 'none'
    ? `${steps} by reading`
    : extent === 'all' && total > 1
      ? `All ${steps} run`
      : `${run} of ${steps} run`;
}

/** `, 1 in part; 6 by reading`: what follows the day of the run; empty if all steps were run. */
export function restNumbers({total, run, inPart}: StepCount): string {
  const rest = total - run - inPart;
  return `${inPart > 0 ? `, ${inPart} in part` : ''}${rest > 0 ? `; ${rest} by reading` : ''}`;
}

/** `Mostly not run: 2 of 9 steps run on`, the day of the run, and `; 7 by reading`, for lists and cards. */
export function runParts(steps: ProjectSteps): {text: string; day?: string; rest?: string} {
  const warning = runWarning(steps);
  const text = `${warning && `${warning}: `}${runNumbers(steps)}`;
  return steps.lastRun === undefined || extentOf(steps) === 'none'
    ? {text}
    : {text: `${text} on`, day: steps.lastRun, rest: restNumbers(steps)};
}

/** Date of a run as `2026-11-23`; YAML parses an unquoted date as a Date. */
export const dayOf = ({date}: Pick<LastRun, 'date'>): string =>
  date instanceof Date ? date.toISOString().slice(0, 10) : date;

/** The newest day on which steps of a project's pages were run; undefined if there is none. */
export const lastDayOf = (runs: readonly LastRun[]): string | undefined => runs.map(dayOf).sort().at(-1);
