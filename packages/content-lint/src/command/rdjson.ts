import type {Diagnostic} from '@training-catalog/content-model';

/** Line from 1, and column from 1 in bytes of UTF-8. */
interface Position {
  line: number;
  column?: number;
}

/** Part of a file; the end is not included, or the whole lines if there are no columns. */
interface Range {
  start: Position;
  end: Position;
}

/** Position of an offset in a text. */
function positionAt(text: string, offset: number): Required<Position> {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: Buffer.byteLength(before.slice(start)) + 1};
}

/**
 * Diagnostics in the Reviewdog Diagnostic Format, which shows a fix on a pull request as a suggestion to apply. A diagnostic
 * with a fix is at the lines of the fix, because GitHub suggests changes only of the lines that a comment is about.
 *
 * @param textOf text of a file, without a byte order mark
 * @param explanations URL of the explanation of each rule
 * @see https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
 */
export function rdjson(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string,
  explanations: ReadonlyMap<string, string>,
): string {
  const results = diagnostics.map((diagnostic) => {
    const {rule, file, line, message, severity, fix} = diagnostic;
    const url = explanations.get(rule);
    const range: Range = fix
      ? {start: positionAt(textOf(file), fix.start), end: positionAt(textOf(file), fix.end)}
      : {start: {line}, end: {line}};
    return {
      message,
      location: {path: file, range: {start: {line: range.start.line}, end: {line: range.end.line}}},
      severity: severity === 'error' ? 'ERROR' : 'INFO',
      code: {value: rule, ...(url !== undefined && {url})},
      ...(fix && {suggestions: [{range, text: fix.text}]}),
    };
  });
  return JSON.stringify({source: {name: 'content-lint'}, diagnostics: results}, undefined, 2);
}
