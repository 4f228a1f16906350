import {allRules, Linter, readConfig, readSite} from '@training-catalog/content-lint/node';
import {type Diagnostic, type Fault, parseSource, type PageSource} from '@training-catalog/content-model';
import {checkFrontMatter, markupFaults as faultsIn} from '@training-catalog/content-lint/rules';
import lintConfig from '../../content-lint.config';

/** The configuration of the site, with each rule at its own severity. */
export const config = readConfig({...lintConfig, rules: {}});
const linter = new Linter(config);
const rules = allRules(config);

/** What the check of the site says about the site in a folder. */
export const lintFolder = (dir: string): readonly Diagnostic[] => linter.check(readSite(dir, config));

/** What rules say that depend on one page alone, those that only advise included. */
export function lintPage(page: PageSource): Diagnostic[] {
  const {syntaxErrors, found, frontMatter} = linter.analyze(page);
  const severityOf = (id: string): 'error' | 'hint' => {
    const {severity = 'error', imported = severity} = rules.get(id) ?? {};
    return frontMatter?.imported === undefined ? severity : imported;
  };
  return [...syntaxErrors, ...found.map((fault) => ({...fault, file: page.file, severity: severityOf(fault.rule)}))];
}

/** What is wrong with the front matter of a page of the site. */
export const frontMatterFaults = (page: PageSource, tags: readonly string[] = []): Fault[] =>
  checkFrontMatter(lintConfig)(page, parseSource(page).frontMatter ?? {}, tags);

/** What is unsafe in a text without front matter. */
export const markupFaults = (text: string): Fault[] => faultsIn(text, lintConfig);
