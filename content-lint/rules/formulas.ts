import katex from 'katex';
import type {Root} from 'mdast';
import {forEachNode} from '@training-catalog/content-model';
import type {Fault} from './registry';

/**
 * Problem of a formula, worded for authors, with its rule; undefined if there is none.
 *
 * @param isBlock Whether it is a display formula.
 */
export function formulaProblem(value: string, isBlock: boolean): Omit<Fault, 'line'> | undefined {
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

/** Formulas of a page that cannot be rendered, and dollar signs that were not meant as formulas. */
export function formulaFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  forEachNode(tree, (node) => {
    const problem =
      node.type === 'math' || node.type === 'inlineMath' ? formulaProblem(node.value, node.type === 'math') : undefined;
    if (problem) {
      faults.push({...problem, line: node.position?.start.line ?? 1});
    }
  });
  return faults;
}
