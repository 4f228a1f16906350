import katex from 'katex';
import {type Fault, forEachNode} from '@training-catalog/content-model';
import {lineOf} from '../faults.js';
import {error, type Rule} from '../rule.js';
import type {RuleSet} from '../ruleSet.js';

const rules = {
  'math-delimiter': {
    ...error,
    summary:
      'Text between two dollar signs is a formula. Write a backslash before the sign of an amount of money, or the words between two amounts become a formula.',
    wrong: 'The small node costs $5 an hour, the large one $10.',
    right: 'The small node costs \\$5 an hour, the large one \\$10.',
  },
  'math-syntax': {
    ...error,
    summary: 'KaTeX can typeset each formula. Otherwise readers would see its source.',
    wrong: 'The accuracy is $\\frac{r}$.',
    right: 'The accuracy is $\\frac{r}{n}$.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/**
 * Problem of a formula, worded for authors, with its rule; undefined if there is none.
 *
 * @param isBlock Whether it is a display formula.
 */
export function formulaProblem(value: string, isBlock: boolean): Omit<Fault<Id>, 'line'> | undefined {
  if (!isBlock && /^\s|\s$/.test(value)) {
    return {
      rule: 'math-delimiter',
      message: `"${value.trim().slice(0, 30)}" between dollar signs is parsed as a formula; write \\$ for a literal dollar sign`,
    };
  }
  const refused: string[] = [];
  const trust = ({command}: {command: string}): boolean => {
    refused.push(command);
    return false;
  };
  try {
    katex.renderToString(value, {displayMode: isBlock, strict: 'ignore', trust});
    return refused.length > 0
      ? {
          rule: 'math-syntax',
          message: `formulas cannot use ${refused.join(', ')}, which adds links or external content; put the link in the text`,
        }
      : undefined;
  } catch (error) {
    const reason = error instanceof katex.ParseError ? error.rawMessage : String(error);
    return {
      rule: 'math-syntax',
      message: `KaTeX cannot parse the formula: ${reason}; see https://katex.org/docs/supported for the supported syntax`,
    };
  }
}

/** Formulas that cannot be rendered, and dollar signs that were not meant as formulas. */
export const formulaRules: RuleSet<Id> = {
  name: 'formulas',
  group: 'text',
  rules,
  checkPage({tree}) {
    const faults: Fault<Id>[] = [];
    forEachNode(tree, (node) => {
      const problem =
        node.type === 'math' || node.type === 'inlineMath'
          ? formulaProblem(node.value, node.type === 'math')
          : undefined;
      if (problem) {
        faults.push({...problem, line: lineOf(node)});
      }
    });
    return faults;
  },
};
