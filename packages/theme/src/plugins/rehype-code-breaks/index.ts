/**
 * In: identifiers, paths, and calls in inline code. Out: the same with `<wbr>` after underscores, dots, slashes, and the
 * like, so that a long one breaks between its parts where a line or a table cell is too narrow for it. Browsers know
 * only the breaks after hyphens and some slashes. A table cell with a single short word, such as 11:00-12:30, never
 * breaks.
 */
import type {Element, Root, Text} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {componentNode} from '@training-catalog/content-model';

/** Shortest word that gets breaks, in characters: what a cell or a line on a phone has room for. */
const shortest = {cell: 12, line: 30};

/** A place between two parts of a word; not in a number, such as a version. */
const place = /(?<=[\p{L}\p{N}>)\]}](?:[_/(=:,]|\.(?!\d)))(?=[\p{L}\p{N}<{])/u;

/** Splits code where a word of at least that many characters may break. */
export function breakable(code: string, least: number): string[] {
  const parts = [''];
  code.split(/(\s+)/).forEach((word) => {
    const [first = '', ...others] = word.length < least ? [word] : word.split(place);
    parts.push(`${parts.pop() ?? ''}${first}`, ...others);
  });
  return parts;
}

/** Whether a text is a single word that fits a cell but would break at its hyphens. */
const isShortWord = (text: string): boolean => text.includes('-') && !/\s/.test(text) && text.length <= shortest.cell;

/** An element as JSX, because the theme would take code with elements in it for a block. */
const explicit = (name: string, attributes: Record<string, string> = {}, children: readonly unknown[] = []): Element =>
  ({...componentNode(name, attributes, children, 'text'), data: {_mdxExplicitJsx: true}}) as unknown as Element;

/** Inserts breaks in the code below an element, in words of at least that many characters. */
function insertBreaks(root: Root | Element, least: number): void {
  visit(root, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') {
      return SKIP;
    }
    if (node.tagName === 'td' && node !== root) {
      if (isShortWord(toString(node))) {
        node.properties.className = ['unbroken'];
      }
      insertBreaks(node, shortest.cell);
      return SKIP;
    }
    const [text, ...others] = node.children;
    if (node.tagName !== 'code' || text?.type !== 'text' || others.length > 0 || !parent || index === undefined) {
      return undefined;
    }
    const parts = breakable(text.value, least).map((value): Text => ({type: 'text', value}));
    if (parts.length > 1) {
      const children = parts.flatMap((part, number) => (number === 0 ? [part] : [explicit('wbr'), part]));
      parent.children[index] = explicit('code', {translate: 'no'}, children);
    }
    return SKIP;
  });
}

/** Rehype plugin that inserts the breaks. */
export function rehypeCodeBreaks() {
  return (tree: Root): void => insertBreaks(tree, shortest.line);
}
