import {type Diagnostic, didYouMean} from '@training-catalog/content-model';
import {rules, type Rule, type RuleId} from './registry';

/** What a rule can be set to. */
const levels = ['error', 'hint', 'off'] as const;

type Level = (typeof levels)[number];

/** Configuration of the content check, in content-lint.config.ts. */
export interface ContentLintConfig {
  /**
   * Severity by rule; without an entry, the rule has the one of the registry. `error` does not make an error of what is a
   * hint because its page was imported.
   */
  rules: Partial<Record<RuleId, Level>>;
}

/** Where rules of other tools are set, by how their ids begin. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^markdownlint\//, 'set it in .markdownlint-cli2.jsonc'],
  [/^spelling$/, 'set it in cspell.config.yaml'],
];

const isRule = (id: string): id is RuleId => Object.hasOwn(rules, id);

function problemOf(id: string, level: unknown): string | undefined {
  if (!isRule(id)) {
    const other = elsewhere.find(([pattern]) => pattern.test(id))?.[1];
    return `unknown rule; ${other ?? `${didYouMean(id, Object.keys(rules))}write an id that the check prints in brackets`}`;
  }
  if (!levels.some((one) => one === level)) {
    return `${JSON.stringify(level)} is no severity; write one of ${levels.join(', ')}`;
  }
  const {fixed}: Rule = rules[id];
  return fixed === undefined ? undefined : `the severity cannot be changed, because ${fixed}; remove the entry`;
}

/**
 * Gives diagnostics the severities of the configuration, and leaves out those of rules that are off.
 *
 * @throws an error that names each wrong entry, and what to write instead.
 */
export function withSeverities<Id extends string>(
  diagnostics: readonly Diagnostic<Id>[],
  {rules: set}: ContentLintConfig,
): Diagnostic<Id>[] {
  const problems = Object.entries(set).flatMap(([id, level]) => {
    const problem = problemOf(id, level);
    return problem === undefined ? [] : [`content-lint.config.ts: "${id}": ${problem}`];
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return diagnostics.flatMap((diagnostic): Diagnostic<Id>[] => {
    const {rule} = diagnostic;
    const level = isRule(rule) ? set[rule] : undefined;
    if (level === undefined || !isRule(rule) || level === rules[rule].severity) {
      return [diagnostic];
    }
    return level === 'off' ? [] : [{...diagnostic, severity: level}];
  });
}
