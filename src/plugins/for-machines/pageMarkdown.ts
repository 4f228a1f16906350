import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** What a page holds for the eye or the hand only. */
const leftOut =
  'button, svg, script, style, noscript, .hash-link, .tocCollapsible, [aria-hidden="true"], [role="tablist"]';

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

function prepare(content: Element, url: string): void {
  const unwanted = new Set(selectAll(leftOut, content));
  visit(content, 'element', (node, index, parent) => {
    if (unwanted.has(node) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    for (const name of ['href', 'src'] as const) {
      const address = node.properties[name];
      if (typeof address === 'string') {
        node.properties[name] = new URL(address, url).href;
      }
    }
    return undefined;
  });
}

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

const writer = unified()
  .use(rehypeRemark, {handlers: {pre: code}})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'})
  .freeze();

/**
 * A built page as Markdown: its article with headings, tables, code and lists, links in full, without
 * navigation.
 *
 * @param html The built page.
 * @param url Its full address.
 * @returns undefined if the page has no article.
 */
export function pageMarkdown(html: string, url: string): string | undefined {
  // Most of a page is navigation, which would take most of the time.
  const [from, to] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  const source = from < 0 ? '' : html.slice(from, to);
  // So would the colors of code: a span for each word.
  const tree: Root = parser.parse(
    source.replaceAll(/<pre\b[^]*?<\/pre>/g, (block) => block.replaceAll(/<\/?span\b[^>]*>/g, '')),
  );
  const article = select('article', tree);
  const content = article && (select('.markdown', article) ?? article);
  if (!content) {
    return undefined;
  }
  prepare(content, url);
  const root: Root = {type: 'root', children: [content]};
  return writer.stringify(writer.runSync(root));
}
