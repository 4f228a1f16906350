import type {Paragraph, PhrasingContent} from 'mdast';
import {conditionText} from './conditions.js';
import type {CountedStep, PageStepCount} from './countSteps.js';
import type {LastRun} from './lastRun.js';
import {filled, phrasesIn, pluralOf} from './phrases.js';
import {dayOf} from './stepCount.js';
import type {StepTexts} from './texts.js';

/** Texts in a language. */
export interface Language {
  texts: StepTexts;
  /** As in `Intl`. */
  locale: string;
}

/** Formats ascending numbers, three or more in a row as a range: `3, 4, and 6 to 9`. */
function ranges(numbers: readonly number[], {texts, locale}: Language): string {
  const parts: [from: number, to: number][] = [];
  numbers.forEach((number) => {
    const last = parts.at(-1);
    if (last && number === last[1] + 1) {
      last[1] = number;
    } else {
      parts.push([number, number]);
    }
  });
  return new Intl.ListFormat(locale).format(
    parts.flatMap(([from, to]) =>
      to - from > 1 ? [filled(texts.range, {from, to})] : from === to ? [String(from)] : [String(from), String(to)],
    ),
  );
}

/** Steps that were not run for the same reason. */
interface StepsNotRun {
  /** Numbers of steps of which nothing was run, ascending. */
  whole: number[];
  /** Numbers of steps that were run in part, ascending. */
  part: number[];
  /** Headings above steps without a number. */
  headings: string[];
  /** What the author did not have, in words; empty if nothing explains it. */
  needs: readonly string[];
}

/** Groups the steps of a page that were not run by what they need. */
function stepsNotRun(steps: readonly CountedStep[], texts: StepTexts): StepsNotRun[] {
  /** Steps with the same number, or below the same heading, are one to a reader. */
  const named = new Map<string, Pick<CountedStep, 'number' | 'heading' | 'extent'> & {needs: Set<string>}>();
  for (const {number, heading, extent, conditions} of steps) {
    if (extent !== 'run') {
      const key = number === undefined ? `heading ${heading}` : `number ${number}`;
      const one = named.get(key) ?? {...(number !== undefined && {number}), heading, extent, needs: new Set()};
      conditions.forEach((condition) => one.needs.add(conditionText(condition, texts)));
      named.set(key, one);
    }
  }
  const groups = new Map<string, StepsNotRun>();
  for (const {number, heading, extent, needs} of named.values()) {
    if (number === undefined && needs.size === 0) {
      continue;
    }
    const sorted = [...needs].sort();
    const key = JSON.stringify(sorted);
    const group = groups.get(key) ?? {whole: [], part: [], headings: [], needs: sorted};
    if (number === undefined) {
      group.headings.push(heading);
    } else {
      group[extent === 'part' ? 'part' : 'whole'].push(number);
    }
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * The steps of a page that were not run: `step 6 (needs a GPU); steps 8 and 9`. Numbers come from headings such as
 * `Step 6: Train`, because readers see those. Other steps are named by the heading above them, and only if something that
 * the author did not have explains why: a guide would otherwise list most of its headings.
 */
export function notRunText(steps: readonly CountedStep[], language: Language): string {
  const {texts, locale} = language;
  const list = new Intl.ListFormat(locale);
  const numbered = (text: string, numbers: readonly number[]): string[] =>
    numbers.length > 0 ? [filled(pluralOf(text, numbers.length, locale), {numbers: ranges(numbers, language)})] : [];
  return stepsNotRun(steps, texts)
    .map(({whole, part, headings, needs}) => {
      const named = list.format([
        ...numbered(texts.whole, whole),
        ...numbered(texts.part, part),
        ...headings.map((heading) => filled(texts.heading, {heading})),
      ]);
      return needs.length === 0
        ? named
        : filled(pluralOf(texts.needs, whole.length + part.length + headings.length, locale), {
            steps: named,
            conditions: list.format(needs),
          });
    })
    .join('; ');
}

/** Where the steps were run: `Debian 12, Python 3.11, commit abc1234, 12 minutes`. */
const environmentText = ({system, machine, tools = [], commit, minutes}: LastRun, {texts, locale}: Language): string =>
  [
    system,
    ...(machine === undefined ? [] : [machine]),
    ...tools,
    ...(commit === undefined ? [] : [filled(texts.commit, {commit})]),
    phrasesIn(texts, locale).minutes(minutes),
  ].join(', ');

/** An element of phrasing content. */
const element = (name: string, properties: object, text: string): PhrasingContent =>
  ({
    type: 'emphasis',
    data: {hName: name, hProperties: properties},
    children: [{type: 'text', value: text}],
  }) as PhrasingContent;

function contentOf(count: PageStepCount, lastRun: LastRun | undefined, language: Language): PhrasingContent[] {
  const {texts, locale} = language;
  const phrases = phrasesIn(texts, locale);
  const text = (value: string): PhrasingContent => ({type: 'text', value});
  const warning = phrases.warning(count);
  const start: PhrasingContent[] = warning === '' ? [] : [{type: 'strong', children: [text(warning)]}, text(': ')];
  if (!lastRun || count.run + count.inPart === 0) {
    return [...start, text(`${phrases.numbers(count)}.`)];
  }
  const day = dayOf(lastRun);
  const [before, after] = phrases.aroundDay(count);
  const environment = filled(texts.environment, {environment: environmentText(lastRun, language)});
  const missing = notRunText(count.steps, language);
  const rest = missing === '' ? '' : ` ${filled(texts.stepsNotRun, {steps: missing})}`;
  return [
    ...start,
    text(before),
    element('time', {dateTime: day, style: 'white-space: nowrap'}, day),
    text(`${after}. ${environment}${rest}`),
  ];
}

/**
 * The line below the title of a page that says how many of its steps were run, when, on what, and which were not.
 *
 * @param further further classes of the paragraph
 */
export const stepsLine = (
  count: PageStepCount,
  lastRun: LastRun | undefined,
  language: Language,
  further: readonly string[],
): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['last-run', ...further]}},
  children: contentOf(count, lastRun, language),
});
