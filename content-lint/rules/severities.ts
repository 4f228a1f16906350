import {withSeverities as apply, type Severity} from '@training-catalog/content-lint';
import type {Diagnostic} from '@training-catalog/content-model';
import {rules, type RuleId} from './registry';

/** Configuration of the content check, in content-lint.config.ts. */
export interface ContentLintConfig {
  /** Severity by rule; without an entry, the rule has the one of the registry. */
  rules: Partial<Record<RuleId, Severity | 'off'>>;
}

/** Where rules of other tools are set, by how their ids begin. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^markdownlint\//, 'set it in .markdownlint-cli2.jsonc'],
  [/^spelling$/, 'set it in cspell.config.yaml'],
];

/**
 * Gives diagnostics the severities of the configuration, and leaves out those of rules that are off.
 *
 * @throws an error that names each wrong entry, and what to write instead.
 */
export const withSeverities = <Id extends string>(
  diagnostics: readonly Diagnostic<Id>[],
  {rules: severities}: ContentLintConfig,
): Diagnostic<Id>[] => apply(diagnostics, rules, {file: 'content-lint.config.ts', severities, elsewhere});
