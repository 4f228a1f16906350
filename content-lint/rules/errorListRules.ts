import {didYouMean, type PageSource} from '@training-catalog/content-model';
import {areaIds} from '../../shared/contentAreas';
import {errorHeading, errorListPage as listPage} from '../../shared/errorIndex';
import {analyzePage} from '../model/analyzePage';
import {type Diagnostic, diagnosticAt} from './registry';

/** A list of errors on that page. */
const list = /<ErrorList\s+area="([^"]*)"/g;

/** Checks that the page with all errors has a list for each area with errors, and for no other. */
export function errorListDiagnostics(pages: readonly PageSource[]): Diagnostic[] {
  const page = pages.find(({file}) => file === listPage);
  if (!page) {
    return [];
  }
  const lists = page.text
    .split('\n')
    .flatMap((line, index) => Array.from(line.matchAll(list), ([, area = '']) => ({area, line: index + 1})));
  const firsts = new Map<string, string>();
  for (const {file, analysis} of pages.map((one) => ({file: one.file, analysis: analyzePage(one)}))) {
    const [area = ''] = file.split('/');
    if (analysis.hasErrors && !firsts.has(area)) {
      firsts.set(area, file);
    }
  }
  return [
    ...[...firsts]
      .filter(([area]) => !lists.some((one) => one.area === area))
      .map(([area, first]) =>
        diagnosticAt(
          'error-list',
          listPage,
          1,
          `the errors of ${first} are not listed; write <ErrorList area="${area}" /> below a heading`,
        ),
      ),
    ...lists
      .filter(({area}) => !firsts.has(area))
      .map(({area, line}) =>
        diagnosticAt(
          'error-list',
          listPage,
          line,
          areaIds.includes(area)
            ? `no page in ${area}/ has a section "${errorHeading}"; remove the list`
            : `there is no area "${area}"; ${didYouMean(area, areaIds)}write one of ${areaIds.join(', ')}`,
        ),
      ),
  ];
}
