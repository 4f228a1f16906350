/** Rules about pages, sets of them, and the check of a site while Docusaurus builds it. */
export type {ContentLintConfig} from './config.js';
export {contentLint, type ContentLint} from './contentLint.js';
export {examplePage, examplePageWith} from './examplePage.js';
export {faultsOf, lineOf, type Report} from './faults.js';
export {frontMatterOf, routeOf} from './route.js';
export {
  bounded,
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
  type LinkOption,
} from './rule.js';
export type {
  Area,
  DirectiveKind,
  ElementAttributes,
  LintFile,
  LintLink,
  LintPage,
  LintSite,
  RuleSet,
  SharedRule,
  SiteFault,
  SitePage,
} from './ruleSet.js';
export {sitePathProblem} from './sitePathProblem.js';
export {tagNames} from './tagNames.js';
