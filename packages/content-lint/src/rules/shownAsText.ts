/** What looks like a link or a table, but that readers see as text with brackets or bars. */
import {type Fix, forEachNode} from '@training-catalog/content-model';
import type {Nodes, Root} from 'mdast';

/** Something that is shown as text, and what to write instead. */
export interface ShownAsText {
  kind: 'link' | 'table';
  /** From 1. */
  line: number;
  /** `what is wrong; what to write`. */
  message: string;
  fix?: Fix;
}

/** Parts of a line of text, which may contain what looks like a link; a literal address in one is parsed as a link of its own. */
const isPartOfText = (node: Nodes, source: string): boolean =>
  ['text', 'emphasis', 'strong', 'delete', 'break'].includes(node.type) ||
  (node.type === 'link' && !/^[[<]/.test(source.slice(node.position?.start.offset)));

/** The source of a block, with the same length, in which code, formulas, links, and elements are blank. */
function textAlone(block: Nodes & {children: readonly Nodes[]}, source: string): string {
  const {start, end} = block.position ?? {};
  const from = start?.offset ?? 0;
  let text = source.slice(from, end?.offset);
  const blank = (nodes: readonly Nodes[]): void =>
    nodes.forEach((node) => {
      if (!isPartOfText(node, source)) {
        const [first, last] = [
          (node.position?.start.offset ?? from) - from,
          (node.position?.end.offset ?? from) - from,
        ];
        text = text.slice(0, first) + text.slice(first, last).replaceAll(/[^\n]/g, '\uFFFC') + text.slice(last);
      } else if ('children' in node) {
        blank(node.children);
      }
    });
  blank(block.children);
  return text;
}

/** An address or a path, as opposed to a remark in parentheses. */
const target = String.raw`(?:https?:\/\/|\.{0,2}\/|#|[^\s()]*\.mdx?\b)`;

/** A text in brackets and what follows: a target in parentheses, one that is not closed, or the name of a definition. */
const likeLink = new RegExp(
  String.raw`(?<![\\\w\])])(!?\[[^[\]]+\])(?:\(((?:[^()]|\([^()]*\))*)\)|( )\((${target}(?:[^()\n]|\([^()\n]*\))*)\)|(\(${target}[^()\s]*)|(\[[^[\]\n]*\](?!\()))`,
  'g',
);

/** What is wrong with a link that is shown as text, given its parts. */
function linkProblem(match: RegExpExecArray, source: string, from: number): Omit<ShownAsText, 'kind' | 'line'> {
  const {index, 0: whole, 1: brackets = '', 2: inside, 3: space, 4: apart = '', 5: open} = match;
  // Code in the label is blank in the text alone.
  const written = (length: number): string => source.slice(from + index, from + index + length).replaceAll(/\s+/g, ' ');
  const label = written(brackets.length);
  const problem = (reason: string): string => `${written(whole.length)} is shown as text, because ${reason}`;
  const withTarget = (address: string): Pick<ShownAsText, 'fix'> & {text: string} => {
    const text = `(${address.trim().replaceAll(/\s+/g, '%20')})`;
    return {text, fix: {start: from + index + brackets.length, end: from + index + whole.length, text}};
  };
  if (space !== undefined) {
    const {text, fix} = withTarget(apart);
    return {message: `${problem('a space is between the brackets and the parentheses')}; write ${label}${text}`, fix};
  }
  if (open !== undefined) {
    return {message: `${problem('its parentheses are not closed')}; write ${label}${open})`};
  }
  if (inside === undefined) {
    return {message: `${problem('no line says where it leads')}; write ${label}(<address>)`};
  }
  if (/\s/.test(inside.trim()) && !/["'<>\\\uFFFC]/.test(inside)) {
    const {text, fix} = withTarget(inside);
    return {message: `${problem('its target has a space')}; write ${label}${text}`, fix};
  }
  return {message: `${problem('its target is no address')}; write ${label}(<address>), with %20 for a space`};
}

/** Links of a block that are shown as text; their lines are those within the block, from 0. */
const linksIn = (text: string, source: string, from: number): Omit<ShownAsText, 'kind'>[] =>
  [...text.matchAll(likeLink)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length - 1,
    ...linkProblem(match, source, from),
  }));

/** The cells of a line of a table. */
const cellsOf = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;

const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const row = /^\|.*(?<!\\)\|$/;

/** The first table of a block that is shown as text; its line is that within the block, from 0. */
function tableIn(text: string, from: number): Omit<ShownAsText, 'kind'> | undefined {
  const lines = text.split('\n');
  const content = lines.map((line) => line.replace(/^[\s>]*/, '').trimEnd());
  const isLikeTable = (line: string): boolean => row.test(line) || delimiterRow.test(line);
  const head = content.findIndex(
    (line, index) =>
      line.includes('|') &&
      isLikeTable(content[index + 1] ?? '') &&
      (row.test(line) || delimiterRow.test(content[index + 1] ?? '')),
  );
  if (head === -1) {
    return undefined;
  }
  const [first = '', second = ''] = content.slice(head, head + 2);
  const right = `|${' --- |'.repeat(cellsOf(first))}`;
  if (!delimiterRow.test(second)) {
    return {
      line: head,
      message: `the table is shown as text, because no line of hyphens follows its head; write below it ${right}`,
    };
  }
  const before = lines.slice(0, head + 1).reduce((sum, {length}) => sum + length + 1, 0);
  const start = from + before + (lines[head + 1] ?? '').indexOf(second);
  return {
    line: head + 1,
    message: `the table is shown as text, because its head has ${cellsOf(first)} cells, and the line below it ${cellsOf(second)}; write ${right}`,
    fix: {start, end: start + second.length, text: right},
  };
}

/** Finds links and tables that readers see as text. */
export function shownAsText(tree: Root, source: string): ShownAsText[] {
  const found: ShownAsText[] = [];
  forEachNode(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
      return;
    }
    const {line: first = 1, offset = 0} = node.position?.start ?? {};
    const text = textAlone(node, source);
    const links = text.includes('[') ? linksIn(text, source, offset) : [];
    const table = node.type === 'paragraph' && text.includes('|') ? tableIn(text, offset) : undefined;
    found.push(
      ...links.map((link): ShownAsText => ({...link, kind: 'link', line: first + link.line})),
      ...(table ? [{...table, kind: 'table' as const, line: first + table.line}] : []),
    );
  });
  return found;
}
