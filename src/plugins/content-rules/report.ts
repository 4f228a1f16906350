/**
 * Prints the errors of the content in the working folder, one a line, and ends with 1 if there are any.
 * index.ts runs it in a process of its own.
 */
import {buildFindings} from '../../content/catalogRules';
import {readCatalogSource} from '../../content/catalogSource';
import {format} from '../../content/finding';

const errors = buildFindings(readCatalogSource(process.cwd())).filter(({severity}) => severity === 'error');
if (errors.length > 0) {
  console.log(errors.map(format).join('\n'));
  process.exitCode = 1;
}
