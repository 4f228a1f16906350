import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import YAML from 'yaml';
import {yamlDiagnostic} from '../rules/frontMatterRules';
import type {Diagnostic} from './diagnostic';
import {parseFault} from '../rules/unsafeMarkup';

/** A page of a content area: its path in the repository, with `/`, and its text. */
export interface PageSource {
  file: string;
  text: string;
}

/** What the rules read of front matter; its form is checked elsewhere. */
export interface PageFacts {
  id?: string;
  slug?: string;
  title?: string;
  tags?: string[];
  project?: object;
  learning?: object;
  imported?: object;
}

/** A page as the rules see it; `faults` say why front matter or text could not be read. */
export interface ParsedPage {
  tree: Root;
  facts: PageFacts;
  faults: readonly Diagnostic[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze();

/** Parses MDX as Docusaurus does: `{#name}` at the end of a heading is its anchor. @throws VFileMessage with line and reason. */
export const parseMdx = (text: string): Root =>
  processor.parse(text.replaceAll(/^(#{1,6} .*[^\\])\{(#[\w-]+\}\s*)$/gm, '$1\\{$2'));

let last: {page: PageSource; result: ParsedPage} | undefined;

function parse({file, text}: PageSource): ParsedPage {
  let tree: Root = {type: 'root', children: []};
  let facts: PageFacts = {};
  const faults: Diagnostic[] = [];
  try {
    tree = parseMdx(text);
  } catch (error) {
    faults.push({file, ...parseFault(error), severity: 'error'});
  }
  const source = /^---\r?\n([^]*?)\r?\n---\s*$/m.exec(text);
  if (source?.index === 0) {
    const document = YAML.parseDocument(source[1] ?? '');
    const [error] = document.errors;
    if (error) {
      const [reason = ''] = error.message.split('\n');
      faults.unshift(yamlDiagnostic(file, (error.linePos?.[0].line ?? 0) + 1, reason.replace(/ at line.*$/, '')));
    } else {
      facts = (document.toJS() ?? {}) as PageFacts;
    }
  }
  return {tree, facts, faults};
}

/** The parsed page. Asking again for the page that was asked for last costs nothing. */
export function parsePage(page: PageSource): ParsedPage {
  // The trees of all pages together would keep the garbage collector busy.
  if (last?.page !== page) {
    last = {page, result: parse(page)};
  }
  return last.result;
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
