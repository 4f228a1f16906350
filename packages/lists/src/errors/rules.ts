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
import {forEachNode} from '@training-catalog/content-model';
import {compareTexts, didYouMean} from '@training-catalog/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {ErrorSettings} from '../options.js';
import {errorSection} from './errorSection.js';

type Id = 'error-section' | 'error-list';

/** Whether a page has a section with errors. */
interface ErrorFacts {
  hasErrors: boolean;
}

/** Other names of the section, which the build would not find. */
const otherNames =
  /^(?:troubleshooting|(?:frequently asked questions|faqs?)|(?:(?:solve|fix|resolve|find) )?(?:common |known )?(?:problems|errors|issues)|if (?:something|it) (?:goes wrong|fails)|(?:find out|recognize|see) what went wrong|what (?:can go|went) wrong)$/i;

/** A list of errors on the page that has all. */
const list = /<ErrorList\s+area="([^"]*)"/g;

/** Rules about the sections of pages with errors, and the page that lists them. */
export function errorRules({page: errorListPage, heading: errorHeading}: ErrorSettings): RuleSet<Id, ErrorFacts> {
  const errors = `## ${errorHeading}\n\n| What you see | What to do |\n| --- | --- |\n| \`camera not found\` | Connect the camera. |`;

  const rules = {
    'error-section': {
      ...editorial,
      summary: `The section with errors is named “${errorHeading}” and lists them in a table, first what readers see. The page with all errors finds them there.`,
      wrong: '## Troubleshooting\n\nIf the camera is not found, connect it.',
      right: errors,
    },
    'error-list': {
      ...error,
      summary:
        'The page with all errors has a list for each area in which a page has errors, and no other list. Otherwise errors would be missing from it, or a list would be empty.',
      wrong: {'docs/herons.md': page(errors), [errorListPage]: page('<ErrorList area="birds" />')},
      right: {'docs/herons.md': page(errors), [errorListPage]: page('<ErrorList area="docs" />')},
    },
  } satisfies Record<Id, Rule>;

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
    const section = errorSection(tree, errorHeading);
    if (section?.errors.length === 0) {
      report(
        'error-section',
        section.heading.position?.start.line ?? 1,
        `the section has no table with errors, so ${errorListPage} lists none; write one whose first column is "What you see"`,
      );
    }
  }

  /** Checks that the page with all errors has a list for each area with errors, and for no other. */
  function listFaults(pages: readonly SitePage<ErrorFacts>[]): SiteFault<Id>[] {
    const page = pages.find(({file}) => file === errorListPage);
    if (!page) {
      return [];
    }
    const areas = [...new Set(pages.map(({file}) => file.split('/')[0] ?? ''))].sort(compareTexts);
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
          message: areas.includes(area)
            ? `no page in ${area}/ has a section "${errorHeading}"; remove the list`
            : `there is no area "${area}"; ${didYouMean(area, areas)}write one of ${areas.join(', ')}`,
        })),
    ];
  }

  return {
    name: 'errors',
    group: 'text',
    rules,
    checkPage: ({tree}) => faultsOf((report) => checkErrorSection(tree, report)),
    factsOf: ({tree}) => ({hasErrors: errorSection(tree, errorHeading) !== undefined}),
    checkSite: ({pages}) => listFaults(pages),
  };
}
