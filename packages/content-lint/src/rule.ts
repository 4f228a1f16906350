/** What a rule can find: an error stops the check, a hint is advice. */
export type Severity = 'error' | 'hint';

/** The text of a page, to which front matter is added if it has none, or whole files by path. */
export type RuleExample = string | Readonly<Record<string, string>>;

/** How severe it is to break a rule. */
export interface RuleSeverity {
  severity: Severity;
  /** On a page that an import wrote, the rule only hints: what it asks for, only a person can add. */
  imported?: 'hint';
  /** Why the configuration of the site cannot change the severity; undefined if it can. */
  fixed?: string;
}

/** What breaks a rule, and the same put right; or why there are no examples, as a clause. */
type RuleExamples =
  | {wrong: RuleExample; right: RuleExample; noExample?: undefined}
  | {wrong?: undefined; right?: undefined; noExample: string};

/** Options of Docusaurus that say what a build does about links and addresses. */
export type LinkOption = 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks' | 'onDuplicateRoutes';

/** What is known about a rule. */
export type Rule = RuleSeverity &
  RuleExamples & {
    /** What the rule asks for and why, in one or two sentences of Markdown. */
    summary: string;
    /** Whether diagnostics of the rule carry a fix where no judgment is needed. */
    fixable?: true;
    /** A build leaves what breaks the rule to Docusaurus, which does as these options say; the set is for the command only. */
    buildOptions?: readonly LinkOption[];
  };

/** An error unless the configuration of the site says otherwise. */
export const error = {severity: 'error'} as const satisfies RuleSeverity;

/** A hint unless the configuration of the site says otherwise. */
export const hint = {severity: 'hint'} as const satisfies RuleSeverity;

/** An error that is a hint on imported pages. */
export const editorial = {severity: 'error', imported: 'hint'} as const satisfies RuleSeverity;

/** An error that no configuration changes, because what breaks the rule cannot be parsed. */
export const unparsed = {severity: 'error', fixed: 'what breaks it cannot be parsed'} as const satisfies RuleSeverity;

/** An error that no configuration changes, because what breaks the rule is unsafe. */
export const unsafe = {
  severity: 'error',
  fixed: 'what breaks it could run code or load content of others',
} as const satisfies RuleSeverity;

/** An error that no configuration changes, because the build stops anyway. */
export const refused = {severity: 'error', fixed: 'the build refuses what breaks it'} as const satisfies RuleSeverity;

/** An error that no configuration changes, because there would be nothing to show. */
export const drawn = {severity: 'error', fixed: 'what breaks it cannot be drawn'} as const satisfies RuleSeverity;

/** An error that no configuration changes, because a reader or a build would pay for what breaks the rule. */
export const bounded = {
  severity: 'error',
  fixed: 'what breaks it could cover the page, or stop a browser or the build',
} as const satisfies RuleSeverity;
