import {forEachNode} from '@training-catalog/content-model';
import {didYouMean, maxSuggestions} from '@training-catalog/utils';
import type {Root} from 'mdast';
import {faultsOf, lineOf, type Report} from '../faults.js';
import {error, type Rule} from '../rule.js';
import type {RuleSet} from '../ruleSet.js';

const rules = {
  'footnote-defined': {
    ...error,
    summary: 'Each footnote in the text has a definition. Without it, readers see the brackets.',
    wrong: 'The model is small.[^size]',
    right: 'The model is small.[^size]\n\n[^size]: It has 3 million parameters.',
  },
  'footnote-referenced': {
    ...error,
    summary: 'Each definition of a footnote is referenced in the text. Otherwise it does not appear on the page.',
    wrong: 'The model is small.\n\n[^size]: It has 3 million parameters.',
    right: 'The model is small.[^size]\n\n[^size]: It has 3 million parameters.',
  },
  'no-duplicate-footnote': {
    ...error,
    summary: 'Each footnote is defined once. Of two definitions with the same name, readers would see only the first.',
    wrong: 'One.[^a] Two.[^a]\n\n[^a]: The first.\n[^a]: The second.',
    right: 'One.[^a] Two.[^b]\n\n[^a]: The first.\n[^b]: The second.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/** Checks that each footnote has both a reference and a definition; otherwise it is not rendered. */
function checkFootnotes(tree: Root, text: string, report: Report<Id>): void {
  const called = new Set<string>();
  const defined = new Map<string, {line: number; label: string}>();
  forEachNode(tree, (node) => {
    if (node.type === 'footnoteReference') {
      called.add(node.identifier);
    } else if (node.type === 'footnoteDefinition') {
      const {label = node.identifier} = node;
      const before = defined.get(node.identifier);
      if (before) {
        report(
          'no-duplicate-footnote',
          lineOf(node),
          `the footnote [^${label}] is already defined on line ${before.line}; write another name`,
        );
      } else {
        defined.set(node.identifier, {line: lineOf(node), label: label ?? node.identifier});
      }
    }
  });
  const labels = [...defined.values()].map((one) => one.label);
  let missing = 0;
  forEachNode(tree, (node) => {
    const {start, end} = node.position ?? {};
    if (node.type !== 'text' || start?.offset === undefined || end?.offset === undefined) {
      return;
    }
    const raw = text.slice(start.offset, end.offset);
    for (const {1: label = '', index} of raw.matchAll(/(?<!\\)\[\^([^[\]\s]+)\]/g)) {
      missing += 1;
      const near = didYouMean(label, missing > maxSuggestions ? [] : labels);
      report(
        'footnote-defined',
        start.line + raw.slice(0, index).split('\n').length - 1,
        `the footnote [^${label}] has no definition; ${near}write it on its own line: [^${label}]: Text.`,
      );
    }
  });
  defined.forEach(({line, label}, identifier) => {
    if (!called.has(identifier)) {
      report(
        'footnote-referenced',
        line,
        `the footnote [^${label}] is never referenced, so it is not shown; write [^${label}] after a word, or remove it`,
      );
    }
  });
}

/** Footnotes: each has a reference and one definition. */
export const footnoteRules: RuleSet<Id> = {
  name: 'footnotes',
  group: 'text',
  rules,
  checkPage: ({tree, text}) => faultsOf((report) => checkFootnotes(tree, text, report)),
};
