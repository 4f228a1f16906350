import type {Nodes, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import * as z from 'zod';
import {
  definitionsOf,
  type Fault,
  forEachNode,
  mdxSyntax,
  nonEmptyText,
  schemaDiagnostics,
  urlLineOf,
} from '@training-catalog/content-model';
import {nearest} from '@training-catalog/utils';
import {addressKind} from '@training-catalog/utils/urls';
import type {LintConfig} from '../config.js';
import {lineOf} from '../faults.js';
import {type Rule, unparsed, unsafe} from '../rule.js';
import type {DirectiveKind, ElementAttributes, RuleSet} from '../ruleSet.js';

/** What keeps a page from being parsed. */
const syntax = {
  'mdx-syntax': {
    ...unparsed,
    summary:
      'Pages are parsed as MDX, in which `<` starts a tag. A tag that is never closed, or a `<` that was meant as a sign, stops the parser before the rest of the page.',
    wrong: 'The model is fast (<1 s per image).',
    right: 'The model is fast (&lt;1 s per image).',
  },
  'max-nesting': {
    ...unparsed,
    summary:
      'Lists, quotations, and other elements are nested at most 100 levels deep. Compilers call themselves for each level and would run out of memory.',
    noExample: 'a hundred levels do not fit on a page',
  },
} satisfies Record<string, Rule>;

/** What could run code or load content of others. */
const untrusted = {
  'no-unsafe-element': {
    ...unsafe,
    summary:
      'A page contains no HTML except `details` and the components of the site, because an element can run code or load third-party content in the reader’s browser. Each attribute of a component has the values that the component knows. Markdown can express nearly everything else.',
    wrong: 'Press <b>Start</b>.',
    right: 'Press **Start**.',
  },
  'no-expression': {
    ...unsafe,
    summary:
      'Text in braces is parsed as JavaScript and would run when the page is built. Write `\\{` for a literal brace.',
    wrong: 'Replace {name} with your own.',
    right: 'Replace \\{name} with your own.',
  },
  'no-import': {
    ...unsafe,
    summary:
      'A page contains no code. A paragraph that begins with `import` or `export` is parsed as JavaScript; the components of the site need no import.',
    wrong: "import Tabs from '@theme/Tabs';\n\nText.",
    right: 'Tabs and the other components need no import.',
  },
  'directive-attribute': {
    ...unsafe,
    summary:
      'The braces after an element hold only the attributes that the element knows. Others, such as `style` or `onclick`, could change the page around it or run code.',
    wrong: ':::note{style="color: red"}\n\nThe model needs a GPU.\n\n:::',
    right: ':::note\n\nThe model needs a GPU.\n\n:::',
  },
  'link-protocol': {
    ...unsafe,
    summary:
      'A link is a URL with `https://` or `http://`, a `mailto:` address, the path of a page on this site or of a file (`pathname:///` before a file that is no page), or `#` and an anchor. Everything else is refused, because some protocols, such as `javascript:`, run code, and because `//`, backslashes, invisible characters, and `name@` before a host hide where a link leads.',
    wrong: 'Download the [survey data](ftp://example.org/data).',
    right: 'Download the [survey data](https://example.org/data).',
  },
  'no-external-image': {
    ...unsafe,
    summary:
      'Images are files in the repository, or on a host that the site lists in `imageOrigins`. An image on another host tells that host who reads the page, and can change or disappear at any time.',
    wrong: '![A camera on a tree](https://example.org/camera.png)',
    right: '![A camera on a tree](/img/camera.png)',
  },
} satisfies Record<string, Rule>;

type SyntaxId = keyof typeof syntax;
type UntrustedId = keyof typeof untrusted;
type Id = SyntaxId | UntrustedId;

/** Node of a given type. */
type Of<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** What pages may contain besides Markdown. */
export interface AllowedMarkup {
  /**
   * Elements with their attributes. An allowlist stays safe when browsers add elements; a blocklist would not.
   */
  elements: ReadonlyMap<string, ElementAttributes>;
  directives: ReadonlyMap<string, DirectiveKind>;
  /** Other hosts whose images pages may show. */
  imageOrigins: readonly string[];
}

/** The options that say what pages may contain. */
type MarkupConfig = Pick<LintConfig, 'components' | 'ruleSets' | 'imageOrigins'>;

/**
 * The components and directives of a configuration and its rule sets, and `details`.
 *
 * @param isGenerated whether it is for pages that a generator wrote
 */
export function allowedMarkup({components, ruleSets, imageOrigins}: MarkupConfig, isGenerated = false): AllowedMarkup {
  const ofSets = ruleSets.flatMap((set) => [
    ...Object.entries(set.components ?? {}),
    ...Object.entries(isGenerated ? (set.generatedComponents ?? {}) : {}),
  ]);
  return {
    elements: new Map([...Object.entries(components), ...ofSets, ['details', {}], ['summary', {}]]),
    directives: new Map(ruleSets.flatMap((set) => Object.entries(set.directives ?? {}))),
    imageOrigins,
  };
}

const marks = {container: ':::', leaf: '::', text: ':'} as const;

/** The name of a place on a page. */
const anchorName = z.string().regex(/^[a-z][\w-]*$/i, 'write a word of letters, digits, hyphens, and underscores');

/** Attributes of directives that no set knows, such as notes. */
const directiveAttributes: ElementAttributes = {id: anchorName, title: nonEmptyText};

/** A URL on one line, for messages. */
const shown = (url: string): string => url.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ');

const linkProblem = (url: string): string | undefined =>
  addressKind(url) === undefined
    ? `the link ${shown(url)} is not allowed; write a URL that starts with https://, or the path of a page or file`
    : undefined;

function imageProblem(url: string, {imageOrigins}: AllowedMarkup): string | undefined {
  const kind = addressKind(url);
  const isAllowed =
    kind === 'site' || kind === 'file' || (kind === 'https' && imageOrigins.includes(new URL(url).origin));
  const others = imageOrigins.length === 0 ? '' : `, or show one of ${imageOrigins.join(', ')}`;
  return isAllowed
    ? undefined
    : `the image ${shown(url)} is not a file in the repository; save it in static/img and write its path${others}`;
}

/** Whether an expression in braces is empty or a comment. */
const isEmpty = ({data}: Of<'mdxFlowExpression' | 'mdxTextExpression'>): boolean => data?.estree?.body.length === 0;

/** Markdown equivalents of HTML elements that authors use. */
const inMarkdown: Readonly<Record<string, string>> = {
  a: '[text](https://address)',
  b: '**text**',
  blockquote: '> at the start of each line',
  br: 'a blank line for a new paragraph, or a backslash at the end of the line; table cells cannot contain line breaks',
  center: 'the text without it',
  code: '`text`',
  del: '~~text~~',
  div: 'the text without it',
  em: '*text*',
  font: 'the text without it',
  h1: '## Heading',
  h2: '## Heading',
  h3: '### Heading',
  h4: '#### Heading',
  hr: '--- on its own line',
  i: '*text*',
  img: '![what it shows](/img/project/file.png)',
  kbd: '`text`',
  li: '- at the start of the line',
  ol: 'a list whose lines start with 1., 2., 3.',
  p: 'the text without it, with a blank line after each paragraph',
  pre: 'a code block between lines of three backticks',
  s: '~~text~~',
  span: 'the text without it',
  strong: '**text**',
  table: 'a Markdown table: | a | b |',
  u: '*text*',
  ul: 'a list whose lines start with -',
  video: 'a link to the video',
};

/** Remedy for an unknown tag, given with or without a leading `/`. */
function insteadOf(tag: string, {elements}: AllowedMarkup): string {
  const name = tag.replace(/^\//, '');
  const markdown = Object.hasOwn(inMarkdown, name.toLowerCase()) ? inMarkdown[name.toLowerCase()] : undefined;
  if (markdown !== undefined) {
    return `write ${markdown}`;
  }
  const near = nearest(name, elements.keys());
  const meant = near === undefined ? '' : `did you mean <${near}>? `;
  return `${meant}write Markdown, or &lt; for a literal <, or put code in backticks: \`<${tag}>\``;
}

function elementProblem(
  {name, attributes}: Of<'mdxJsxFlowElement' | 'mdxJsxTextElement'>,
  markup: AllowedMarkup,
): string | undefined {
  const allowed = markup.elements.get(name ?? '');
  if (!allowed) {
    return `<${name ?? ''}> is not allowed in a page; ${insteadOf(name ?? '', markup)}`;
  }
  const names = Object.keys(allowed);
  const given: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `{${attribute.value}} is not allowed in <${name}>; write its attributes as name="value"`;
    }
    if (!Object.hasOwn(allowed, attribute.name)) {
      return `<${name}> has no attribute "${attribute.name}"; ${names.length > 0 ? `write one of ${names.join(', ')}` : 'remove it'}`;
    }
    const {value} = attribute;
    if (typeof value === 'object' && value !== null) {
      const [statement, ...more] = value.data?.estree?.body ?? [];
      if (more.length > 0 || statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal') {
        return `${attribute.name}={${value.value}} is code; write ${attribute.name}="value"`;
      }
      given[attribute.name] = statement.expression.value;
    } else {
      given[attribute.name] = value ?? true;
    }
  }
  const fault = valueProblem(allowed, given);
  return fault === undefined ? undefined : `<${name}>: ${fault}`;
}

