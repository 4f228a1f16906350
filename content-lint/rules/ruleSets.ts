import type {LintPage, RuleSet} from '@training-catalog/content-lint';
import {figureRules} from '@training-catalog/figures/rules';
import type {Fault, RuleId} from './registry';
import {stepRules} from './stepRules';

/** A set whose rules are among those of the site. */
type KnownRuleSet<Facts = unknown> = Omit<RuleSet<RuleId, Facts>, 'rules'>;

/** The rule sets of packages. */
export const ruleSets: readonly KnownRuleSet[] = [stepRules, figureRules];

/** What the sets find in a page. */
export const faultsOfSets = (page: LintPage): Fault[] => ruleSets.flatMap((set) => set.checkPage?.(page) ?? []);

/** What the sets have to know of a page, by name of the set. */
export type FactsOfSets = Readonly<Record<string, unknown>>;

/** Reads what the sets have to know of a page. */
export const readFactsOfSets = (page: LintPage): FactsOfSets =>
  Object.fromEntries(
    ruleSets.flatMap((set): [string, unknown][] => (set.factsOf ? [[set.name, set.factsOf(page)]] : [])),
  );

/** What one set knows of a page; undefined if the page could not be parsed. */
export function factsOfSet<Facts>(facts: FactsOfSets, {name}: KnownRuleSet<Facts>): Facts | undefined {
  return facts[name] as Facts | undefined;
}
