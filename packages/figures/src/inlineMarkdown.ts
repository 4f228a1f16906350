import type {PhrasingContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).freeze();

/** Parses Markdown that is one paragraph; undefined if it is more. Braces and `import` are text, not code. */
export function inlineMarkdown(text: string): PhrasingContent[] | undefined {
  const [paragraph, ...more] = parser.parse(text).children;
  return paragraph?.type === 'paragraph' && more.length === 0 ? paragraph.children : undefined;
}
