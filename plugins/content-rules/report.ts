/**
 * Prints the errors of the content in the working folder, one per line, and exits with 1 if there are any. index.ts
 * runs it in a separate process. Unchanged pages are not parsed again.
 */
import {buildDiagnostics} from '../../content-lint/rules/catalogRules';
import {readCatalogSource} from '../../content-lint/model/catalogSource';
import {format} from '../../content-lint/model/diagnostic';
import {analyzePages} from '../../content-lint/model/analyzePage';
import {ResultCache} from '../../lib/resultCache';

const siteDir = process.cwd();
// All rules in one file: see lib/runInChildProcess.ts.
const [, program = ''] = process.argv;
const source = readCatalogSource(siteDir);
analyzePages(source.pages, new ResultCache(siteDir, 'content-rules/pages', [program]));
const errors = buildDiagnostics(source).filter(({severity}) => severity === 'error');
if (errors.length > 0) {
  console.log(errors.map(format).join('\n'));
  process.exitCode = 1;
}
