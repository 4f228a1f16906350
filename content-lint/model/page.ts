import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import {mdxSyntax} from '../../lib/mdx';
import type {Diagnostic} from './diagnostic';
import {frontMatterBlock, frontMatterFault, yamlFault, yamlMessage} from './frontMatterBlock';
import {parseFault, type Fault} from '../rules/unsafeMarkup';

/** A page of a content area: its path in the repository, with `/`, and its text. */
export interface PageSource {
  file: string;
  text: string;
}

/** Front matter, by key. */
type Values = Readonly<Record<string, unknown>>;

/** What the rules read of front matter, each of the type it should have; what is of another is checked elsewhere. */
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

/** A page as the rules see it; `faults` say why front matter or text could not be read. */
export interface ParsedPage {
  tree: Root;
  /** Front matter as Docusaurus reads it; undefined if it cannot be read. */
  frontMatter: Values | undefined;
  facts: PageFacts;
  faults: readonly Diagnostic[];
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(mdxSyntax).freeze();

/** Parses MDX as Docusaurus does: `{#name}` at the end of a heading is its anchor. @throws VFileMessage with line and reason. */
export const parseMdx = (text: string): Root =>
  processor.parse(text.replaceAll(/^(#{1,6} .*[^\\])\{(#[\w-]+\}\s*)$/gm, '$1\\{$2'));

let last: {page: PageSource; result: ParsedPage} | undefined;

/** Takes from front matter what has the type that rules expect. */
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

/** Front matter as Docusaurus reads it, or why it cannot be read. */
function readFrontMatter(text: string): {values: Values} | {fault: Fault} {
  const fault = frontMatterFault(text);
  const block = frontMatterBlock(text);
  if (fault) {
    return {fault};
  }
  if (!block) {
    return {values: {}};
  }
  const [error] = block.document.errors;
  if (error) {
    return {fault: yamlFault(error, block)};
  }
  let values: unknown;
  try {
    // It reads dates and numbers where the parser above does not, as the build will.
    values = parseFileContentFrontMatter(text).frontMatter;
  } catch (problem) {
    const {mark, message} = problem as Error & {mark?: {line?: number}};
    return {fault: {line: (mark?.line ?? 0) + 1, message: yamlMessage(message)}};
  }
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? {values: values as Values}
    : {fault: {line: 2, message: 'the front matter has no keys; write lines such as title: Name of the page'}};
}

/** Address parts of front matter that cannot be read: links to the page are not wrong because of that. */
const addressFacts = (text: string): PageFacts =>
  Object.fromEntries(
    [...(text.split(/^---/m, 2)[1] ?? '').matchAll(/^(id|slug): *["']?(.*?)["']?\s*$/gm)].map(
      ([, key = '', value = '']): [string, string] => [key, value],
    ),
  );

function parse({file, text}: PageSource): ParsedPage {
  const read = readFrontMatter(text);
  if ('fault' in read) {
    const faults: Diagnostic[] = [{file, ...read.fault, severity: 'error'}];
    return {tree: {type: 'root', children: []}, frontMatter: undefined, facts: addressFacts(text), faults};
  }
  const facts = factsOf(read.values);
  try {
    return {tree: parseMdx(text), frontMatter: read.values, facts, faults: []};
  } catch (error) {
    const faults: Diagnostic[] = [{file, ...parseFault(error, text), severity: 'error'}];
    return {tree: {type: 'root', children: []}, frontMatter: read.values, facts, faults};
  }
}

/** The parsed page. Asking again for the page that was asked for last costs nothing. */
export function parsePage(page: PageSource): ParsedPage {
  // The trees of all pages together would keep the garbage collector busy.
  if (last?.page !== page) {
    last = {page, result: parse(page)};
  }
  return last.result;
}

/** What the front matter of a page says. Its text, which takes a hundred times as long, is not parsed. */
export function pageFacts({text}: PageSource): PageFacts {
  const read = readFrontMatter(text);
  return 'fault' in read ? addressFacts(text) : factsOf(read.values);
}

/** Number of words that a reader reads on a page: prose, tables and code, without front matter. */
export function wordCount(page: PageSource): number {
  const blocks = parsePage(page).tree.children.filter(({type}) => type !== 'yaml');
  return blocks
    .map((block) => toString(block))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