/** What is wrong with the values of attributes, and what to write. */
const valueProblem = (attributes: ElementAttributes, given: Readonly<Record<string, unknown>>): string | undefined =>
  schemaDiagnostics('no-unsafe-element', '', z.object(attributes), given, () => 1)[0]?.message;

function directiveProblem(
  {name, attributes}: Of<'containerDirective' | 'leafDirective' | 'textDirective'>,
  {directives}: AllowedMarkup,
): string | undefined {
  const kind = directives.get(name);
  const allowed = kind?.attributes ?? Object.keys(directiveAttributes);
  const given = attributes ?? {};
  const shownName = `${marks[kind?.form ?? 'container']}${name}`;
  const wrong = Object.keys(given).find((attribute) => !allowed.includes(attribute));
  if (wrong !== undefined) {
    const remedy = kind && allowed.length > 0 ? `write one of ${allowed.join(', ')}` : 'remove it';
    return `${shownName} has no attribute "${wrong}"; ${remedy}`;
  }
  const known = Object.fromEntries(Object.keys(given).map((key) => [key, directiveAttributes[key]]));
  const fault = kind ? undefined : valueProblem(known as ElementAttributes, given);
  return fault === undefined ? undefined : `${shownName}: ${fault}`;
}

/** A rule and what it says. */
type Problem = readonly [rule: UntrustedId, message: string];

