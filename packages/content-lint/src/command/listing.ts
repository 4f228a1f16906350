import {type Diagnostic, formatDiagnostic} from '@training-catalog/content-model';

/** Maximum number of hints of one rule that are printed unless all are requested. */
export const maxOfKind = 5;

/** Lines for the terminal, one per diagnostic; unless `all`, the first few of each rule and the number of others. */
export function listing(diagnostics: readonly Diagnostic[], all: boolean): string[] {
  if (all) {
    return diagnostics.map(formatDiagnostic);
  }
  const seen = new Map<string, number>();
  const lines = diagnostics.filter(({rule}) => {
    const before = seen.get(rule) ?? 0;
    seen.set(rule, before + 1);
    return before < maxOfKind;
  });
  const more = diagnostics.length - lines.length;
  return [
    ...lines.map(formatDiagnostic),
    ...(more > 0 ? [`... and ${more} more like these; --all-hints prints them`] : []),
  ];
}
