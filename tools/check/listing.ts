import {type Diagnostic, formatDiagnostic} from '@training-catalog/content-model';
import {explanations as addresses, readConfig} from '@training-catalog/content-lint/node';
import lintConfig from '../../content-lint.config';

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

const known = addresses(readConfig(lintConfig));

/** URL of the explanation of a rule on the site; undefined for rules of other tools. */
export const explanationOf = ({rule}: Pick<Diagnostic, 'rule'>): string | undefined => known.get(rule);

/** Lines with the URL of the explanation of each rule that was broken, in the order of the diagnostics. */
export const explanations = (diagnostics: readonly Diagnostic[]): string[] => [
  ...new Set(diagnostics.map(explanationOf).filter((url) => url !== undefined)),
];
