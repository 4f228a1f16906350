import {type Diagnostic, formatDiagnostic} from '@training-catalog/content-model';

/** Maximum number of hints of one kind that are printed unless all are requested. */
export const maxOfKind = 5;

/** The common part of hints of one kind: their text without quotations and numbers. */
const kindOf = ({message}: Diagnostic): string =>
  message.replaceAll(/"[^"]*"|<[^>]*>|\bline \d+|\d+/g, '').replace(/;.*$/s, '');

/** Lines for the terminal, one per diagnostic; unless `all`, the first few of each kind and the number of others. */
export function listing(diagnostics: readonly Diagnostic[], all: boolean): string[] {
  if (all) {
    return diagnostics.map(formatDiagnostic);
  }
  const seen = new Map<string, number>();
  const lines = diagnostics.filter((diagnostic) => {
    const kind = kindOf(diagnostic);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < maxOfKind;
  });
  const more = diagnostics.length - lines.length;
  return [
    ...lines.map(formatDiagnostic),
    ...(more > 0 ? [`... and ${more} more like these; --all-hints prints them`] : []),
  ];
}
