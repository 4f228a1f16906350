// cspell:ignore graphql
import type {Nodes, Parent, PhrasingContent, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {mdxForm, mdxSyntax} from '@training-catalog/content-model';
import {addressKind} from '@training-catalog/utils/urls';

const commonMark = unified().use(remarkParse).use(remarkGfm).freeze();

const mdx = unified().use(remarkParse).use(mdxSyntax).use(remarkStringify, mdxForm).freeze();

/**
 * A URL that a page may link to: a complete one, unchanged; undefined for any other. Paths belong to the host of the
 * service, and anchors to the tool that wrote them.
 */
export function safeUrl(url: string): string | undefined {
  const complete = url.trim().replace(/^\/\//, 'https://');
  return ['https', 'http', 'mailto'].includes(addressKind(complete) ?? '') ? complete : undefined;
}

/**
 * Languages of code that descriptions show. A site may draw blocks of others, or run them, by rules that nobody checks a
 * description against; these blocks become `text`.
 */
const languages = new Set([
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'csv', 'curl', 'diff', 'go', 'graphql', 'html', 'http', 'ini', 'java'],
  ...['javascript', 'js', 'json', 'json5', 'jsonc', 'jsx', 'kotlin', 'markdown', 'md', 'perl', 'php', 'powershell'],
  ...['proto', 'protobuf', 'python', 'py', 'r', 'ruby', 'rb', 'rust', 'scala', 'sh', 'shell', 'sql', 'swift', 'text'],
  ...['toml', 'ts', 'tsx', 'txt', 'typescript', 'url', 'xml', 'yaml', 'yml'],
]);

const textNode = (value: string): PhrasingContent => ({type: 'text', value});

/**
 * A text as nodes that stay text: pages link every web address in a text, also where its signs are escaped, up to the next
 * white space. What is no link yet is none that a page may have, such as one in a tag of HTML, and becomes code.
 */
const textNodes = (value: string): PhrasingContent[] =>
  value
    .split(/((?:https?:\/\/|\bwww\.)[^\s"'<>]*)/i)
    .map((part, index): PhrasingContent => (index % 2 === 1 ? {type: 'inlineCode', value: part} : textNode(part)))
    .filter((node) => !('value' in node) || node.value !== '');

/** Applies textNodes to all texts outside of links. */
function keepText(parent: Parent): void {
  parent.children = parent.children.flatMap((child): typeof parent.children => {
    if (child.type === 'text') {
      return textNodes(child.value);
    }
    if ('children' in child && child.type !== 'link') {
      keepText(child);
    }
    return [child];
  });
}

/** The replacement for a node that a page cannot contain; undefined if the node is kept. It is replaced in turn. */
function replacement(
  node: Nodes,
  parent: Parent,
  isShort: boolean,
  urls: ReadonlyMap<string, string>,
): Nodes[] | undefined {
  const urlOf = (identifier: string): string => urls.get(identifier.toLowerCase()) ?? '';
  const imageAsText = (url: string, alt: string | null | undefined): Nodes[] => {
    const label = textNode(alt ?? url);
    const isInLink = parent.type === 'link' || parent.type === 'linkReference';
    return isInLink ? [label] : [{type: 'link', url, children: [label]}];
  };
  switch (node.type) {
    case 'html': {
      const visible = node.value.replaceAll(/<!--[^]*?(?:-->|$)/g, '').replaceAll(/^[ \t]+/gm, '');
      if (visible === '') {
        return [];
      }
      const isBlock = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent.type);
      return isBlock ? [{type: 'paragraph', children: [textNode(visible.trim())]}] : [textNode(visible)];
    }
    case 'link': {
      const target = safeUrl(node.url);
      node.url = target ?? node.url;
      return target === undefined ? node.children : undefined;
    }
    case 'linkReference':
      return [{type: 'link', url: urlOf(node.identifier), children: node.children}];
    case 'definition':
      return [];
    case 'image':
      return imageAsText(node.url, node.alt);
    case 'imageReference':
      return imageAsText(urlOf(node.identifier), node.alt);
    case 'code':
      if (node.lang) {
        node.lang = languages.has(node.lang.toLowerCase()) ? node.lang : 'text';
      }
      // Words after the language are options of the site, such as a range of lines.
      node.meta = null;
      return undefined;
    case 'heading':
      return isShort ? [{type: 'paragraph', children: [{type: 'strong', children: node.children}]}] : undefined;
    default:
      return undefined;
  }
}

function replaceAll(parent: Parent, isShort: boolean, urls: ReadonlyMap<string, string>): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index] as Nodes;
    const instead = replacement(child, parent, isShort, urls);
    if (instead) {
      (parent.children as Nodes[]).splice(index, 1, ...instead);
      // The replacement may contain more nodes of this kind.
      index--;
    } else if ('children' in child) {
      replaceAll(child, isShort, urls);
    }
  }
}

