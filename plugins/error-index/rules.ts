import {
  editorial,
  error,
  examplePage as page,
  faultsOf,
  type Report,
  type Rule,
  type RuleSet,
  type SiteFault,
  type SitePage,
} from '@training-catalog/content-lint';
import {didYouMean, forEachNode} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {areaIds} from '../../plugins/content-areas/contentAreas';
import {areaFolders} from '../../catalog.config';
import {errorHeading, errorSection} from './errorSection';

/** Page that lists the errors of all areas. */
const errorListPage = `${areaFolders.resources}/errors.md`;

const errors =
  '## When something goes wrong\n\n| What you see | What to do |\n| --- | --- |\n| `camera not found` | Connect the camera. |';

const rules = {
  'error-section': {
    ...editorial,
    summary:
      'The section with errors is named “When something goes wrong” and lists them in a table, first what readers see. The page with the errors of all projects finds them there.',
    wrong: '## Troubleshooting\n\nIf the camera is not found, connect it.',
    right: errors,
  },
  'error-list': {
    ...error,
    summary:
      'The page with the errors of all projects has a list for each area in which a page has errors, and no other list. Otherwise errors would be missing from it, or a list would be empty.',
    wrong: {'docs/herons.md': page(errors), [errorListPage]: page('<ErrorList area="api" />')},
    right: {'docs/herons.md': page(errors), [errorListPage]: page('<ErrorList area="docs" />')},
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/** Whether a page has a section with errors. */
interface ErrorFacts {
  hasErrors: boolean;
}

/** Other names of the section, which the build would not find. */
const otherNames =
  /^(?:troubleshooting|(?:frequently asked questions|faqs?)|(?:(?:solve|fix|resolve|find) )?(?:common |known )?(?:problems|errors|issues)|if (?:something|it) (?:goes wrong|fails)|(?:find out|recognize|see) what went wrong|what (?:can go|went) wrong)$/i;

/** Checks that the section with errors has its name, and a table that the build can read. */
function checkErrorSection(tree: Root, report: Report<Id>): void {
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

/** A list of errors on that page. */
const list = /<ErrorList\s+area="([^"]*)"/g;

/** Checks that the page with all errors has a list for each area with errors, and for no other. */
function listFaults(pages: readonly SitePage<ErrorFacts>[]): SiteFault<Id>[] {
  const page = pages.find(({file}) => file === errorListPage);
  if (!page) {
    return [];
  }
  const lists = page.text
    .split('\n')
    .flatMap((line, index) => Array.from(line.matchAll(list), ([, area = '']) => ({area, line: index + 1})));
  const firsts = new Map<string, string>();
  for (const {file, facts} of pages) {
    const [area = ''] = file.split('/');
    if (facts?.hasErrors === true && !firsts.has(area)) {
      firsts.set(area, file);
    }
  }
  return [
    ...[...firsts]
      .filter(([area]) => !lists.some((one) => one.area === area))
      .map(([area, first]) => ({
        rule: 'error-list' as const,
        file: errorListPage,
        line: 1,
        message: `the errors of ${first} are not listed; write <ErrorList area="${area}" /> below a heading`,
      })),
    ...lists
      .filter(({area}) => !firsts.has(area))
      .map(({area, line}) => ({
        rule: 'error-list' as const,
        file: errorListPage,
        line,
        message: areaIds.includes(area)
          ? `no page in ${area}/ has a section "${errorHeading}"; remove the list`
          : `there is no area "${area}"; ${didYouMean(area, areaIds)}write one of ${areaIds.join(', ')}`,
      })),
  ];
}

/** Rules about the sections of pages with errors, and the page that lists them. */
export const errorRules: RuleSet<Id, ErrorFacts> = {
  name: 'errors',
  group: 'text',
  rules,
  checkPage: ({tree}) => faultsOf((report) => checkErrorSection(tree, report)),
  factsOf: ({tree}) => ({hasErrors: errorSection(tree) !== undefined}),
  checkSite: ({pages}) => listFaults(pages),
};
