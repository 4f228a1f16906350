import path from 'node:path';
import type {Code, Link, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import YAML from 'yaml';
import {acknowledgement} from '../site';
import {parseFault, unsafeMarkup} from './unsafeMarkup';

/** A fault of a page: where it is, what is wrong and what to write instead. */
export interface Finding {
  file: string;
  /** Line in the file, from 1. */
  line: number;
  message: string;
}

/** A page of a content area: its path in the repository, with `/`, and its text. */
export interface PageSource {
  file: string;
  text: string;
}

interface FrontMatter {
  title?: string;
  tags?: string[];
  project?: object;
  learning?: object;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

const shells = ['bash', 'sh', 'shell', 'console', 'powershell'];

type Report = (line: number, message: string) => void;

const lineOf = (node: {position?: {start: {line: number}} | undefined}): number => node.position?.start.line ?? 1;

function checkCode(node: Code, prose: string, report: Report): void {
  const isShell = shells.includes(node.lang ?? '');
  node.value.split('\n').forEach((text, index) => {
    const line = lineOf(node) + 1 + index;
    if (isShell && /^\s*(?:\$|>>>|>) /.test(text)) {
      report(line, 'a prompt sign cannot be pasted; write the command alone');
    }
    if (/[\u2018\u2019\u201c\u201d]/.test(text)) {
      report(line, 'a curly quote does not work in code; write a straight one');
    }
    for (const [placeholder] of isShell ? text.matchAll(/<[a-zA-Z][\w -]*>/g) : []) {
      if (!prose.includes(`\`${placeholder}\``)) {
        report(line, `nothing explains ${placeholder}; write a sentence below the block with \`${placeholder}\` in it`);
      }
    }
  });
}

function checkDiagram(node: Code, next: RootContent | undefined, report: Report): void {
  if (!/^---\s*\ntitle: *\S/.test(node.value)) {
    report(lineOf(node), 'the diagram has no title; begin it with the lines ---, title: ..., ---');
  }
  for (const name of ['accTitle', 'accDescr']) {
    if (!new RegExp(`^\\s*${name}: *\\S`, 'm').test(node.value)) {
      report(lineOf(node), `the diagram has no ${name}; write the line "${name}: ..." below its first line`);
    }
  }
  if (next?.type !== 'paragraph') {
    report(lineOf(node), 'nothing below the diagram says the same in words; write a sentence there');
  }
}

function checkLink({url, position}: Link, file: string, report: Report): void {
  const line = lineOf({position});
  const [area] = file.split('/');
  if (/^[a-z]+:/i.test(url)) {
    // Other protocols: see unsafeMarkup.ts.
    if (!/^https?:/i.test(url)) {
      return;
    }
    if (!url.startsWith('https://') || !URL.canParse(url)) {
      report(line, `${url} is no https address; correct it, or write it as code if readers cannot open it`);
    }
  } else if (url.startsWith('/')) {
    if (/\.mdx?(?:#|$)/.test(url)) {
      report(line, `${url} is a site path and ends in .md; leave the ending out`);
    }
  } else if (/\.mdx?(?:#|$)/.test(url)) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), decodeURI(url)));
    if (target.split('/')[0] !== area) {
      report(line, `${url} leads to another area; write a site path, such as /docs/intro`);
    }
  } else if (!url.startsWith('#')) {
    report(line, `${url} is neither a file nor a site path; write ../Folder/page.md or /area/page`);
  }
}

function checkProject({file, text}: PageSource, tree: Root, facts: FrontMatter, report: Report): void {
  const name = path.posix.basename(file, '.md');
  const isMain = facts.project !== undefined;
  const releases = (facts.tags ?? []).filter((tag) => tag.startsWith('Release '));
  if (!isMain && releases.length > 0) {
    report(1, `${releases.join(', ')}: release tags stand on the main page only; remove them here`);
  }
  if (isMain && releases.length === 0) {
    report(1, 'the main page has no release tag; write one such as Release 2025-07');
  }
  if (isMain && !text.includes(`*${acknowledgement}*`)) {
    report(1, `the main page has to end with the acknowledgement: *${acknowledgement}*`);
  }
  if (/^explanations?$/.test(name) && !hasDiagram(tree)) {
    report(1, 'an explanation has at least one diagram; draw one in a mermaid block');
  }
  if (/^tutorials?$/.test(name) && facts.learning === undefined) {
    report(1, 'a tutorial says under "learning:" for whom it is, what one needs and what one will be able to do');
  }
}

function hasDiagram(tree: Root): boolean {
  let found = false;
  visit(tree, 'code', ({lang}) => {
    found ||= lang === 'mermaid';
  });
  return found;
}

function parse(text: string): {tree: Root; facts: FrontMatter} {
  const tree = processor.parse(text);
  const first = tree.children[0];
  const facts = first?.type === 'yaml' ? ((YAML.parse(first.value) ?? {}) as FrontMatter) : {};
  return {tree, facts};
}

/** Looks for the faults of one page. The build checks front matter; here is what it does not see. */
export function pageFindings(page: PageSource): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (line, message) => findings.push({file: page.file, line, message});
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(page.text);
  } catch (error) {
    const {line, message} = parseFault(error);
    report(line, message);
    return findings;
  }
  const {tree, facts} = parsed;
  unsafeMarkup(tree).forEach(({line, message}) => report(line, message));
  const prose = page.text.replaceAll(/^([ \t]*)```[^]*?^\1```/gm, '');
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') {
      checkCode(node, prose, report);
      if (node.lang === 'mermaid') {
        checkDiagram(node, parent?.children[(index ?? 0) + 1], report);
      }
    } else if (node.type === 'link') {
      checkLink(node, page.file, report);
    } else if (node.type === 'image' && !node.alt?.trim()) {
      report(lineOf(node), 'the image has no alternative text; write it in the brackets');
    }
  });
  if (/^docs\/[^/]+\//.test(page.file)) {
    checkProject(page, tree, facts, report);
  }
  return findings;
}

/** Looks for what a project lacks that only its pages together can give. */
export function projectFindings(pages: readonly PageSource[]): Finding[] {
  const folders = new Map<string, PageSource[]>();
  pages.forEach((page) => {
    const folder = path.posix.dirname(page.file);
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  });
  return [...folders]
    .filter(([folder]) => /^docs\/[^/]+$/.test(folder))
    .filter(([, own]) => !own.some(({text}) => hasDiagram(processor.parse(text))))
    .map(([folder]) => ({
      file: folder,
      line: 1,
      message: 'no page of the project has a diagram; draw its parts or its flow in a mermaid block',
    }));
}

/** Number of words that a reader reads on a page: prose, tables and code, without front matter. */
export function wordCount({text}: PageSource): number {
  const blocks = processor.parse(text).children.filter(({type}) => type !== 'yaml');
  return blocks
    .map((block) => toString(block))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