const problem = (rule: UntrustedId, message: string | undefined): Problem | undefined =>
  message === undefined ? undefined : [rule, message];

function problemOf(node: Nodes, markup: AllowedMarkup): Problem | undefined {
  switch (node.type) {
    case 'html':
      return ['no-unsafe-element', `${node.value.split('\n')[0] ?? ''} is HTML; write Markdown`];
    case 'mdxjsEsm':
      return ['no-import', 'import and export are not allowed; use components without importing them'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isEmpty(node) ? undefined : ['no-expression', `{${node.value}} is code; write \\{ for a literal brace`];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return problem('no-unsafe-element', elementProblem(node, markup));
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return problem('directive-attribute', directiveProblem(node, markup));
    case 'link':
      // The definition of a reference is reported on its own.
      return node.data?.definition === undefined ? problem('link-protocol', linkProblem(node.url)) : undefined;
    case 'definition':
      return problem('link-protocol', linkProblem(node.url));
    case 'image':
      return problem('no-external-image', imageProblem(node.url, markup));
    default:
      return undefined;
  }
}

/**
 * Finds markup that could execute code in the browser or load third-party content: HTML and unknown elements, event
 * handlers, expressions, import and export, script URLs, external images. Pages come from many contributors and must not
 * contain code.
 */
export function unsafeMarkup(tree: Root, markup: AllowedMarkup): Fault<UntrustedId>[] {
  const faults: Fault<UntrustedId>[] = [];
  const definitions = definitionsOf(tree);
  forEachNode(tree, (node) => {
    const definition = node.type === 'imageReference' ? definitions.get(node.identifier) : undefined;
    const found = definition
      ? problem('no-external-image', imageProblem(definition.url, markup))
      : problemOf(node, markup);
    if (found) {
      const [rule, message] = found;
      const line = definition ? lineOf(definition) : node.type === 'image' ? urlLineOf(node) : lineOf(node);
      faults.push({rule, line, message});
    }
  });
  return faults;
}

const processor = unified().use(remarkParse).use(mdxSyntax).freeze();

const blank = (code: string): string => code.replaceAll(/[^\n]/g, ' ');

/** A part of a text, and what it can be a pair with. */
interface Mark {
  start: number;
  end: number;
  /** What this mark, as the first one, needs as the second one. */
  opens: string;
  /** What it is as the second one; undefined if it cannot be that. */
  closes?: string | undefined;
}

/** The text with blanks from each mark to the next one that it can be a pair with. Takes time in proportion to the text. */
function withoutPairs(text: string, marks: readonly Mark[]): string {
  const next = new Map<string, Mark>();
  const second = new Map<Mark, Mark | undefined>();
  for (const mark of marks.toReversed()) {
    second.set(mark, next.get(mark.opens));
    if (mark.closes !== undefined) {
      next.set(mark.closes, mark);
    }
  }
  let kept = '';
  let from = 0;
  for (const mark of marks) {
    const end = second.get(mark)?.end;
    if (end !== undefined && mark.start >= from) {
      kept += text.slice(from, mark.start) + blank(text.slice(mark.start, end));
      from = end;
    }
  }
  return kept + text.slice(from);
}

function withoutCode(text: string): string {
  const fences = [...text.matchAll(/^([ \t]*(?:`{3,}|~{3,}))(.*)$/gm)].map(
    ({0: line, 1: fence = '', 2: rest = '', index}) => ({
      start: index,
      end: index + line.length,
      opens: fence,
      ...(rest.trim() === '' && {closes: fence}),
    }),
  );
  const outside = withoutPairs(text, fences);
  const runs = [...outside.matchAll(/`+/g)].map(({0: run, index}) => ({
    start: index,
    end: index + run.length,
    opens: run,
    closes: run,
  }));
  return withoutPairs(outside, runs);
}

/** Offset of the innermost unclosed brace, ignoring code and escaped braces. */
function openBrace(text: string): number | undefined {
  const prose = withoutCode(text).replaceAll(/\\[{}]/g, blank);
  const open: number[] = [];
  for (const {0: brace, index} of prose.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
    } else {
      open.pop();
    }
  }
  return open.at(-1);
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Error of the MDX parser. */
interface ParseError {
  line?: number;
  reason?: string;
  ruleId?: string;
  source?: string;
  place?: {offset?: number; start?: {offset?: number}};
}

/** The line with the most marks of quotations and lists, and spaces, before its text. */
function deepestLine(text: string): number {
  const depths = text.split('\n').map((line) => /^[\s>*+.)\d-]*/.exec(line)?.[0].length ?? 0);
  return depths.reduce((deepest, depth, index) => (depth > (depths[deepest] ?? 0) ? index : deepest), 0) + 1;
}

/**
 * Rewords a syntax error of the MDX parser for authors.
 *
 * @param text the parsed text
 */
function parseFault(error: unknown, text: string, markup: AllowedMarkup): Fault<Id> {
  const {line: reported, reason = String(error), ruleId = '', source = '', place: position} = error as ParseError;
  if (ruleId === 'too-deep' || error instanceof RangeError) {
    const message = 'lists, quotations, or other elements are nested too deeply; write fewer levels';
    return {rule: 'max-nesting', line: reported ?? deepestLine(text), message};
  }
  // For an unclosed element, only the message contains the line.
  const named = /\((\d+):\d+/.exec(reason)?.[1];
  const line = Number(named ?? reported ?? 1);
  const [, tag] = /`<(\/?[^`\s>]*)(?=[\s>])[^`]*>`/.exec(reason) ?? [];
  const offset = position?.offset ?? position?.start?.offset ?? 0;
  if (ruleId === 'acorn' && source.endsWith('mdxjs-esm')) {
    const begins = /^(?:import|export)\b/.test(text.split('\n')[line - 1] ?? '') ? 'this line' : 'the paragraph';
    return {
      rule: 'no-import',
      line,
      message: `${begins} begins with import or export, which is parsed as code; start with another word`,
    };
  }
  if (source.endsWith('mdx-expression')) {
    const brace = ruleId === 'unexpected-eof' ? openBrace(text) : undefined;
    return brace === undefined
      ? {rule: 'no-expression', line, message: 'text in braces is parsed as code; write \\{ for a literal brace'}
      : {rule: 'no-expression', line: lineAt(text, brace), message: 'unclosed brace {; write \\{ for a literal brace'};
  }
  if (ruleId === 'end-tag-mismatch' && reason.startsWith('Unexpected closing tag')) {
    const [, wanted = ''] = /closing tag for `<([^`\s>]*)/.exec(reason) ?? [];
    return {
      rule: 'mdx-syntax',
      line: reported ?? line,
      message: `expected </${wanted}> but found <${tag}>; ${insteadOf(wanted, markup)}`,
    };
  }
  if (ruleId === 'end-tag-mismatch') {
    return markup.elements.has(tag ?? '')
      ? {
          rule: 'mdx-syntax',
          line,
          message: `<${tag}> is not closed in the same paragraph or list; write </${tag}> on its own line, with blank lines around it`,
        }
      : {
          rule: 'no-unsafe-element',
          line,
          message: `<${tag}> is not allowed in a page; ${insteadOf(tag ?? '', markup)}`,
        };
  }
  if (ruleId === 'unexpected-closing-slash') {
    const [, closing = ''] = /^\/\s*([^>\s]*)/.exec(text.slice(offset)) ?? [];
    return {
      rule: 'mdx-syntax',
      line,
      message: `</${closing}> has no opening tag; ${markup.elements.has(closing) ? 'remove it' : insteadOf(closing, markup)}`,
    };
  }
  const before = text.slice(0, offset);
  const opening = before.lastIndexOf('<');
  const from = opening < 0 ? '' : (text.slice(opening).split('\n')[0] ?? '');
  if (from.startsWith('<!--')) {
    return {rule: 'mdx-syntax', line, message: 'HTML comments are not allowed in a page; write {/* comment */}'};
  }
  const [, address] = /^<([^\s<>]*)>/.exec(from) ?? [];
  if (address !== undefined && /[/@.]/.test(address)) {
    const url = /^[a-z]+:/i.test(address) || !address.includes('@') ? address : `mailto:${address}`;
    return {
      rule: 'mdx-syntax',
      line,
      message: `<${address}> is parsed as a tag; write a link with text: [page title](${url})`,
    };
  }
  const [, element = ''] = /^<(\w+)\s/.exec(from) ?? [];
  if (Object.hasOwn(inMarkdown, element.toLowerCase())) {
    return {
      rule: 'no-unsafe-element',
      line: lineAt(text, opening),
      message: `<${element}> is not allowed in a page; ${insteadOf(element, markup)}`,
    };
  }
  const shownFrom = from.length > 20 ? `${from.slice(0, 20)}...` : from;
  return {
    rule: 'mdx-syntax',
    line: opening < 0 ? line : lineAt(text, opening),
    message: `< in "${shownFrom}" is parsed as the start of a tag; write &lt; for a literal <, or put code in backticks`,
  };
}

