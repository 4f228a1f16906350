import {createHash} from 'node:crypto';
import {type Fault, forEachNode} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {conditionFault, conditionsOf, stepNeeded} from './conditions.js';

/** Rules about the options of code blocks. */
export type BlockRule = 'code-block-option' | 'step-condition' | 'step-output';

/** Expected output of a step: 1-based lines of its opening and closing fences, and what is between them. */
export interface OutputBlock {
  line: number;
  end: number;
  /** Indentation or blockquote markers before each line; usually empty. */
  indent: string;
  text: string;
  /** Matches of this pattern count as equal when outputs are compared. */
  vary?: RegExp;
}

/** A code block that is run. */
export interface Step {
  kind: 'step';
  /** 1-based, in page order. */
  number: number;
  line: number;
  /** Heading above it; empty at the top of the page. */
  heading: string;
  language: 'shell' | 'python';
  code: string;
  /** Of the code and of the files saved since the step before; `lastRun.steps` has it if the step was run as it is. */
  fingerprint: string;
  /** Conditions that must be met, such as `Docker` or `step 4`. */
  needs: readonly string[];
  /** Timeout in seconds. */
  timeout: number;
  /** The step is expected to fail. */
  fails: boolean;
  /** The step keeps running while later steps run. */
  background: boolean;
  /** The step needs a shell, on a page whose other steps also run in the browser. */
  shell: boolean;
  /** Output of a background step after which later steps may begin. */
  ready?: RegExp;
  output?: OutputBlock;
}

/** A code block that is saved to a file. */
export interface SavedFile {
  kind: 'save';
  line: number;
  /** Path relative to the current directory of the shell. */
  file: string;
  text: string;
}

/** The steps of a page, in order, and their faults. */
export interface PageSteps {
  parts: readonly (Step | SavedFile)[];
  faults: readonly Fault<BlockRule>[];
}

/** Languages of code blocks that a shell runs. */
export const shellLanguages: readonly string[] = ['bash', 'sh', 'shell'];
const stepLanguages = [...shellLanguages, 'python'];

/** Words of steps in the info string of a code block, and whether each takes a value. */
const stepWords = {
  run: false,
  output: false,
  save: false,
  fails: false,
  background: false,
  shell: false,
  needs: true,
  timeout: true,
  ready: true,
  vary: true,
} as const;

type StepWord = keyof typeof stepWords;

/** Words that are allowed only on a step. */
const wordsOfStep: readonly StepWord[] = ['needs', 'timeout', 'fails', 'background', 'shell', 'ready'];

const isStepWord = (name: string): name is StepWord => Object.hasOwn(stepWords, name);

/** Words of the info string that Docusaurus reads. */
const knownWords = [...Object.keys(stepWords), 'title', 'showLineNumbers'];

const defaultTimeout = 300;

/**
 * Fingerprint of a step: six digits, because it only has to differ from that of the step before an edit, and letters would
 * be words to a spelling checker.
 */
const fingerprintOf = (content: string): string => {
  const digest = createHash('sha256').update(content).digest();
  return String(digest.readUIntBE(0, 3) % 1_000_000).padStart(6, '0');
};

/** A word of the info string of a code block. `{1,3}` has neither name nor value. */
interface InfoWord {
  raw: string;
  name: string;
  value?: string;
}

/** The words of the info string of a code block, without the language. */
export function infoWords(info: string): InfoWord[] {
  return [...info.matchAll(/\{[^}]*\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|(\S+)/g)].map(
    ([raw, name, double, single, bare, alone]) => {
      const value = double ?? single ?? bare;
      return {raw, name: name ?? alone ?? '', ...(value !== undefined && {value})};
    },
  );
}

/** The info string of a code block without the language and the words that only the step runner uses. */
export function shownInfo(meta: string): string {
  return infoWords(meta)
    .filter(({name}) => !isStepWord(name))
    .map(({raw}) => raw)
    .join(' ');
}

