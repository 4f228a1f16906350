import {type Fix, forEachNode} from '@training-catalog/content-model';
import type {Code} from 'mdast';
import {faultsOf, lineOf, type Report} from '../faults.js';
import {bounded, editorial, error, type Rule} from '../rule.js';
import type {RuleSet} from '../ruleSet.js';

const rules = {
  'code-fence-closed': {
    ...error,
    summary: 'A code block ends with the fence that it began with. Otherwise the text below it becomes code.',
    wrong: '```bash\nls\n\nThe command lists the files.',
    right: '```bash\nls\n```\n\nThe command lists the files.',
  },
  'code-block-language': {
    ...error,
    fixable: true,
    summary:
      'A code block names its language, for syntax highlighting and for tools that read the page. Write `text` if there is none, as for the output of a program.',
    wrong: 'The program prints:\n\n```\n12 herons\n```',
    right: 'The program prints:\n\n```text\n12 herons\n```',
  },
  'highlighted-lines': {
    ...bounded,
    summary:
      'The lines that a code block highlights are lines of the block, in ascending order, and its line numbers begin with a number that fits beside it. The build and each browser list all lines of a range.',
    wrong: '```js {2-900000}\nlet owls = 0;\nowls += 2;\n```',
    right: '```js {2}\nlet owls = 0;\nowls += 2;\n```',
  },
  'no-shell-prompt': {
    ...editorial,
    fixable: true,
    summary: 'Commands are written without the prompt, because readers copy the whole block and paste it.',
    wrong: '```bash\n$ cd data\n$ ls\n```',
    right: '```bash\ncd data\nls\n```',
  },
  'no-curly-quotes-in-code': {
    ...editorial,
    fixable: true,
    summary:
      'Quotation marks in code are straight. Word processors make them curly, and shells and compilers do not understand that.',
    wrong: '```python\nprint(“Hello”)\n```',
    right: '```python\nprint("Hello")\n```',
  },
  'placeholder-explained': {
    ...editorial,
    summary:
      'A placeholder in a command is explained on the page, in backticks. Readers need to know what to write in its place.',
    wrong: '```bash\ncd <folder>\n```\n\nThen start the server.',
    right: '```bash\ncd <folder>\n```\n\nReplace `<folder>` with the folder of your images.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

const shells = ['bash', 'sh', 'shell', 'console', 'powershell'];

/**
 * Reports a code block that is not closed, or that extends to the end of the next one.
 *
 * @param source lines of the page
 * @returns whether it reported one
 */
function checkFence(node: Code, source: readonly string[], report: Report<Id>): boolean {
  const {start, end} = node.position ?? {};
  const opening = /^(`{3,}|~{3,})/.exec(start ? (source[start.line - 1]?.slice(start.column - 1) ?? '') : '')?.[1];
  if (!start || !end || opening === undefined) {
    return false;
  }
  const fence = new RegExp(`^[\\s>]*${opening[0]}{${opening.length},}(.*)$`);
  const close = `write ${opening} on its own line after the code`;
  for (let line = start.line + 1; line < end.line; line++) {
    // Code that contains a fence needs longer fences around it.
    if (/^\s*\w/.test(fence.exec(source[line - 1] ?? '')?.[1] ?? '')) {
      report(
        'code-fence-closed',
        line,
        `a code block starts here, but the one on line ${start.line} is not closed; ${close}`,
      );
      return true;
    }
  }
  if (end.line > start.line && fence.exec(source[end.line - 1] ?? '')?.[1]?.trim() === '') {
    return false;
  }
  report('code-fence-closed', start.line, `the code block is not closed; ${close}`);
  return true;
}

/** Lines of a page, with the offset of each in its text. */
interface Source {
  lines: readonly string[];
  offsets: readonly number[];
}

function sourceOf(text: string): Source {
  const offsets = [0, ...Array.from(text.matchAll(/\n/g), ({index}) => index + 1)];
  return {lines: text.split(/\r?\n/), offsets};
}

/** A prompt at the start of a line, of a shell or of Python. */
const prompt = /^\s*((?:\$|>>>|>) )/;

const curlyQuote = /[\u2018\u2019\u201c\u201d]/g;

/**
 * The line with straight quotation marks; undefined if it has both kinds, or straight ones already: some of them would then
 * end what others begin.
 */
function straightened(line: string): string | undefined {
  const straight = line.replaceAll(curlyQuote, (mark) => (mark < '\u201c' ? "'" : '"'));
  return /['"]/.test(line) || (straight.includes("'") && straight.includes('"')) ? undefined : straight;
}

/** Writes `text` after a fence that nothing follows; undefined for code without a fence. */
function languageFix({position}: Code, lines: readonly string[]): Fix | undefined {
  const {line = 1, column = 1, offset = 0} = position?.start ?? {};
  const opening = (lines[line - 1] ?? '').slice(column - 1);
  const [fence] = /^(?:`{3,}|~{3,})(?=\s*$)/.exec(opening) ?? [];
  return fence === undefined ? undefined : {start: offset + fence.length, end: offset + opening.length, text: 'text'};
}

/** What is wrong with the lines that a code block highlights and numbers; undefined if nothing is. */
function linesProblem({meta, value}: Code): string | undefined {
  const numbers = meta?.split(/\s/).find((word) => word.startsWith('showLineNumbers'));
  if (numbers !== undefined && !/^showLineNumbers(?:=\d{1,5})?$/.test(numbers)) {
    return `"${numbers}" does not number the lines; write showLineNumbers, or showLineNumbers=10 for another first number`;
  }
  const last = value.split('\n').length;
  // Docusaurus looks for the braces in titles, too.
  for (const [braces, ranges = ''] of (meta ?? '').matchAll(/\{([\d,-]+)\}/g)) {
    let before = 0;
    for (const range of ranges.split(',')) {
      const [, from, to = from] = /^([1-9]\d*)(?:-([1-9]\d*))?$/.exec(range) ?? [];
      if (from === undefined || Number(from) <= before || Number(to) < Number(from) || Number(to) > last) {
        return `${shorten(braces)} are not lines of the block in ascending order; write numbers from 1 to ${last}, such as {1,3-4}`;
      }
      before = Number(to);
    }
  }
  return undefined;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function checkCode(node: Code, prose: string, {lines, offsets}: Source, report: Report<Id>): void {
  const isShell = shells.includes(node.lang ?? '');
  const isOpen = checkFence(node, lines, report);
  if (isOpen) {
    // The lines that follow are text that was parsed as code.
    return;
  }
  if (!node.lang) {
    report(
      'code-block-language',
      lineOf(node),
      'the code block has no language; write one after the fence, or text if none applies',
      languageFix(node, lines),
    );
  }
  const problem = linesProblem(node);
  if (problem !== undefined) {
    report('highlighted-lines', lineOf(node), problem);
  }
  const code = node.value.split(/\r?\n/);
  // A line without a prompt is what a command printed, and belongs in another block.
  const isCommands = code.every((text) => text === '' || prompt.test(text));
  code.forEach((text, index) => {
    const line = lineOf(node) + 1 + index;
    const start = (offsets[line - 1] ?? 0) + (lines[line - 1] ?? '').length - text.length;
    const [before, sign] = prompt.exec(text) ?? [];
    if (isShell && before !== undefined && sign !== undefined) {
      const fix = {start: start + before.length - sign.length, end: start + before.length, text: ''};
      report(
        'no-shell-prompt',
        line,
        'a prompt cannot be pasted; write only the command',
        isCommands ? fix : undefined,
      );
    }
    if (text.search(curlyQuote) >= 0) {
      const right = straightened(text);
      report(
        'no-curly-quotes-in-code',
        line,
        'curly quotes do not work in code; write straight ones',
        right === undefined ? undefined : {start, end: start + text.length, text: right},
      );
    }
    for (const [placeholder] of isShell ? text.matchAll(/<[a-zA-Z][\w -]*>/g) : []) {
      if (!prose.includes(`\`${placeholder}\``)) {
        report(
          'placeholder-explained',
          line,
          `the placeholder ${placeholder} is not explained; write a sentence below the block with \`${placeholder}\` in it`,
        );
      }
    }
  });
}

/** Code blocks. */
export const codeRules: RuleSet<Id> = {
  name: 'code',
  group: 'text',
  rules,
  checkPage: ({tree, text}) =>
    faultsOf((report) => {
      const source = sourceOf(text);
      const prose = text.replaceAll(/^([ \t]*)```[^]*?^\1```/gm, '');
      forEachNode(tree, (node) => {
        if (node.type === 'code') {
          checkCode(node, prose, source, report);
        }
      });
    }),
};