/** What to write instead where pages are MDX of the site's own authors. */
const inMdx = 'correct it, or write &lt; for a literal < and \\{ for a literal brace';

/** Words syntax errors of the MDX parser for authors of a site. */
export function explainSyntaxError(
  config: MarkupConfig & Pick<LintConfig, 'untrusted'>,
): (error: unknown, text: string) => Fault<Id> {
  const markup = allowedMarkup(config);
  return (error, text) => {
    const fault = parseFault(error, text, markup);
    return config.untrusted || fault.rule === 'max-nesting'
      ? fault
      : {rule: 'mdx-syntax', line: fault.line, message: `${(error as ParseError).reason ?? String(error)}; ${inMdx}`};
  };
}

/** Like unsafeMarkup, for a text without front matter; also reports invalid MDX. */
export function markupFaults(text: string, markup: AllowedMarkup): Fault<Id>[] {
  try {
    return unsafeMarkup(processor.parse(text), markup);
  } catch (error) {
    return [parseFault(error, text, markup)];
  }
}

/** What keeps a page from being parsed, which the parser finds. */
export const syntaxRules: RuleSet<SyntaxId> = {name: 'syntax', group: 'text', rules: syntax};

/** What could run code or load content of others: for pages of people whom the site does not trust with its readers. */
export function untrustedMarkup(config: MarkupConfig): RuleSet<UntrustedId> {
  const markup = allowedMarkup(config);
  return {name: 'untrusted-markup', group: 'text', rules: untrusted, checkPage: ({tree}) => unsafeMarkup(tree, markup)};
}