/** Longest pattern of `vary` and `ready`, and how many parts of any length it may have. */
const patternLimits = {length: 200, parts: 4} as const;

/** Why a pattern could take hours for a short text; undefined if it could not. */
function patternProblem(pattern: string): string | undefined {
  // One letter for each escaped sign and each class of signs.
  const plain = pattern.replaceAll(/\\[^]/g, 'a').replaceAll(/\[[^\]]*\]/g, 'a');
  if (pattern.length > patternLimits.length) {
    return `is longer than ${patternLimits.length} characters; write what varies in one line`;
  }
  if (/\)(?:[*+]|\{\d+,)/.test(plain)) {
    return 'repeats a group; write the signs that may follow each other in square brackets, such as [a-z0-9 ]+';
  }
  return [...plain.matchAll(/[*+]|\{\d+,\}/g)].length > patternLimits.parts
    ? `has more than ${patternLimits.parts} parts of any length (* or +); write how long they are, such as \\d{1,3}`
    : undefined;
}

function patternOf(word: InfoWord | undefined, flags: string, refuse: (message: string) => void): RegExp | undefined {
  const problem = patternProblem(word?.value ?? '');
  if (problem !== undefined) {
    refuse(`${word?.raw.slice(0, 60)} ${problem}`);
    return undefined;
  }
  try {
    const pattern = word && new RegExp(word.value ?? '', flags);
    if (!pattern?.test('')) {
      return pattern;
    }
    refuse(`${word?.raw} also matches the empty string; write a pattern that matches at least one character`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/[a-z]*: /, '') : String(error);
    refuse(`${word?.raw} is not a valid regular expression (${reason}); write \\( for a literal parenthesis`);
  }
  return undefined;
}

/**
 * Text of a code block. The ends of its lines are those of Linux, whatever an editor or git has made of the page, because
 * programs read it, and fingerprints are made of it.
 */
export const blockText = ({value}: Pick<Code, 'value'>): string => value.replaceAll(/\r\n?/g, '\n');

/** Whether a path stays inside the working folder of the page's steps. */
const isInside = (file: string): boolean => !/^[/~]|^[a-z]:|\\/i.test(file) && !file.split('/').includes('..');

/**
 * Parses the code blocks of a page that are steps, saved files, or expected output.
 *
 * @param text source of the page, because in the tree Markdown has already processed backslashes in patterns
 */
