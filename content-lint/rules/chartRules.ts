import path from 'node:path';
import {analyzePage} from '../model/analyzePage';
import type {CatalogSource} from '../model/catalogSource';
import {readChart} from '../model/chart';
import {didYouMean} from '@training-catalog/content-model';
import {type Diagnostic, diagnosticAt} from './registry';

/** Charts whose data file is missing or invalid. Faults in the page itself are in pageRules.ts. */
export function chartDiagnostics(source: CatalogSource): Diagnostic[] {
  return source.pages.flatMap((page) => {
    const folder = path.posix.dirname(page.file);
    return analyzePage(page).chartFiles.flatMap((block) => {
      const {file = '', faults} = readChart(block, (name) => source.readIfPresent(path.posix.join(folder, name)));
      const beside = source.files
        .filter((one) => one.file.startsWith(`${folder}/`))
        .map((one) => one.file.slice(folder.length + 1));
      const near = source.files.some((one) => one.file === path.posix.join(folder, file))
        ? ''
        : didYouMean(file, beside);
      return faults.map(({rule, line, message}) =>
        diagnosticAt(rule, page.file, line, near === '' ? message : `${message}; ${near.trim()}`),
      );
    });
  });
}
