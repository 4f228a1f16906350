import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {pageComponents} from '../../shared/pageComponents';
import {forEachNode} from '../model/nodes';

/** A node of one of the given types. */
type Of<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** What is wrong at a line. */
export interface Fault {
  /** Line from 1, in the text that was parsed. */
  line: number;
  message: string;
}

/**
 * The elements that a page may hold, each with its attributes: components, and what the reference pages fold lists
 * with. A list of what is allowed stays safe when browsers learn new elements; a list of what is forbidden would not.
 */
const elements: Record<string, readonly string[]> = {...pageComponents, details: [], summary: []};

/** Where a link may lead. `pathname:` is the framework's word for a file of the site. */
const protocols = ['https:', 'http:', 'mailto:', 'pathname:'];

const directiveAttributes = ['class', 'id', 'title'];

/** Reads an address as a browser does, which drops spaces and line ends that would hide a protocol. */
const resolved = (url: string): URL | undefined =>
  URL.canParse(url, 'https://site.invalid/') ? new URL(url, 'https://site.invalid/') : undefined;

/** An address in one line, for messages. */
const shown = (url: string): string => url.replaceAll(/\s+/g, ' ');

function linkProblem(url: string): string | undefined {
  const address = resolved(url);
  return address && protocols.includes(address.protocol)
    ? undefined
    : `the link ${shown(url)} is no address of a page; write one that begins with https:// or /, or a file`;
}

const imageProblem = (url: string): string | undefined =>
  resolved(url)?.host === 'site.invalid'
    ? undefined
    : `the image ${shown(url)} is not a file of this site; put it into static/img and write its path`;

/** Is the expression in braces a comment, or nothing? */
const isEmpty = ({data}: Of<'mdxFlowExpression' | 'mdxTextExpression'>): boolean => data?.estree?.body.length === 0;

function elementProblem({name, attributes}: Of<'mdxJsxFlowElement' | 'mdxJsxTextElement'>): string | undefined {
  const allowed = Object.entries(elements).find(([known]) => known === name)?.[1];
  if (!allowed) {
    return `<${name ?? ''}> may not stand in a page; write Markdown, or &lt; for the sign itself`;
  }
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `{${attribute.value}} may not stand in <${name}>; write its attributes as name="value"`;
    }
    if (!allowed.includes(attribute.name)) {
      return `<${name}> takes no attribute "${attribute.name}"; ${allowed.length > 0 ? `it takes ${allowed.join(', ')}` : 'remove it'}`;
    }
    const {value} = attribute;
    if (typeof value === 'object' && value !== null) {
      const [statement, ...more] = value.data?.estree?.body ?? [];
      if (more.length > 0 || statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal') {
        return `${attribute.name}={${value.value}} is code; write ${attribute.name}="value"`;
      }
    }
  }
  return undefined;
}

function directiveProblem({
  name,
  attributes,
}: Of<'containerDirective' | 'leafDirective' | 'textDirective'>): string | undefined {
  const wrong = Object.keys(attributes ?? {}).find((attribute) => !directiveAttributes.includes(attribute));
  return wrong === undefined ? undefined : `:::${name} takes no attribute "${wrong}"; remove it`;
}

function problemOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'html':
      return `${node.value.split('\n')[0] ?? ''} is HTML; write Markdown`;
    case 'mdxjsEsm':
      return 'import and export are code; pages use the components that are there without an import';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isEmpty(node) ? undefined : `{${node.value}} is code; write \\{ for the sign itself`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblem(node);
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return directiveProblem(node);
    case 'link':
    case 'definition':
      return linkProblem(node.url);
    case 'image':
      return imageProblem(node.url);
    default:
      return undefined;
  }
}

/**
 * Looks in a parsed page for what could run code in a reader's browser or bring in foreign content:
 * HTML and unknown elements, event handlers, expressions, import and export, links that are
 * scripts, images from elsewhere. Pages come from many hands; they hold text.
 */
export function unsafeMarkup(tree: Root): Fault[] {
  const faults: Fault[] = [];
  forEachNode(tree, (node) => {
    const message = problemOf(node);
    if (message !== undefined) {
      faults.push({line: node.position?.start.line ?? 1, message});
    }
  });
  return faults;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze();

/** What the parser says of a text that is no MDX, as a fault. */
export function parseFault(error: unknown): Fault {
  const {line, reason = String(error)} = error as {line?: number; reason?: string};
  // Of an element that nothing closes it gives the place in its words only.
  const named = /\((\d+):\d+/.exec(reason)?.[1];
  return {line: line ?? Number(named ?? 1), message: `${reason}; in prose write \\{ and &lt;`};
}

/** As unsafeMarkup, for a text without front matter; what is no MDX at all is a fault too. */
export function markupFaults(text: string): Fault[] {
  try {
    return unsafeMarkup(processor.parse(text));
  } catch (error) {
    return [parseFault(error)];
  }
}
