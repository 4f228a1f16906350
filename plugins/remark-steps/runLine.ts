import type {PhrasingContent} from 'mdast';
import type {CountedStep, PageStepCount} from '../../content-lint/model/countSteps';
import type {LastRun} from '../../content-lint/model/schemas';
import {conditionText} from '../../content-lint/model/steps';
import {dayOf, inMinutes, restNumbers, runNumbers, runWarning} from '../../shared/lastRun';

const inWords = new Intl.ListFormat('en', {type: 'conjunction'});

/** Formats ascending numbers, consecutive ones as ranges: `3, 4, and 6 to 9`. */
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
 * The steps of a page that were not run: `step 6 (needs a GPU); steps 8 and 9`. Numbers come from headings such as
 * `Step 6: Train`, because readers see those. Other steps are named by the heading above them, and only if something
 * that the author did not have explains why: a guide would otherwise list most of its headings.
 */
export function notRunText(steps: readonly CountedStep[]): string {
  const missing = steps.filter(({extent}) => extent !== 'run');
  const named = new Map<string, {number?: number; extent: CountedStep['extent']; conditions: Set<string>}>();
  missing.forEach(({number, heading, extent, conditions}) => {
    const key = number === undefined ? `“${heading}”` : String(number);
    const own = named.get(key) ?? {...(number !== undefined && {number}), extent, conditions: new Set<string>()};
    conditions.forEach((condition) => own.conditions.add(conditionText(condition)));
    named.set(key, own);
  });
  const groups = new Map<string, {whole: number[]; part: number[]; headings: string[]}>();
  named.forEach(({number, extent, conditions}, name) => {
    const reason = inWords.format([...conditions].sort());
    const group = groups.get(reason) ?? {whole: [], part: [], headings: []};
    if (number !== undefined) {
      group[extent === 'part' ? 'part' : 'whole'].push(number);
    } else if (reason !== '') {
      group.headings.push(name);
    } else {
      return;
    }
    groups.set(reason, group);
  });
  return [...groups]
    .map(([reason, {whole, part, headings}]) => {
      const parts = [
        ...(whole.length > 0 ? [`step${whole.length > 1 ? 's' : ''} ${ranges(whole)}`] : []),
        ...(part.length > 0 ? [`part of step${part.length > 1 ? 's' : ''} ${ranges(part)}`] : []),
        ...headings,
      ];
      const isOne = whole.length + part.length + headings.length === 1;
      return `${inWords.format(parts)}${reason && ` (${isOne ? 'needs' : 'need'} ${reason})`}`;
    })
    .join('; ');
}

/** Where the steps were run: `Debian 12, Python 3.11, commit abc1234, 12 minutes`. */
export function environmentText({system, tools = [], commit, minutes}: LastRun): string {
  return [system, ...tools, ...(commit === undefined ? [] : [`commit ${commit}`]), inMinutes(minutes)].join(', ');
}

/** An element of phrasing content. */
const element = (name: string, properties: object, text: string): PhrasingContent =>
  ({
    type: 'emphasis',
    data: {hName: name, hProperties: properties},
    children: [{type: 'text', value: text}],
  }) as PhrasingContent;

/** The line below the title of a page that says how many of its steps were run, when, on what, and which were not. */
export function runLine(count: PageStepCount, lastRun: LastRun | undefined): PhrasingContent[] {
  const text = (value: string): PhrasingContent => ({type: 'text', value});
  const warning = runWarning(count);
  const before: PhrasingContent[] = warning === '' ? [] : [{type: 'strong', children: [text(warning)]}, text(': ')];
  if (!lastRun || count.run + count.inPart === 0) {
    return [...before, text(`${runNumbers(count)}.`)];
  }
  const day = dayOf(lastRun);
  const missing = notRunText(count.steps);
  return [
    ...before,
    text(`${runNumbers(count)} on `),
    element('time', {className: ['unbroken'], dateTime: day}, day),
    text(`${restNumbers(count)}. Run on ${environmentText(lastRun)}.${missing && ` Not run: ${missing}.`}`),
  ];
}
