import type {LastRun} from '../content-lint/model/schemas';

/** How much of a project's steps was run: all of those marked on its pages, or some of them. */
export type StepsRun = 'whole' | 'part';

/** The day of a run, such as `2026-11-23`: a parser of YAML makes a date of it. */
export const dayOf = ({date}: Pick<LastRun, 'date'>): string =>
  date instanceof Date ? date.toISOString().slice(0, 10) : date;

/** What the pages of a project say together; undefined if none was run. */
export function stepsRunOf(runs: readonly LastRun[]): StepsRun | undefined {
  return runs.length === 0 ? undefined : runs.some(({notRun}) => notRun !== undefined) ? 'part' : 'whole';
}

const inWords = new Intl.ListFormat('en', {type: 'conjunction'});

/** `3, 4 and 5 to 7` without the first ones: runs of numbers as ranges. */
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
 * What a page says of its steps that were not run: `step 6 not run: needs a GPU`. Headings such as `Step 6: Train`
 * give the numbers, because readers see those; a page whose headings have none names the headings.
 *
 * @param headings heading of each step, from the first on
 */
export function notRunText({notRun = []}: Pick<LastRun, 'notRun'>, headings: readonly string[]): string {
  const skipped = new Map(notRun.map(({step, reason}) => [step, reason]));
  // A step that needs a skipped one was skipped for the same reason.
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

/** What follows the day of a run: ` on Debian 12, Python 3.11, commit abc1234, 12 minutes`. */
export function runText({system, tools = [], commit, minutes}: LastRun): string {
  const parts = [
    system,
    ...tools,
    ...(commit === undefined ? [] : [`commit ${commit}`]),
    `${minutes} minute${minutes === 1 ? '' : 's'}`,
  ];
  return ` on ${parts.join(', ')}`;
}
