import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** A component of `src/theme/MDXComponents`. */
const component = (name: string, children: ElementContent[] = []): ElementContent =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as unknown as ElementContent;

/** Classes that remark-math gives formulas, and which rehype-katex looks for. */
const mathClasses = ['language-math', 'math-inline', 'math-display'];

function hasFormula(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (node) => {
    found ||= mathClasses.some((name) => hasClass(node, name));
    return found ? EXIT : undefined;
  });
  return found;
}

/**
 * Rehype plugin that typesets formulas with rehype-katex, puts display formulas into a box that scrolls, and links the
 * style sheet of formulas on pages that have any.
 */
export function rehypeFormulas() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!hasFormula(tree)) {
      return;
    }
    // Most pages have none, and loading the package delays `npm start` and builds of unchanged pages.
    const [{default: rehypeKatex}, {formulaSettings}] = await Promise.all([
      import('rehype-katex'),
      import('@training-catalog/content-lint/rules'),
    ]);
    /** What LaTeX would do differently, with the page, which the message of KaTeX does not name. */
    const strict = (code: string, message: string): 'ignore' => {
      console.warn(`${path.relative(file.cwd, file.path)}: in a formula, ${message} [${code}]`);
      return 'ignore';
    };
    rehypeKatex({...formulaSettings, strict})(tree, file);
    visit(tree, 'element', (node, index, parent) => {
      if (!hasClass(node, 'katex') && !hasClass(node, 'katex-display')) {
        return undefined;
      }
      if (parent && index !== undefined && hasClass(node, 'katex-display')) {
        parent.children[index] = component('FormulaBlock', [node]);
      }
      return SKIP;
    });
    tree.children.push(component('FormulaStyles'));
  };
}
