import path from 'node:path';
import {formatDiagnostic} from '@training-catalog/content-model';

/** A diagnostic of a specification, with its place in the file. */
export interface Problem {
  /** `error`: a page would be wrong or cannot be made. `hint`: the pages are right, and could be better. */
  severity: 'error' | 'hint';
  /** Id of the rule: one of the linter, or of specificationProblems.ts. */
  rule: string;
  /** Full path of the file. */
  file: string;
  /** Place in the file as a JSON pointer. */
  pointer: string;
  /** What is wrong, and after a semicolon what to write instead. */
  message: string;
  /** Line from 1. Determined lazily, because that means reading the file again. */
  line: () => number;
}

/** Maximum number of problems of one kind that are printed. */
const shown = {error: 20, hint: 3};

/** Formats problems as lines: the first ones of each kind, and the number of further ones. */
export function describeProblems(problems: readonly Problem[], siteDir: string): {errors: string[]; hints: string[]} {
  const text = ({rule, file, line, pointer, message}: Problem): string =>
    formatDiagnostic({
      rule,
      file: path.relative(siteDir, file).split(path.sep).join('/'),
      line: line(),
      message: `${pointer}: ${message}`,
    });
  const lines = (severity: Problem['severity']): string[] => {
    const all = problems.filter((problem) => problem.severity === severity);
    return [...new Set(all.map(({rule}) => rule))].flatMap((rule) => {
      const list = all.filter((problem) => problem.rule === rule);
      const rest = list.length - shown[severity];
      return [
        ...list.slice(0, shown[severity]).map(text),
        ...(rest > 0 ? [`  and ${rest} more of this kind [${rule}]`] : []),
      ];
    });
  };
  return {errors: lines('error'), hints: lines('hint')};
}
