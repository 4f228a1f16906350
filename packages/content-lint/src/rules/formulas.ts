// cspell:ignore newcommand providecommand futurelet
import katex from 'katex';
import {type Fault, forEachNode} from '@training-catalog/content-model';
import {lineOf} from '../faults.js';
import {bounded, error, type Rule} from '../rule.js';
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
  'math-size': {
    ...bounded,
    summary:
      'A formula has the size of a formula: it defines no commands, moves nothing far from its place, and is not much longer than a page is high. The formulas of a page are not larger than the page.',
    wrong: 'The mean is $\\hspace{-50em} x$.',
    right: 'The mean is $\\quad x$.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/** How KaTeX typesets what anybody may have written. */
export const formulaSettings = {strict: 'ignore', trust: false, maxSize: 40, maxExpand: 1_000} as const;

/** Longest formula, in characters. */
const maxLength = 2_000;

/** Most HTML of one formula, and of all formulas of a page, in characters. KaTeX makes up to a thousand of one. */
const maxHtml = {formula: 200_000, page: 1_000_000} as const;

/** Largest size in a formula, in em, and how far it can move something against the direction of reading, in all. */
const maxSizes = {size: formulaSettings.maxSize, back: 5} as const;

/** All commands of KaTeX that define others, with which a short formula could stand for a long one. */
const definition = /\\(?:[gex]?def|(?:re|provide)?newcommand|providecommand|let|futurelet|global|long)(?![a-zA-Z])/;

/** What is too large in the HTML of a formula, as a clause; undefined if nothing is. */
function sizeProblem(html: string): string | undefined {
  let back = 0;
  for (const [style] of html.matchAll(/ style="[^"]*"/g)) {
    for (const [, name = '', length = ''] of style.matchAll(/([a-z-]{1,30}):(-?[\d.]{1,20})em/g)) {
      const em = Number(length);
      if (Math.abs(em) > maxSizes.size) {
        return `has a part of more than ${maxSizes.size} em; write a smaller size`;
      }
      if (em < 0 && name.startsWith('margin')) {
        back -= em;
      }
    }
  }
  return back > maxSizes.back
    ? `moves its parts back by more than ${maxSizes.back} em; remove negative sizes, such as \\hspace{-1em}`
    : undefined;
}

/**
 * Problem of a formula, worded for authors, with its rule; undefined if there is none.
 *
 * @param isBlock Whether it is a display formula.
 * @param onHtml Is told the HTML of a formula that KaTeX can typeset.
 */
export function formulaProblem(
  value: string,
  isBlock: boolean,
  onHtml: (html: string) => void = () => undefined,
): Omit<Fault<Id>, 'line'> | undefined {
  if (!isBlock && /^\s|\s$/.test(value)) {
    return {
      rule: 'math-delimiter',
      message: `"${value.trim().slice(0, 30)}" between dollar signs is parsed as a formula; write \\$ for a literal dollar sign`,
    };
  }
  const tooLarge = (message: string): Omit<Fault<Id>, 'line'> => ({
    rule: 'math-size',
    message: `the formula ${message}`,
  });
  if (value.length > maxLength) {
    return tooLarge(`has ${value.length} characters, and can have ${maxLength}; split it`);
  }
  const command = definition.exec(value)?.[0];
  if (command !== undefined) {
    return tooLarge(`defines commands with ${command}; write out what they stand for`);
  }
  const refused: string[] = [];
  const trust = ({command}: {command: string}): boolean => {
    refused.push(command);
    return false;
  };
  try {
    // Without the limit of sizes, so that what is over it is found. The build says what LaTeX would do differently.
    const settings = {
      ...formulaSettings,
      maxSize: Infinity,
      displayMode: isBlock,
      output: 'html',
      strict: 'ignore',
      trust,
    } as const;
    const html = katex.renderToString(value, settings);
    if (refused.length > 0) {
      return {
        rule: 'math-syntax',
        message: `formulas cannot use ${refused.join(', ')}, which adds links or external content; put the link in the text`,
      };
    }
    onHtml(html);
    const problem =
      html.length > maxHtml.formula ? `becomes ${html.length} characters of HTML; split it` : sizeProblem(html);
    return problem === undefined ? undefined : tooLarge(problem);
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
    let size = 0;
    const add = (html: string): void => void (size += html.length);
    forEachNode(tree, (node) => {
      // Each formula takes time, too.
      if (size > maxHtml.page) {
        return;
      }
      // Blocks of the language "math" are typeset, too.
      const isBlock = node.type === 'math' || (node.type === 'code' && node.lang === 'math');
      const problem = isBlock || node.type === 'inlineMath' ? formulaProblem(node.value, isBlock, add) : undefined;
      if (problem) {
        faults.push({...problem, line: lineOf(node)});
      }
      if (size > maxHtml.page) {
        faults.push({
          rule: 'math-size',
          line: lineOf(node),
          message: `the formulas of the page become more than ${maxHtml.page} characters of HTML; split the page`,
        });
      }
    });
    return faults;
  },
};
