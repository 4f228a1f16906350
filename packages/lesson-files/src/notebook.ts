// Names of Python. cspell:ignore pathlib urllib rpartition urlretrieve makedirs abspath pathsep PYTHONUNBUFFERED
import path from 'node:path';
import {bodyOf, isDirective, labelOf, readPrediction, type Directive} from '@training-catalog/lessons/model';
import type {SavedFile, Step} from '@training-catalog/tutorial-steps';
import type {List, Nodes, RootContent} from 'mdast';
import {folded, markdownOf, plainNodes, type Elsewhere} from './plainMarkdown.js';

/** A file that a lesson offers, beside its page. */
export interface OfferedFile {
  /** Name without folder, as steps use it. */
  name: string;
  /** Full path of the file in the source. */
  source: string;
  /** Full URL. */
  url: string;
}

/** A lesson of which a notebook is made. */
export interface NotebookPage extends Elsewhere {
  description: string;
  /** URL of the license of the text. */
  license?: string | undefined;
  nodes: readonly RootContent[];
  /** Steps and saved files, by the line of their block. */
  parts: ReadonlyMap<number, Step | SavedFile>;
  files: readonly OfferedFile[];
}

/** A cell of nbformat 4.5. */
interface Cell {
  cell_type: 'markdown' | 'code';
  metadata: {tags?: string[]; jupyter?: {outputs_hidden: true}};
  source: string;
  execution_count?: null;
  outputs?: {output_type: 'stream'; name: 'stdout'; text: string}[];
}

const codeCell = (source: string, output?: string, tags: string[] = [], isFolded = false): Cell => ({
  cell_type: 'code',
  metadata: {...(tags.length > 0 && {tags}), ...(isFolded && {jupyter: {outputs_hidden: true}})},
  source,
  execution_count: null,
  outputs: output === undefined ? [] : [{output_type: 'stream', name: 'stdout', text: `${output}\n`}],
});

const markdownCell = (source: string): Cell => ({cell_type: 'markdown', metadata: {}, source});

const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;

/** Lines that make a virtual environment: a notebook has one already. */
const environmentLine = /^\s*(?:python3? -m venv \S+|(?:source|\.) \S+\/bin\/activate)\s*$/;

/** Makes shell cells share variables, as the commands of a page do in one shell, and stop at the first error. */
const shellSetUp = [
  'unset BASH_ENV',
  '[ -f .shell-variables ] && . ./.shell-variables 2> /dev/null',
  'trap "declare -p > .shell-variables" EXIT',
  'set -e',
].join('\n');

function setUpCell({parts, files, texts}: NotebookPage): Cell {
  const folders = [...parts.values()].flatMap((part) => (part.kind === 'save' ? [path.posix.dirname(part.file)] : []));
  /** A loop, if there is something to do. */
  const each = (name: string, values: readonly string[], ...lines: string[]): string[] =>
    values.length > 0 ? [`for ${name} in ${JSON.stringify([...new Set(values)])}:`, ...lines] : [];
  return codeCell(
    [
      `# ${texts.setUp}`,
      'import os, pathlib, sys, urllib.request',
      '',
      ...each(
        'url',
        files.map(({url}) => url),
        '    name = urllib.request.unquote(url.rpartition("/")[2])',
        '    if not os.path.exists(name):',
        '        urllib.request.urlretrieve(url, name)',
      ),
      ...each(
        'folder',
        folders.filter((folder) => folder !== '.'),
        '    os.makedirs(folder, exist_ok=True)',
      ),
      `pathlib.Path(".shell").write_text(${JSON.stringify(shellSetUp)})`,
      'os.environ.update(',
      '    BASH_ENV=os.path.abspath(".shell"),',
      '    PATH=os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"],',
      '    PYTHONUNBUFFERED="1",',
      ')',
    ].join('\n'),
  );
}

/** The cells of a step or a saved file. The output of a step in a prediction is folded. */
function partCells(part: Step | SavedFile, isFolded: boolean, {texts}: NotebookPage): Cell[] {
  if (part.kind === 'save') {
    return [codeCell(`%%writefile ${part.file}\n${part.text.replace(/\n$/, '')}`)];
  }
  const {code, language, needs, fails, background, ready, output, number} = part;
  const tags = [...(needs.length > 0 ? ['skip-execution'] : []), ...(fails ? ['raises-exception'] : [])];
  const condition = needs.length > 0 ? [markdownCell(texts.needs.replace('{needs}', needs.join(', ')))] : [];
  if (language === 'python') {
    return [...condition, codeCell(code, output?.text, tags, isFolded)];
  }
  const lines = code.split('\n').filter((line) => !environmentLine.test(line));
  if (lines.every((line) => line.trim() === '')) {
    return [];
  }
  if (!background) {
    return [...condition, codeCell(['%%bash', ...lines].join('\n'), output?.text, tags, isFolded)];
  }
  const log = `.step-${number}.log`;
  const wait = [
    'import pathlib, re, time',
    '',
    `while not re.search(${JSON.stringify(ready?.source)}, pathlib.Path("${log}").read_text(), re.MULTILINE):`,
    '    time.sleep(0.2)',
  ];
  return [
    ...condition,
    codeCell(['%%bash --bg', `exec > ${log} 2>&1`, ...lines].join('\n'), undefined, tags),
    ...(ready
      ? [codeCell(['import pathlib', `pathlib.Path("${log}").touch()`, ...wait].join('\n'), undefined, tags)]
      : []),
  ];
}

