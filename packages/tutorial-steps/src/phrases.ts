import {extentOf, type CountOfPage, type StepCount} from './stepCount.js';

/** Texts of `phrasesIn`, by key. */
export type PhraseTexts = Readonly<
  Record<
    | 'mostlyNotRun'
    | 'setupOnly'
    | 'notRun'
    | 'allRun'
    | 'bothRun'
    | 'someRun'
    | 'noneRun'
    | 'runOn'
    | 'inPart'
    | 'rest'
    | 'pageAll'
    | 'pageBoth'
    | 'pageSome'
    | 'pageNext'
    | 'lastRunOn'
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
  /** `2 of 9 steps run`, `All 9 steps run`, or, without a run, `9 steps, only checked against the source code`. */
  numbers: (count: StepCount) => string;
  /**
   * What precedes and follows the day of a run in `2 of 9 steps run on 2026-11-23 and 1 in part. The other 6 were only
   * checked against the source code`.
   */
  aroundDay: (count: StepCount) => [before: string, after: string];
  /** The pages of a project: `Tutorial: all 5 steps run. How-to: 0 of 21.` */
  pages: (pages: readonly CountOfPage[]) => string;
  /** What precedes and follows the day in `Last run on 2026-11-23.` */
  aroundLastDay: () => [before: string, after: string];
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
    const all = total === 2 ? texts.bothRun : total > 1 ? texts.allRun : texts.someRun;
    const text = extent === 'none' ? texts.noneRun : run === total ? all : texts.someRun;
    return filled(pluralOf(text, total, locale), {total, run});
  };
  const partOf = (inPart: number): string => (inPart > 0 ? filled(texts.inPart, {count: inPart}) : '');
  return {
    minutes: (count) => filled(pluralOf(texts.minutes, count, locale), {count}),
    warning,
    numbers,
    aroundDay(count) {
      const {total, run, inPart} = count;
      const reading = total - run - inPart;
      const [before = '', after = ''] = filled(texts.runOn, {numbers: numbers(count)}).split('{day}');
      const rest = reading > 0 ? filled(pluralOf(texts.rest, reading, locale), {count: reading}) : '';
      return [before, after + partOf(inPart) + rest];
    },
    pages: (pages) =>
      pages
        .map(({label: page, total, run, inPart}, index) => {
          const all = total === 2 ? texts.pageBoth : texts.pageAll;
          const some = index === 0 ? texts.pageSome : texts.pageNext;
          const text = pluralOf(run === total ? all : some, total, locale);
          return `${filled(text, {page, total, run})}${partOf(inPart)}.`;
        })
        .join(' '),
    aroundLastDay() {
      const [before = '', after = ''] = texts.lastRunOn.split('{day}');
      return [before, after];
    },
  };
}
