/**
 * Prints the errors of the content in the working folder, one a line, and ends with 1 if there are any.
 * index.ts runs it in a process of its own. Pages that stayed as they were are not parsed again.
 */
import path from 'node:path';
import {buildFindings} from '../../content/catalogRules';
import {readCatalogSource} from '../../content/catalogSource';
import {format} from '../../content/finding';
import {FindingCache, installedPackages} from '../../content/findingCache';
import {readAll} from '../../content/pageReading';

const siteDir = process.cwd();
// All rules in one file: see secondProcess.ts.
const [, program = ''] = process.argv;
const source = readCatalogSource(siteDir);
readAll(
  source.pages,
  new FindingCache(path.join(siteDir, 'node_modules/.cache/content-rules/pages'), [
    program,
    ...installedPackages(siteDir),
  ]),
);
const errors = buildFindings(source).filter(({severity}) => severity === 'error');
if (errors.length > 0) {
  console.log(errors.map(format).join('\n'));
  process.exitCode = 1;
}
