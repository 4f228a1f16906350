import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** A component of src/theme/MDXComponents. */
const component = (name: string, children: ElementContent[] = []): ElementContent =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as unknown as ElementContent;

/**
 * Rehype plugin after rehype-katex: puts display formulas into a box that scrolls, and links the style sheet of
 * formulas on pages that have any.
 */
export default function rehypeFormulas() {
  return (tree: Root): void => {
    const formulas: Element[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (!hasClass(node, 'katex') && !hasClass(node, 'katex-display')) {
        return undefined;
      }
      formulas.push(node);
      if (parent && index !== undefined && hasClass(node, 'katex-display')) {
        parent.children[index] = component('FormulaBlock', [node]);
      }
      return SKIP;
    });
    if (formulas.length > 0) {
      tree.children.push(component('FormulaStyles'));
    }
  };
}
