/** Rules about pages, and sets of them. */
export {
  drawn,
  editorial,
  error,
  hint,
  refused,
  type Rule,
  type RuleExample,
  type RuleSeverity,
  type Severity,
  unparsed,
  unsafe,
} from './rule.js';
export type {LintFile, LintPage, LintSite, RuleSet, SiteFault} from './ruleSet.js';
export {joinRules, withSeverities, type SeverityOptions} from './severities.js';
