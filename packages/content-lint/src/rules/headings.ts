import {forEachNode} from '@training-catalog/content-model';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {faultsOf, lineOf, type Report} from '../faults.js';
import {error, type Rule} from '../rule.js';
import type {RuleSet} from '../ruleSet.js';

const rules = {
  'heading-start': {
    ...error,
    summary:
      'The title in the front matter is the heading of level 1, so the text starts at level 2. Screen reader users expect one main heading.',
    wrong: '# Install\n\nRun the installer.',
    right: '## Install\n\nRun the installer.',
  },
  'heading-increment': {
    ...error,
    fixable: true,
    summary:
      'A heading is at most one level below the one above it. Readers who navigate by headings would look for the missing level.',
    wrong: '## Install\n\n#### On Linux\n\nRun the installer.',
    right: '## Install\n\n### On Linux\n\nRun the installer.',
  },
  'no-duplicate-heading': {
    ...error,
    summary:
      'Each heading of a page has its own words. Readers cannot tell two identical ones apart in the table of contents or in search results.',
    wrong: '## Linux\n\n### Install\n\nText.\n\n## Windows\n\n### Install\n\nText.',
    right: '## Linux\n\n### Install on Linux\n\nText.\n\n## Windows\n\n### Install on Windows\n\nText.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/** Checks that headings start at level 2, skip no level, and are unique. */
function checkHeadings(tree: Root, report: Report<Id>): void {
  const seen = new Map<string, number>();
  let above = 1;
  const headings: Heading[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(node);
    }
  });
  headings.forEach((node, index) => {
    const line = lineOf(node);
    const name = toString(node);
    if (node.depth === 1) {
      report('heading-start', line, 'level 1 is reserved for the title from the front matter; write ##');
    } else if (node.depth > above + 1) {
      const {offset: start = 0} = node.position?.start ?? {};
      // Headings of its level below it would become its subsections.
      const isAlone = (headings[index + 1]?.depth ?? 0) <= above + 1;
      report(
        'heading-increment',
        line,
        `the heading skips a level; write ${'#'.repeat(above + 1)}`,
        isAlone ? {start, end: start + node.depth, text: '#'.repeat(above + 1)} : undefined,
      );
    }
    above = node.depth;
    const before = seen.get(name);
    if (before !== undefined) {
      report('no-duplicate-heading', line, `duplicate heading "${name}", already on line ${before}; rename one`);
    }
    seen.set(name, line);
  });
}

/** Headings: levels and names. */
export const headingRules: RuleSet<Id> = {
  name: 'headings',
  group: 'text',
  rules,
  checkPage: ({tree}) => faultsOf((report) => checkHeadings(tree, report)),
};
