/** What a rule can find: an error stops the check and the build, a hint is advice. */
export type Severity = 'error' | 'hint';

/** The text of a page, to which front matter is added if it has none, or whole files by path. */
export type RuleExample = string | Readonly<Record<string, string>>;

/** What is known about a rule. */
export interface Rule {
  severity: Severity;
  /** On a page that an import wrote, the rule only hints: what it asks for, only a person can add. */
  imported?: 'hint';
  /** Why the configuration of the site cannot change the severity; undefined if it can. */
  fixed?: string;
  /** Whether diagnostics of the rule carry a fix where no judgment is needed. */
  fixable?: true;
  /** What the rule asks for and why, in one or two sentences of Markdown. */
  summary?: string;
  /** What breaks the rule, and the same put right. */
  wrong?: RuleExample;
  right?: RuleExample;
  /** Why there are no examples, as a clause; undefined if there are. */
  noExample?: string;
}

/** An error unless the configuration of the site says otherwise. */
export const error = {severity: 'error'} as const satisfies Rule;

/** A hint unless the configuration of the site says otherwise. */
export const hint = {severity: 'hint'} as const satisfies Rule;

/** An error that is a hint on imported pages. */
export const editorial = {severity: 'error', imported: 'hint'} as const satisfies Rule;

/** An error that no configuration changes, because what breaks the rule cannot be parsed. */
export const unparsed = {severity: 'error', fixed: 'what breaks it cannot be parsed'} as const satisfies Rule;

/** An error that no configuration changes, because what breaks the rule is unsafe. */
export const unsafe = {
  severity: 'error',
  fixed: 'what breaks it could run code or load content of others',
} as const satisfies Rule;

/** An error that no configuration changes, because the build stops anyway. */
export const refused = {severity: 'error', fixed: 'the build refuses what breaks it'} as const satisfies Rule;

/** An error that no configuration changes, because there would be nothing to show. */
export const drawn = {severity: 'error', fixed: 'what breaks it cannot be drawn'} as const satisfies Rule;