export function readSteps(tree: Root, text: string): PageSteps {
  const source = text.split(/\r?\n/);
  const parts: (Step | SavedFile)[] = [];
  const faults: Fault<BlockRule>[] = [];
  let heading = '';
  let number = 0;
  let last: Step | undefined;
  /** Files saved since the last step. */
  let saved: string[] = [];
  /** Number of steps so far with the same code and files, which need different fingerprints. */
  const same = new Map<string, number>();
  forEachNode(tree, (node) => {
    if (node.type === 'heading') {
      heading = toString(node);
      return;
    }
    const {start, end} = node.position ?? {};
    if (node.type !== 'code' || !start || !end || !node.meta) {
      return;
    }
    const line = start.line;
    const opening = source[line - 1] ?? '';
    const info = /^(?:`{3,}(?!`)|~{3,}(?!~))\s*\S+([^]*)$/.exec(opening.slice(start.column - 1))?.[1] ?? '';
    const fault = (rule: BlockRule, message: string): void => void faults.push({rule, line, message});
    const refuse = (message: string): void => fault('code-block-option', message);
    const words = new Map<string, InfoWord>();
    for (const word of infoWords(info).filter(({raw}) => !raw.startsWith('{'))) {
      const {name, raw, value} = word;
      if (!knownWords.includes(name)) {
        const remedy = `${didYouMean(name, knownWords)}write one of ${knownWords.join(', ')}, or remove it`;
        refuse(`unknown code block option "${raw}"; ${remedy}`);
      } else if (isStepWord(name) && (value === undefined) === stepWords[name]) {
        const form = stepWords[name] ? `needs a value; write ${name}="..."` : `takes no value; write ${name} alone`;
        refuse(`"${name}" ${form}`);
      } else {
        words.set(name, word);
      }
    }
    const has = (name: StepWord): boolean => words.has(name);
    const valueOf = (name: StepWord | 'title'): string | undefined => words.get(name)?.value;
    const [role, second] = (['run', 'output', 'save'] as const).filter(has);
    if (second !== undefined) {
      refuse(`a code block cannot be both "${role}" and "${second}"; remove one of the two`);
      return;
    }
    for (const name of wordsOfStep.filter((one) => has(one) && role !== 'run')) {
      refuse(`"${name}" requires "run"; write run before it, or remove it`);
    }
    if (has('vary') && role !== 'output') {
      refuse('"vary" requires "output"; write output before it, or move it to the output block');
    }
    if (role === 'output') {
      const vary = patternOf(words.get('vary'), 'g', refuse);
      if (!last) {
        const remedy = 'write run after the language of the block with the command';
        fault('step-output', `the output has no step before it; ${remedy}`);
      } else if (last.output) {
        fault(
          'step-output',
          `the step on line ${last.line} already has output on line ${last.output.line}; merge the two blocks, or remove one`,
        );
      } else {
        const indent = opening.slice(0, start.column - 1);
        last.output = {line, end: end.line, indent, text: blockText(node), ...(vary && {vary})};
      }
    } else if (role === 'save') {
      last = undefined;
      const file = valueOf('title') ?? '';
      if (file === '') {
        refuse('a saved block needs a file name; write title="name.py" after save');
      } else if (!isInside(file)) {
        refuse(`title="${file}" is outside the working folder; write a path inside it, such as folder/name.py`);
      }
      parts.push({kind: 'save', line, file, text: `${blockText(node)}\n`});
      saved.push(file, blockText(node));
    } else if (role === 'run') {
      number += 1;
      const language = node.lang ?? '';
      if (!stepLanguages.includes(language)) {
        refuse(`steps cannot be written in ${language}; write one of ${stepLanguages.join(', ')}, or remove run`);
      }
      const needs = conditionsOf(valueOf('needs') ?? '');
      for (const condition of needs) {
        const before = stepNeeded(condition);
        const unmet =
          before !== undefined && (before < 1 || before >= number)
            ? `needs="${condition}" must name an earlier step, and this is step ${number}; write a number ${number > 1 ? `from 1 to ${number - 1}` : 'in a later step'}`
            : conditionFault(condition);
        if (unmet !== undefined) {
          fault('step-condition', unmet);
        }
      }
      const limit = valueOf('timeout');
      if (limit !== undefined && !/^[1-9]\d*$/.test(limit)) {
        refuse(`timeout="${limit}" is not a number of seconds; write one such as timeout="600"`);
      }
      if (has('ready') && !has('background')) {
        refuse('"ready" requires "background"; write background before it, or remove it');
      }
      if (has('background') && has('fails')) {
        refuse('"fails" does not work with "background"; remove one of the two');
      } else if (has('background') && language === 'python') {
        refuse('a background step must be a shell command; write it in bash, or remove background');
      }
      const ready = patternOf(words.get('ready'), 'm', refuse);
      const content = JSON.stringify([...saved, blockText(node)]);
      const before = same.get(content) ?? 0;
      same.set(content, before + 1);
      last = {
        kind: 'step',
        number,
        line,
        heading,
        language: language === 'python' ? 'python' : 'shell',
        code: blockText(node),
        fingerprint: fingerprintOf(before > 0 ? `${content}${before}` : content),
        needs,
        timeout: Number(limit ?? defaultTimeout),
        fails: has('fails'),
        background: has('background'),
        shell: has('shell'),
        ...(ready && {ready}),
      };
      parts.push(last);
      saved = [];
    }
  });
  return {parts, faults};
}
