import matter from 'gray-matter';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {errorAt, type Diagnostic, type Fault, type SourceRule} from './diagnostic.js';
import {frontMatterBlock, frontMatterFault, yamlMessage} from './frontMatterBlock.js';
import {mdxSyntax} from './mdx.js';
import {forEachNode} from './nodes.js';
import {inlineReferences} from './references.js';

/** A page: its path in the repository, with `/`, and its text. */
export interface PageSource {
  file: string;
  text: string;
}

/** Front matter, by key. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** A parsed page; `faults` are syntax errors in front matter or text. */
export interface ParsedSource<Rule extends string = string> {
  /** References are inlined; see inlineReferences. Empty if the text has a syntax error. */
  tree: Root;
  /** Front matter as Docusaurus parses it; undefined if it is invalid. */
  frontMatter: FrontMatter | undefined;
  faults: readonly Diagnostic<Rule | SourceRule>[];
}

/**
 * Words a syntax error for authors.
 *
 * @param error what the parser threw: a VFileMessage, a RangeError, or, for elements that are nested too deeply,
 *   `{line, reason, ruleId: 'too-deep'}`
 * @param text the parsed text
 */
export type ExplainSyntaxError<Rule extends string = string> = (error: unknown, text: string) => Fault<Rule>;

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(mdxSyntax).freeze();

/** Everything before `{#name}` at the end of a heading. */
const beforeHeadingId = /^#{1,6}[ \t].*[^\\](?=\{#[\w-]+\}\s*$)/gm;

/**
 * Makes the brace of `{#name}` at the end of a heading text instead of the start of an expression. Docusaurus inserts a
 * backslash before it, which would shift the positions of all nodes that follow.
 */
function headingIds(this: Processor, text: string): void {
  const braces = new Set(Array.from(text.matchAll(beforeHeadingId), ({0: before, index}) => index + before.length));
  (this.data().micromarkExtensions ??= []).push({
    text: {
      ['{'.charCodeAt(0)]: {
        name: 'headingId',
        tokenize(effects, ok, nok) {
          return (code) => {
            if (!braces.has(this.now().offset)) {
              return nok(code);
            }
            effects.enter('data');
            effects.consume(code);
            effects.exit('data');
            return ok;
          };
        },
      },
    },
  });
}

/**
 * Parses MDX as Docusaurus does: `{#name}` at the end of a heading is its anchor. The positions of the nodes are those
 * in `text`, which must not begin with a byte order mark. Lines of code end as on Linux, whatever an editor or git has made
 * of the page, because rules and programs read them.
 *
 * @throws VFileMessage with line and reason.
 */
export function parseMdx(text: string): Root {
  const tree = processor().use(headingIds, text).parse(text);
  if (text.includes('\r')) {
    forEachNode(tree, (node) => {
      if (node.type === 'code') {
        node.value = node.value.replaceAll(/\r\n?/g, '\n');
      }
    });
  }
  return tree;
}

/** Parses front matter as Docusaurus does: its values by key, or its first fault. */
export function readFrontMatter(text: string): {values: FrontMatter} | {fault: Fault<SourceRule>} {
  const rule = 'front-matter-syntax';
  const fault = frontMatterFault(text);
  const block = frontMatterBlock(text);
  if (fault) {
    return {fault};
  }
  if (!block) {
    return {values: {}};
  }
  if (block.broken) {
    return {fault: {rule, line: block.broken.line, message: yamlMessage(block.broken.reason)}};
  }
  let values: unknown;
  try {
    // Docusaurus' parser, because it converts some scalars to dates and numbers that the parser above does not. With
    // options, it neither caches a result nor returns a cached one.
    values = matter(text, {}).data;
  } catch (problem) {
    const {mark, message} = problem as Error & {mark?: {line?: number}};
    return {fault: {rule, line: (mark?.line ?? 0) + 1, message: yamlMessage(message)}};
  }
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? {values: values as FrontMatter}
    : {fault: {rule, line: 2, message: 'the front matter has no keys; write lines such as title: Page title'}};
}

/** Maximum depth of elements in each other. Compilers of pages call themselves for each level. */
const maxDepth = 100;

/** The first element that is nested too deeply, as an error of the parser. */
function tooDeep(tree: Root): {line: number; reason: string; ruleId: string} | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  const [node] = level;
  return node && {line: node.position?.start.line ?? 1, reason: 'nested too deeply', ruleId: 'too-deep'};
}

/** What the parser says, for programs without authors. */
const asTold: ExplainSyntaxError<SourceRule> = (error) => {
  const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
  return {rule: 'mdx-syntax', line, message: `${reason}; correct it`};
};

/**
 * Parses a page: front matter and MDX text, with lines of the file.
 *
 * @param explain words syntax errors of the text; by default, as the parser does
 */
export function parseSource<Rule extends string = SourceRule>(
  {file, text}: PageSource,
  explain: ExplainSyntaxError<Rule | SourceRule> = asTold,
): ParsedSource<Rule> {
  const empty: Root = {type: 'root', children: []};
  const read = readFrontMatter(text);
  if ('fault' in read) {
    const {rule, line, message} = read.fault;
    return {tree: empty, frontMatter: undefined, faults: [errorAt(rule, file, line, message)]};
  }
  let problem: unknown;
  try {
    const tree = parseMdx(text);
    problem = tooDeep(tree);
    if (problem === undefined) {
      inlineReferences(tree);
      return {tree, frontMatter: read.values, faults: []};
    }
  } catch (error) {
    problem = error;
  }
  const {rule, line, message} = explain(problem, text);
  return {tree: empty, frontMatter: read.values, faults: [errorAt(rule, file, line, message)]};
}
