/**
 * Prints the errors of the content in the working folder, one per line, and exits with 1 if there are any. index.ts
 * runs it in a separate process. Unchanged pages are not parsed again.
 */
import {buildDiagnostics} from '../../content-lint/rules/catalogRules';
import {readCatalogSource} from '../../content-lint/model/catalogSource';
import {formatDiagnostic} from '@training-catalog/content-model';
import {analyzePages} from '../../content-lint/model/analyzePage';
import {ResultCache} from '@training-catalog/content-model/node';

const siteDir = process.cwd();
// All rules in one file: see runInChildProcess.
const [, program = ''] = process.argv;
const source = readCatalogSource(siteDir);
analyzePages(source.pages, new ResultCache(siteDir, 'content-rules/pages', [program]));
try {
  const errors = buildDiagnostics(source).filter(({severity}) => severity === 'error');
  if (errors.length > 0) {
    console.log(errors.map(formatDiagnostic).join('\n'));
    process.exitCode = 1;
  }
} catch (error) {
  // The message is enough for a mistake in the configuration.
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
