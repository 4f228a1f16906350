import type {Element, Nodes, Root} from 'hast';
import {raw} from 'hast-util-raw';
import {type Handle, toMdast} from 'hast-util-to-mdast';
import type {BlockContent, List, ListItem, PhrasingContent, Root as Markdown} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';

/** Tags, classes, and roles of parts of a page that are only visual or interactive. */
const leftOut = {
  tags: ['button', 'svg', 'script', 'style', 'noscript'],
  classes: ['hash-link', 'tocCollapsible', 'needs-script'],
  roles: ['tablist', 'tooltip'],
};

const isLeftOut = ({tagName, properties: {ariaHidden, className, href, role}}: Element): boolean =>
  leftOut.tags.includes(tagName) ||
  leftOut.classes.some((name) => className?.includes(name)) ||
  leftOut.roles.includes(String(role)) ||
  ariaHidden === 'true' ||
  (tagName === 'a' && String(href).startsWith('data:'));

/** The first element, in a tree, for which a test holds. */
function find(tree: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    found = test(element) ? element : undefined;
    return found ? EXIT : CONTINUE;
  });
  return found;
}

/** Source of a formula, which KaTeX keeps with the MathML. */
const formula: Handle = (state, node: Element) => {
  const isBlock = node.properties.display === 'block';
  const value = toString(find(node, ({tagName}) => tagName === 'annotation'));
  const result = {type: isBlock ? ('math' as const) : ('inlineMath' as const), value};
  state.patch(node, result);
  return result;
};

/** Terms and their descriptions, in the groups that a list may have. */
const partsOf = ({children}: Element): Element[] =>
  children.flatMap((child) =>
    child.type !== 'element' ? [] : ['dt', 'dd'].includes(child.tagName) ? [child] : partsOf(child),
  );

/** A list of facts: each on a line of its own, after its name. */
const facts: Handle = (state, node: Element) => {
  const items: ListItem[] = [];
  for (const part of partsOf(node)) {
    if (part.tagName === 'dt') {
      const name: PhrasingContent = {type: 'text', value: `${toString(part).trim()}: `};
      items.push({type: 'listItem', spread: false, children: [{type: 'paragraph', children: [name]}]});
      continue;
    }
    const blocks = state.toFlow(state.all(part)) as BlockContent[];
    const item = items.at(-1);
    const [line] = item?.children ?? [];
    for (const [index, block] of blocks.entries()) {
      if (index === 0 && block.type === 'paragraph' && line?.type === 'paragraph') {
        line.children.push(
          ...(line.children.length > 1 ? [{type: 'text', value: ', '} as const] : []),
          ...block.children,
        );
      } else {
        item?.children.push(block);
      }
    }
  }
  const result: List = {type: 'list', ordered: false, spread: false, children: items};
  state.patch(node, result);
  return result;
};

function prepare(content: Element, url: string): void {
  visit(content, (node, index, parent) => {
    // React separates adjacent strings by comments.
    if ((node.type === 'comment' || (node.type === 'element' && isLeftOut(node))) && parent && index !== undefined) {
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
    if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') {
      // Docusaurus names the language a level higher than it is looked for.
      node.properties.className = [...(parent.properties.className ?? []), ...(node.properties.className ?? [])];
    }
    return undefined;
  });
}

const writer = unified()
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
  const tree = raw({type: 'root', children: [{type: 'raw', value: html}]});
  const content =
    find(tree, ({properties}) => Boolean(properties.className?.includes('markdown'))) ??
    find(tree, ({tagName}) => tagName === 'article');
  const root: Root = {type: 'root', children: content ? [content] : []};
  if (content) {
    prepare(content, url);
  }
  return writer.stringify(toMdast(root, {handlers: {math: formula, dl: facts}, document: true}) as Markdown);
}
