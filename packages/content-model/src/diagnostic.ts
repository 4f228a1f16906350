import type {Fix} from './fix.js';

/** What a rule says about a line of a text, whose file the caller knows: a diagnostic without file and severity. */
export interface Fault<Rule extends string = string> {
  /** Id of the rule, in kebab-case; a site narrows the type to the ids that it knows. */
  rule: Rule;
  /** Line in the text, from 1. */
  line: number;
  /** `what is wrong; what to write`. */
  message: string;
  /** Puts it right, if that needs no judgment. */
  fix?: Fix;
}

/** What a rule says about a line of a content file. */
export interface Diagnostic<Rule extends string = string> extends Fault<Rule> {
  /** Path in the repository, with `/`. */
  file: string;
  /** An error stops the check; a hint is advice. */
  severity: 'error' | 'hint';
  /** Other files that it is about, such as the other page of a duplicate. */
  alsoIn?: readonly string[];
}

/** Ids of the rules of this package itself: what keeps a file from being read or parsed. */
export type SourceRule =
  | 'file-readable'
  | 'max-file-size'
  | 'max-paragraph-marks'
  | 'front-matter-syntax'
  | 'mdx-syntax'
  | 'yaml-syntax'
  | 'json-syntax';

/** An error at a line of a file. */
export const errorAt = <Rule extends string>(
  rule: Rule,
  file: string,
  line: number,
  message: string,
): Diagnostic<Rule> => ({
  rule,
  file,
  line,
  message,
  severity: 'error',
});

/** The format in which all commands print a diagnostic. */
export const formatDiagnostic = ({rule, file, line, message}: Omit<Diagnostic, 'severity'>): string =>
  `${file}:${line}: ${message} [${rule}]`;

/** A diagnostic that stops a build; its message is the printed form. */
export class ContentError<Rule extends string = string> extends Error {
  constructor(readonly diagnostic: Diagnostic<Rule>) {
    super(formatDiagnostic(diagnostic));
    this.name = 'ContentError';
  }
}

/** @throws {ContentError} for the first of the diagnostics, if there is one. */
export function throwFirst([fault]: readonly Diagnostic[]): void {
  if (fault) {
    throw new ContentError(fault);
  }
}

/**
 * A diagnostic as a GitHub Actions workflow command, which annotates the line in a pull request. The rule is in the title
 * and at the end of the text, because the log shows only the text.
 *
 * @param see URL that explains the rule
 */
export function githubAnnotation({rule, file, line, message, severity}: Diagnostic, see?: string): string {
  const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const command = severity === 'error' ? 'error' : 'notice';
  return `::${command} file=${property(file)},line=${line},title=${property(rule)}::${data(`${message} [${rule}]${see === undefined ? '' : ` ${see}`}`)}`;
}
