import {extentOf, type StepCount} from './stepCount.js';

/** Texts of `phrasesIn`, by key. */
export type PhraseTexts = Readonly<
  Record<
    | 'mostlyNotRun'
    | 'setupOnly'
    | 'notRun'
    | 'allRun'
    | 'someRun'
    | 'byReading'
    | 'runOn'
    | 'inPart'
    | 'restByReading'
    | 'minutes',
    string
  >
>;

/** Values of a text, by name. */
type Values = Readonly<Record<string, string | number>>;

/** A text with its values in place of `{name}`. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural form of a text for a number; the last one if the text has fewer forms than its language. */
export function pluralOf(text: string, count: number, locale: string): string {
  const forms = text.split('|');
  const rules = new Intl.PluralRules(locale);
  const known = pluralForms.filter((form) => rules.resolvedOptions().pluralCategories.some((one) => one === form));
  return forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)] ?? text;
}

/** Phrases about the steps of a page or a project. */
export interface Phrases {
  /** `1 minute`, `12 minutes`. */
  minutes: (minutes: number) => string;
  /**
   * `Mostly not run`, `Only setup run`, or `Not run`; empty if at least half of the steps were run. It precedes the numbers,
   * because it has to be clear at first sight that a page was mostly not run.
   */
  warning: (count: StepCount) => string;
  /** `2 of 9 steps run`, `All 9 steps run`, or, without a run, `9 steps by reading`. */
  numbers: (count: StepCount) => string;
  /** What precedes and follows the day of a run in `2 of 9 steps run on 2026-11-23; 7 by reading`. */
  aroundDay: (count: StepCount) => [before: string, after: string];
}

/** Phrases in a language. */
export function phrasesIn(texts: PhraseTexts, locale: string): Phrases {
  const warning = (count: StepCount): string =>
    ({
      'fewer than half': texts.mostlyNotRun,
      'setup only': texts.setupOnly,
      none: texts.notRun,
      all: '',
      'at least half': '',
    })[extentOf(count)];
  const numbers = (count: StepCount): string => {
    const {total, run} = count;
    const extent = extentOf(count);
    const text = extent === 'none' ? texts.byReading : extent === 'all' && total > 1 ? texts.allRun : texts.someRun;
    return filled(pluralOf(text, total, locale), {total, run});
  };
  return {
    minutes: (count) => filled(pluralOf(texts.minutes, count, locale), {count}),
    warning,
    numbers,
    aroundDay(count) {
      const {total, run, inPart} = count;
      const reading = total - run - inPart;
      const [before = '', after = ''] = filled(texts.runOn, {numbers: numbers(count)}).split('{day}');
      const part = inPart > 0 ? filled(texts.inPart, {count: inPart}) : '';
      const rest = reading > 0 ? filled(texts.restByReading, {count: reading}) : '';
      return [before, after + part + rest];
    },
  };
}
