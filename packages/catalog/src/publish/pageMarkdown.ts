import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Parts of a page that are only visual or interactive. */
const leftOut =
  'button, svg, script, style, noscript, .hash-link, .tocCollapsible, .needs-script, a[href^="data:"], [aria-hidden="true"], [role="tablist"], [role="tooltip"]';

/** Code block with the language that its frame names. */
const code: Handle = (state, node: Element) => {
  const named = node.properties.className?.find((name) => name.startsWith('language-'));
  const result = {
    type: 'code' as const,
    lang: named?.slice('language-'.length),
    value: toText(node).replace(/\n$/, ''),
  };
  state.patch(node, result);
  return result;
};

/** Source of a formula, which KaTeX keeps with the MathML. */
const formula: Handle = (state, node: Element) => {
  const source = select('annotation', node);
  const isBlock = node.properties.display === 'block';
  const result = {type: isBlock ? ('math' as const) : ('inlineMath' as const), value: source ? toText(source) : ''};
  state.patch(node, result);
  return result;
};

function prepare(content: Element, url: string): void {
  const unwanted = new Set(selectAll(leftOut, content));
  visit(content, (node, index, parent) => {
    // React separates adjacent strings by comments.
    if ((node.type === 'comment' || (node.type === 'element' && unwanted.has(node))) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') {
      return undefined;
    }
    for (const name of ['href', 'src'] as const) {
      const target = node.properties[name];
      if (typeof target === 'string') {
        node.properties[name] = new URL(target, url).href;
      }
    }
    return undefined;
  });
}

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

const writer = unified()
  .use(rehypeRemark, {handlers: {pre: code, math: formula}})
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'})
  .freeze();

/** The article of a built page, as HTML without the colors of code; undefined if it has none. */
export function articleOf(html: string): string | undefined {
  // Most of a page is navigation, and a span for each token of code; parsing them would take most of the time.
  const [from, to] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  return from < 0
    ? undefined
    : html.slice(from, to).replaceAll(/<pre\b[^]*?<\/pre>/g, (block) => block.replaceAll(/<\/?span\b[^>]*>/g, ''));
}

/**
 * An article as Markdown, with headings, tables, code, lists, and absolute links, without navigation.
 *
 * @param html Result of articleOf.
 * @param url The page's full URL.
 */
export function articleMarkdown(html: string, url: string): string {
  const tree: Root = parser.parse(html);
  const content = select('.markdown', tree) ?? select('article', tree);
  const root: Root = {type: 'root', children: content ? [content] : []};
  if (content) {
    prepare(content, url);
  }
  return writer.stringify(writer.runSync(root));
}
