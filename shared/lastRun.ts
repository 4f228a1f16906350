import type {LastRun} from '../content-lint/model/schemas';

/** Whether all of the marked steps on a project's pages were run, only some, or only those of the setup. */
export type StepsRun = 'whole' | 'part' | 'setup';

/** Date of a run as `2026-11-23`; YAML parses an unquoted date as a Date. */
export const dayOf = ({date}: Pick<LastRun, 'date'>): string =>
  date instanceof Date ? date.toISOString().slice(0, 10) : date;

/** Combines the runs of a project's pages; undefined if there are none. */
export function stepsRunOf(runs: readonly LastRun[]): StepsRun | undefined {
  if (runs.length === 0) {
    return undefined;
  }
  return runs.every(({setupOnly}) => setupOnly) ? 'setup' : runs.some(({notRun}) => notRun) ? 'part' : 'whole';
}

/** The newest day on which steps of a project's pages were run; undefined if there is none. */
export const lastDayOf = (runs: readonly LastRun[]): string | undefined => runs.map(dayOf).sort().at(-1);

const inWords = new Intl.ListFormat('en', {type: 'conjunction'});

/** Formats consecutive numbers as ranges. */
function ranges(numbers: readonly number[]): string {
  const parts: [from: number, to: number][] = [];
  numbers.forEach((number) => {
    const last = parts.at(-1);
    if (last && number === last[1] + 1) {
      last[1] = number;
    } else {
      parts.push([number, number]);
    }
  });
  return inWords.format(
    parts.flatMap(([from, to]) =>
      to - from > 1 ? [`${from} to ${to}`] : from === to ? [String(from)] : [String(from), String(to)],
    ),
  );
}

/**
 * Describes the steps of a page that were not run: `step 6 not run: needs a GPU`. Step numbers come from headings such as
 * `Step 6: Train`, because readers see those; steps below unnumbered headings are named by their heading.
 *
 * @param headings heading above each step, in order
 */
export function notRunText({notRun = []}: Pick<LastRun, 'notRun'>, headings: readonly string[]): string {
  const skipped = new Map(notRun.map(({step, reason}) => [step, reason]));
  // A step that depends on a skipped step inherits its reason.
  const rootOf = (step: number): string => {
    const reason = skipped.get(step) ?? '';
    const before = Number(/^needs step (\d+)$/.exec(reason)?.[1]);
    return before < step && skipped.has(before) ? rootOf(before) : reason;
  };
  const byReason = new Map<string, number[]>();
  notRun.forEach(({step}) => byReason.set(rootOf(step), [...(byReason.get(rootOf(step)) ?? []), step]));
  const headingOf = (step: number): string => headings[step - 1] ?? '';
  const isWhole = (heading: string): boolean =>
    headings.every((one, index) => one !== heading || skipped.has(index + 1));
  return [...byReason]
    .map(([reason, steps]) => {
      const own = [...new Set(steps.map(headingOf))];
      const numbers = own.map((heading) => Number(/^Step (\d+)\b/i.exec(heading)?.[1]));
      const whole = numbers.filter((number, index) => number > 0 && isWhole(own[index] ?? ''));
      const part = numbers.filter((number, index) => number > 0 && !isWhole(own[index] ?? ''));
      const others = own
        .filter((_, index) => !((numbers[index] ?? NaN) > 0))
        .map((heading) => heading || 'the first step');
      const named = [
        ...(whole.length > 0 ? [`step${whole.length > 1 ? 's' : ''} ${ranges(whole)}`] : []),
        ...(part.length > 0 ? [`part of step${part.length > 1 ? 's' : ''} ${ranges(part)}`] : []),
        ...others.map((heading) => (isWhole(heading) ? `“${heading}”` : `part of “${heading}”`)),
      ];
      return `${inWords.format(named)} not run: ${reason}`;
    })
    .join('; ');
}

/** Text after the date of a run: ` on Debian 12, Python 3.11, commit abc1234, 12 minutes`. */
export function runText({system, tools = [], commit, minutes}: LastRun): string {
  const parts = [
    system,
    ...tools,
    ...(commit === undefined ? [] : [`commit ${commit}`]),
    `${minutes} minute${minutes === 1 ? '' : 's'}`,
  ];
  return ` on ${parts.join(', ')}`;
}