/** A piece of a notebook: text of the page, or a step or saved file. */
type Piece = Nodes | {part: Step | SavedFile; isFolded: boolean};

/** Splits a page at its steps, out of the lists and boxes that they are in. */
function piecesOf(node: Nodes, page: NotebookPage, outputs: ReadonlySet<number>): Piece[] {
  const hasPart = (one: Nodes): boolean =>
    one.type === 'code'
      ? page.parts.has(lineOf(one)) || outputs.has(lineOf(one))
      : 'children' in one && (one.children as Nodes[]).some(hasPart);
  if (!hasPart(node)) {
    return plainNodes(node, page);
  }
  if (node.type === 'code') {
    const part = page.parts.get(lineOf(node));
    return part ? [{part, isFolded: false}] : [];
  }
  const inner = (children: readonly Nodes[]): Piece[] => children.flatMap((child) => piecesOf(child, page, outputs));
  if (node.type === 'list') {
    return node.children.flatMap((item, index) => {
      const at = item.children.findIndex(hasPart);
      const start = node.ordered ? (node.start ?? 1) + index : null;
      const text = at < 0 ? item.children : item.children.slice(0, at);
      const list: List = {...node, start, children: [{...item, children: text}]};
      return [...plainNodes(list, page), ...(at < 0 ? [] : inner(item.children.slice(at)))];
    });
  }
  if (isDirective(node)) {
    // Its title, as it is without content, then what is in it.
    const title = {...node, children: node.type === 'containerDirective' ? node.children.slice(0, 1) : []} as Directive;
    const start = labelOf(node).length > 0 ? plainNodes(title, page) : [];
    if (node.name === 'predict') {
      const {before, outcome} = readPrediction(node);
      const explanation = outcome.filter((one) => !hasPart(one)).flatMap((one) => plainNodes(one, page));
      return [
        ...start,
        ...inner([...before, ...outcome.filter(hasPart)]).map((piece) =>
          'part' in piece ? {...piece, isFolded: true} : piece,
        ),
        ...(explanation.length > 0 ? folded(page.texts.outcome, explanation as RootContent[]) : []),
      ];
    }
    return [...start, ...inner(bodyOf(node))];
  }
  return inner('children' in node ? (node.children as Nodes[]) : []);
}

/** The page without its sections for teachers. */
function forLearners(nodes: readonly RootContent[]): RootContent[] {
  let depth = Infinity;
  return nodes.filter((node, index) => {
    if (node.type === 'heading' && node.depth <= depth) {
      const below = nodes.slice(index + 1).find((one) => !(isDirective(one) && one.name === 'minutes'));
      depth = below && isDirective(below) && below.name === 'for-teachers' ? node.depth : Infinity;
    }
    return depth === Infinity;
  });
}

/**
 * A lesson as a notebook of nbformat 4.5: its text, its programs, and its commands with the output of the page.
 *
 * @see https://nbformat.readthedocs.io/en/latest/format_description.html
 */
export function notebookOf(page: NotebookPage): string {
  const {texts, license} = page;
  const outputs = new Set(
    [...page.parts.values()].flatMap((part) => (part.kind === 'step' && part.output ? [part.output.line] : [])),
  );
  const from = texts.from.replace('{page}', `[${page.page.title}](${page.page.url})`);
  const cells: Cell[] = [
    markdownCell(
      [
        `# ${page.page.title}`,
        page.description,
        `${from}.${license === undefined ? '' : ` [${texts.license}](${license}).`}`,
      ].join('\n\n'),
    ),
    setUpCell(page),
  ];
  let text: Nodes[] = [];
  const close = (): void => {
    if (text.length > 0) {
      cells.push(markdownCell(markdownOf(text)));
    }
    text = [];
  };
  for (const piece of forLearners(page.nodes).flatMap((node) => piecesOf(node, page, outputs))) {
    if ('part' in piece) {
      close();
      cells.push(...partCells(piece.part, piece.isFolded, page));
    } else {
      if (piece.type === 'heading') {
        close();
      }
      text.push(piece);
    }
  }
  close();
  return `${JSON.stringify(
    {
      nbformat: 4,
      nbformat_minor: 5,
      metadata: {
        kernelspec: {name: 'python3', display_name: 'Python 3', language: 'python'},
        language_info: {name: 'python'},
      },
      cells: cells.map((cell, index) => ({id: `cell-${index + 1}`, ...cell})),
    },
    undefined,
    1,
  )}\n`;
}
