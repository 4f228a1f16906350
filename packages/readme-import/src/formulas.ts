import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Note} from './report.js';
import type {Settings} from './settings.js';

const plainReader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath).freeze();

/** Maximum number of times that a text is parsed again to distinguish amounts of money from formulas. */
const attempts = 20;

/** Whether a text between two dollar signs is a formula, as GitHub sees it, and looks like one. */
const isFormula = (value: string, after: string): boolean =>
  value.trim() === value &&
  value !== '' &&
  !/^[\p{L}\p{N}{]/u.test(after) &&
  // A variable of a program, as in ${name}.
  !/^\{[^\\]*\}?$/.test(value) &&
  (/[\\^_{}=<>]/.test(value) ||
    /^\p{L}'?$/u.test(value) ||
    (/^[\p{L}\p{N}\s+*/().,|-]+\)$/u.test(value) && value.indexOf('(', 1) > 0));

/** Offsets of dollar signs that do not start a formula: amounts of money, shell variables, unclosed fences. */
function loneDollars(tree: Root, text: string): number[] {
  const found: number[] = [];
  visit(tree, (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) {
      return;
    }
    const source = text.slice(from, to);
    if (node.type === 'math' && !/\n[ \t>]*\$\$+[ \t]*$/.test(source)) {
      found.push(from);
    } else if (node.type === 'inlineMath' && !source.startsWith('$$')) {
      const quoted = /^\$`[^]*`\$$/.test(source);
      if (!quoted && !isFormula(source.slice(1, -1), text.slice(to, to + 1))) {
        found.push(from);
      }
    }
  });
  return found;
}

/** Parses a README. Formulas are separate nodes, because `\\{` and `_` would have another meaning in Markdown. */
function parse(text: string): {tree: Root; source: string} {
  if (!text.includes('$')) {
    return {tree: plainReader.parse(text), source: text};
  }
  let source = text;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const tree = reader.parse(source);
    const lone = loneDollars(tree, source);
    if (lone.length === 0) {
      return {tree, source};
    }
    for (const offset of lone.sort((a, b) => b - a)) {
      const end = offset + (/^\$+/.exec(source.slice(offset, offset + 10))?.[0].length ?? 1);
      source = source.slice(0, offset) + source.slice(offset, end).replaceAll('$', '\\$') + source.slice(end);
    }
  }
  return {tree: plainReader.parse(text), source: text};
}

/**
 * Parses a README's Markdown. Formulas stay formulas; one that the site cannot show becomes code, unchanged, which is
 * noted.
 */
export function parseReadme(text: string, note: Note, formulaFault: Settings['formulaFault']): Root {
  const {tree, source} = parse(text);
  const isReadable = (value: string, isBlock: boolean): boolean => {
    const problem = formulaFault?.(value, isBlock);
    if (problem !== undefined) {
      note('a formula that the site cannot show is kept as code', value.replaceAll(/\s+/g, ' '));
    }
    return problem === undefined;
  };
  const block = (value: string): Nodes =>
    isReadable(value, true) ? {type: 'math', value} : {type: 'code', lang: 'latex', value};
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) {
      return;
    }
    const children: Nodes[] = parent.children;
    const [only, ...others] = node.type === 'paragraph' ? node.children : [];
    if (node.type === 'math') {
      children[index] = block(node.value.trim());
    } else if (node.type === 'inlineMath') {
      // GitHub also takes $`…`$.
      const value = node.value.replace(/^`([^]*)`$/, '$1').trim();
      children[index] = isReadable(value, false) ? {type: 'inlineMath', value} : {type: 'inlineCode', value};
    } else if (
      only?.type === 'inlineMath' &&
      others.length === 0 &&
      source.startsWith('$$', only.position?.start.offset)
    ) {
      // A formula that is a whole paragraph.
      children[index] = block(only.value.trim());
    }
  });
  return tree;
}
