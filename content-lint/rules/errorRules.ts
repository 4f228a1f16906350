import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {forEachNode} from '@training-catalog/content-model';
import {errorHeading, errorListPage} from '../../shared/errorIndex';
import {errorSection} from '../model/errorSection';
import type {Report} from './registry';

/** Other names of the section, which the build would not find. */
const otherNames =
  /^(?:troubleshooting|(?:frequently asked questions|faqs?)|(?:(?:solve|fix|resolve|find) )?(?:common |known )?(?:problems|errors|issues)|if (?:something|it) (?:goes wrong|fails)|(?:find out|recognize|see) what went wrong|what (?:can go|went) wrong)$/i;

/** Checks that the section with errors has its name, and a table that the build can read. */
export function checkErrorSection(tree: Root, report: Report): void {
  forEachNode(tree, (node) => {
    if (node.type === 'heading' && otherNames.test(toString(node).trim())) {
      report(
        'error-section',
        node.position?.start.line ?? 1,
        `${errorListPage} does not list the errors under "${toString(node)}"; write ${'#'.repeat(node.depth)} ${errorHeading}`,
      );
    }
  });
  const section = errorSection(tree);
  if (section?.errors.length === 0) {
    report(
      'error-section',
      section.heading.position?.start.line ?? 1,
      `the section has no table with errors, so ${errorListPage} lists none; write one whose first column is "What you see"`,
    );
  }
}
