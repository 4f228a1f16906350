/** A problem in a text. */
export interface Fault {
  /** Line in the text, from 1. */
  line: number;
  /** `what is wrong; what to write`. */
  message: string;
}

/** A problem in a content file. */
export interface Diagnostic extends Fault {
  /** Path in the repository, with `/`. */
  file: string;
  /** An error stops the check and the build; a hint is advice. */
  severity: 'error' | 'hint';
}

/** An error at a line of a file. */
export const errorAt = (file: string, line: number, message: string): Diagnostic => ({
  file,
  line,
  message,
  severity: 'error',
});

/** Advice about a line of a file. */
export const hintAt = (file: string, line: number, message: string): Diagnostic => ({
  file,
  line,
  message,
  severity: 'hint',
});

/** An error in a content file, in the form `file:line: what is wrong; what to write`. */
export class ContentError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentError';
  }
}

/** The format in which all commands print a diagnostic. */
export const formatDiagnostic = ({file, line, message}: Diagnostic): string => `${file}:${line}: ${message}`;

/** A diagnostic as a GitHub Actions workflow command, which annotates the line in a pull request. */
export function githubAnnotation({file, line, message, severity}: Diagnostic): string {
  const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${severity === 'error' ? 'error' : 'notice'} file=${property(file)},line=${line}::${data(message)}`;
}
