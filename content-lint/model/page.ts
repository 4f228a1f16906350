import type {Nodes, Root} from 'mdast';
import type {Construct} from 'micromark-util-types';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import {mdxSyntax} from '../../lib/mdx';
import {errorAt, type Diagnostic, type Fault} from './diagnostic';
import {frontMatterBlock, frontMatterFault, yamlMessage} from './frontMatterBlock';
import {forEachNode} from './nodes';
import {inlineReferences} from './references';
import {parseFault} from '../rules/unsafeMarkup';

/** A page of a content area: its path in the repository, with `/`, and its text. */
export interface PageSource {
  file: string;
  text: string;
}

/** Front matter, by key. */
type Values = Readonly<Record<string, unknown>>;

/** Front matter values that rules use. Values of the wrong type are omitted here and reported elsewhere. */
export interface PageFacts {
  id?: string;
  slug?: string;
  title?: string;
  tags?: string[];
  project?: object;
  learning?: object;
  imported?: object;
  describes?: object;
}

/** A parsed page; `faults` are syntax errors in front matter or text. */
export interface ParsedPage {
  /** References are inlined; see inlineReferences. */
  tree: Root;
  /** Front matter as Docusaurus parses it; undefined if it is invalid. */
  frontMatter: Values | undefined;
  facts: PageFacts;
  faults: readonly Diagnostic[];
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(mdxSyntax).freeze();

/** Everything before `{#name}` at the end of a heading. */
const beforeHeadingId = /^#{1,6}[ \t].*[^\\](?=\{#[\w-]+\}\s*$)/gm;

/**
 * Makes the brace of `{#name}` at the end of a heading text instead of the start of an expression. Docusaurus inserts a
 * backslash before it, which would shift the positions of all nodes that follow.
 */
function headingIds(this: Processor, text: string): void {
  const braces = new Set(Array.from(text.matchAll(beforeHeadingId), ({0: before, index}) => index + before.length));
  const brace: Construct = {
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
  };
  const data = this.data();
  (data.micromarkExtensions ??= []).push({text: {['{'.charCodeAt(0)]: brace}});
}

/**
 * Parses MDX as Docusaurus does: `{#name}` at the end of a heading is its anchor. The positions of the nodes are those
 * in `text`, which must not begin with a byte order mark.
 *
 * @throws VFileMessage with line and reason.
 */
export const parseMdx = (text: string): Root => processor().use(headingIds, text).parse(text);

let last: {page: PageSource; result: ParsedPage} | undefined;

/** Picks the front matter values that have the expected type. */
function factsOf(values: Values): PageFacts {
  const facts: PageFacts = {};
  for (const key of ['id', 'slug', 'title'] as const) {
    const value = values[key];
    if (typeof value === 'string') {
      facts[key] = value;
    }
  }
  if (Array.isArray(values.tags)) {
    facts.tags = values.tags.filter((tag) => typeof tag === 'string');
  }
  for (const key of ['project', 'learning', 'imported', 'describes'] as const) {
    if (key in values) {
      facts[key] = Object(values[key]) as object;
    }
  }
  return facts;
}

/** Parses front matter as Docusaurus does. */
function readFrontMatter(text: string): {values: Values} | {fault: Fault} {
  const fault = frontMatterFault(text);
  const block = frontMatterBlock(text);
  if (fault) {
    return {fault};
  }
  if (!block) {
    return {values: {}};
  }
  if (block.broken) {
    return {fault: {line: block.broken.line, message: yamlMessage(block.broken.reason)}};
  }
  let values: unknown;
  try {
    // Docusaurus' parser, because it converts some scalars to dates and numbers that the parser above does not.
    values = parseFileContentFrontMatter(text).frontMatter;
  } catch (problem) {
    const {mark, message} = problem as Error & {mark?: {line?: number}};
    return {fault: {line: (mark?.line ?? 0) + 1, message: yamlMessage(message)}};
  }
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? {values: values as Values}
    : {fault: {line: 2, message: 'the front matter has no keys; write lines such as title: Page title'}};
}

/** `id` and `slug` from invalid front matter, so that links to the page are not reported as broken. */
const routeFacts = (text: string): PageFacts =>
  Object.fromEntries(
    [...(text.split(/^---/m, 2)[1] ?? '').matchAll(/^(id|slug): *["']?(.*?)["']?\s*$/gm)].map(
      ([, key = '', value = '']): [string, string] => [key, value],
    ),
  );

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

function parse({file, text}: PageSource): ParsedPage {
  const read = readFrontMatter(text);
  if ('fault' in read) {
    const faults = [errorAt(file, read.fault.line, read.fault.message)];
    return {tree: {type: 'root', children: []}, frontMatter: undefined, facts: routeFacts(text), faults};
  }
  const facts = factsOf(read.values);
  let problem: unknown;
  try {
    const tree = parseMdx(text);
    const deep = tooDeep(tree);
    if (!deep) {
      inlineReferences(tree);
      return {tree, frontMatter: read.values, facts, faults: []};
    }
    problem = deep;
  } catch (error) {
    problem = error;
  }
  const {line, message} = parseFault(problem, text);
  return {
    tree: {type: 'root', children: []},
    frontMatter: read.values,
    facts,
    faults: [errorAt(file, line, message)],
  };
}

/** Parses a page; caches the last result. */
export function parsePage(page: PageSource): ParsedPage {
  // Only one, because keeping all trees in memory slows down garbage collection.
  if (last?.page !== page) {
    last = {page, result: parse(page)};
  }
  return last.result;
}

/** Facts of a page's front matter, without parsing its text, which takes a hundred times as long. */
export function pageFacts({text}: PageSource): PageFacts {
  const read = readFrontMatter(text);
  return 'fault' in read ? routeFacts(text) : factsOf(read.values);
}

/** Number of words in a page's prose, tables, and code, without front matter. Signs alone, such as `=`, are no words. */
export function wordCount(page: PageSource): number {
  const texts: string[] = [];
  forEachNode(parsePage(page).tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(node.value);
    }
  });
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
