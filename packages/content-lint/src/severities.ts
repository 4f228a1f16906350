import {type Diagnostic} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import type {RuleSeverity, Severity} from './rule.js';

/** What a rule can be set to. */
const levels = ['error', 'hint', 'off'] as const;

/** Rules of several sets, by set name, as one table. */
type Sets<Rule> = Readonly<Record<string, Readonly<Record<string, Rule>>>>;

/**
 * Joins the rules of several sets.
 *
 * @param sets rules by id, by the name of their set
 * @throws Error if two sets have a rule with the same id.
 */
export function joinRules<Rule extends RuleSeverity>(sets: Sets<Rule>): ReadonlyMap<string, Rule> {
  const owners = new Map<string, string>();
  const rules = new Map<string, Rule>();
  for (const [set, ofSet] of Object.entries(sets)) {
    for (const [id, rule] of Object.entries(ofSet)) {
      const other = owners.get(id);
      if (other !== undefined) {
        throw new Error(`The rule sets "${other}" and "${set}" both have the rule "${id}"; rename one.`);
      }
      owners.set(id, set);
      rules.set(id, rule);
    }
  }
  return rules;
}

/** Settings of a site. */
export interface SeverityOptions<Id extends string = string> {
  /** File with the settings, for messages. */
  file: string;
  /**
   * Severity by rule; without an entry, the rule has its own. `error` does not make an error of what is a hint because its
   * page was imported.
   */
  severities: Readonly<Partial<Record<Id, Severity | 'off'>>>;
}

/**
 * Gives diagnostics the severities of the site, and leaves out those of rules that are off.
 *
 * @param rules all rules by id
 * @throws an error that names each wrong entry, and what to write instead.
 */
export function withSeverities<Id extends string>(
  diagnostics: readonly Diagnostic<Id>[],
  rules: ReadonlyMap<string, RuleSeverity>,
  {file, severities}: SeverityOptions,
): Diagnostic<Id>[] {
  function problemOf(id: string, level: unknown): string | undefined {
    const rule = rules.get(id);
    if (!rule) {
      return `unknown rule; ${didYouMean(id, [...rules.keys()])}write the id of a rule; those of other programs are set in files of their own`;
    }
    if (!levels.some((one) => one === level)) {
      return `${JSON.stringify(level)} is no severity; write one of ${levels.join(', ')}`;
    }
    return rule.fixed === undefined
      ? undefined
      : `the severity cannot be changed, because ${rule.fixed}; remove the entry`;
  }
  const problems = Object.entries(severities).flatMap(([id, level]) => {
    const problem = problemOf(id, level);
    return problem === undefined ? [] : [`${file}: "${id}": ${problem}`];
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return diagnostics.flatMap((diagnostic): Diagnostic<Id>[] => {
    const level = severities[diagnostic.rule];
    if (level === undefined || level === rules.get(diagnostic.rule)?.severity) {
      return [diagnostic];
    }
    return level === 'off' ? [] : [{...diagnostic, severity: level}];
  });
}