/** Shifts headings below the title of the page, without skipping a level. */
function normalizeHeadings(tree: Root): void {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const top = Math.min(...headings.map(({depth}) => depth));
  let above = 1;
  headings.forEach((heading) => {
    const wanted = Math.max(2, heading.depth - top + 2);
    above = Math.min(wanted, above + 1, 6);
    heading.depth = above as 2 | 3 | 4 | 5 | 6;
  });
}

/** Whether a text means the same in CommonMark and in MDX, whatever is around it. */
const isPlain = (text: string): boolean =>
  !/[<>{}[\]:!#=&\\~|^`$]|www\./i.test(text) &&
  !/^(?: {4}|\t|[ \t\u00a0]*(?:import|export)\b|[ \t\u00a0]*[-+*]|[ \t\u00a0]*\d)/m.test(text);

/** Kind of text: a `page` may have headings; a `short` one is below a heading that is not its own. */
export type TextContext = 'page' | 'short';

function convert(text: string, context: TextContext): string {
  const tree = commonMark.parse(text);
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    const name = identifier.toLowerCase();
    urls.set(name, urls.get(name) ?? url);
  });
  replaceAll(tree, context === 'short', urls);
  keepText(tree);
  normalizeHeadings(tree);
  return mdx.stringify(tree).trim();
}

const converted = new Map<string, string>();

/**
 * Converts a description from CommonMark to equivalent MDX: HTML is shown as text, as are links to scripts, and links
 * without a host; images become links. A text that means the same in both stays unchanged.
 */
export function markdownText(description: string, context: TextContext): string {
  const text = description.trim();
  if (isPlain(text)) {
    return text;
  }
  const key = `${context} ${text}`;
  const known = converted.get(key) ?? convert(text, context);
  converted.set(key, known);
  return known;
}

/** Whether a description can continue a line: whether it begins with text, not with a code block, a list, or the like. */
export function beginsWithText(description: string): boolean {
  const text = description.trim();
  const [first] = /^\p{L}.*$/u.test(text) ? [] : commonMark.parse(text).children;
  // A page shows headings and HTML as text here.
  return !first || ['paragraph', 'heading', 'html'].includes(first.type);
}

/** A text as MDX on one line, with all syntax escaped. */
export const plainText = (text: string): string =>
  mdx.stringify({type: 'root', children: [{type: 'paragraph', children: textNodes(oneLine(text))}]}).trim();

/** A link in MDX; only its label if a page may not link there. */
export function linkText(label: string, given: string): string {
  const url = safeUrl(given);
  return url === undefined
    ? plainText(label)
    : mdx
        .stringify({
          type: 'root',
          children: [{type: 'paragraph', children: [{type: 'link', url, children: [textNode(label)]}]}],
        })
        .trim();
}

/** A link to another page of the set, by its file name. */
export const pageLink = (label: string, file: string): string =>
  mdx
    .stringify({
      type: 'root',
      children: [
        {type: 'paragraph', children: [{type: 'link', url: `./${file}`, children: [textNode(oneLine(label))]}]},
      ],
    })
    .trim();

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Text as inline code, whatever it contains. */
export function codeText(text: string): string {
  const line = text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');
  const runs = [...line.matchAll(/`+/g)].map(([run]) => run.length);
  let length = 1;
  while (runs.includes(length)) {
    length++;
  }
  const marks = '`'.repeat(length);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return line.trim() === '' ? '`(empty string)`' : `${marks}${pad}${line}${pad}${marks}`;
}

/** A block of code, whatever it contains. */
export function codeBlock(language: string, code: string, title?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^[ \t\u00a0]*(`{3,})/gm)].map(([, run = '']) => run.length));
  const marks = '`'.repeat(longest + 1);
  const name = title === undefined ? '' : oneLine(title).replaceAll('"', "'").replaceAll('`', "'");
  return [`${marks}${language}${name && ` title=${JSON.stringify(name)}`}`, code, marks].join('\n');
}

/** Value of an attribute of a component. */
export const attributeText = (value: string): string =>
  `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('{', '&#123;')}"`;

/** The text of Markdown without its syntax, on one line. */
export function wordsOf(markdown: string): string {
  const texts: string[] = [];
  visit(commonMark.parse(markdown), ['paragraph', 'heading', 'code', 'html', 'tableCell'], (node) => {
    texts.push(toString(node));
    return SKIP;
  });
  return oneLine(texts.join(' '));
}

/** Maximum number of quotations, lists, and footnotes inside each other. */
const maxBlocks = 50;

/** Markers at the start of a line that each open a block inside the one before. */
const deepLine = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]+\]:)){${maxBlocks},}`,
  'm',
);

/** Whether the blocks of a description are nested too deeply for a page. */
export const isTooDeep = (description: string): boolean => deepLine.test(description);

/** Whether a description has HTML, which pages show as text. Comments are left out. */
export function hasHtml(description: string): boolean {
  let found = false;
  if (/<[a-z!/?]/i.test(description)) {
    visit(commonMark.parse(description), 'html', ({value}) => {
      found ||= !/^<!--[^]*-->$/.test(value);
    });
  }
  return found;
}
