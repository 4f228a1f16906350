import type {Code, ListItem, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {stepNeeded} from './conditions.js';
import type {LastRun} from './lastRun.js';
import {isSetup} from './setupSteps.js';
import type {StepCount} from './stepCount.js';
import {infoWords, readSteps, type Step} from './steps.js';

/** How much of a step was run: all that a reader does in it, some of it, or nothing. */
type Extent = 'run' | 'part' | 'reading';

/** A step as a reader counts it; see `countSteps`. */
export interface CountedStep {
  line: number;
  extent: Extent;
  /** Number of its heading: 3 in `Step 3: Train` and in `3. Train`; undefined for steps without one. */
  number?: number;
  /** The heading above it, or its own. */
  heading: string;
  /** What those of its blocks that are marked with `run`, but were not run, need: `a GPU`. */
  conditions: readonly string[];
}

/** The steps of a page and how many of them were run. */
export interface PageStepCount extends StepCount {
  steps: readonly CountedStep[];
}

/** Something that a reader does: a code block, or an item of a numbered list with the code blocks in it. */
interface Action {
  line: number;
  heading: string;
  blocks: readonly Code[];
}

const codeLanguages = new Set(['bash', 'sh', 'shell', 'python']);

const wordsOf = ({meta}: Code): readonly string[] => infoWords(meta ?? '').map(({name}) => name);

/** Whether a reader runs or saves a code block: shell or Python, and not the output of another block. */
const isCommand = (node: Code): boolean =>
  (codeLanguages.has(node.lang ?? '') && !wordsOf(node).includes('output')) || wordsOf(node).includes('save');

/** Number of a heading that is a step: `Step 3: Train`, `3. Train`. */
function stepNumber(heading: string): number | undefined {
  const number = /^(?:step\s+(\d+)\b|(\d+)\.\s)/i.exec(heading);
  return number ? Number(number[1] ?? number[2]) : undefined;
}

/** File names, without extension, of pages that tell a reader what to do: tutorials and how-to guides. */
export const defaultGuides = ['tutorial', 'tutorials', 'how-to'] as const;

/** Whether a page tells a reader what to do, by the name of its file. */
export const isGuide = (file: string, guides: readonly string[] = defaultGuides): boolean =>
  guides.includes(/([^/\\]+)\.mdx?$/.exec(file)?.[1] ?? '');

/** Numbers of the steps that were run: their fingerprints are in `lastRun.steps`. */
export function stepsRun(steps: readonly Step[], lastRun: Pick<LastRun, 'steps'> | undefined): ReadonlySet<number> {
  const recorded = new Set(lastRun?.steps.split(' '));
  return new Set(steps.filter(({fingerprint}) => recorded.has(fingerprint)).map(({number}) => number));
}

/**
 * What an author has to have, apart from what is on the page, to run a step and those that it needs: `a GPU`.
 *
 * @param steps all steps of the page
 */
export function conditionsOfStep(step: Step, steps: readonly Step[]): string[] {
  const own = step.needs.filter((condition) => stepNeeded(condition) === undefined);
  const before = step.needs.flatMap((condition) => steps.filter(({number}) => number === stepNeeded(condition)));
  // Only earlier steps, because readSteps reports the others.
  const inherited = before.filter(({number}) => number < step.number).flatMap((one) => conditionsOfStep(one, steps));
  return [...new Set([...own, ...inherited])];
}

/**
 * The steps of a page as a reader counts them, and how much of each was run:
 *
 * 1. A heading with a number, `Step 3: Train` or `3. Train`, is a step, with everything up to the next heading of its
 *    level or above.
 * 2. Outside of these, each item of a numbered list is a step, with everything in it.
 * 3. Outside of both, each block of shell or Python code is a step, unless it is marked with `output` or `save`.
 *
 * A step was run if all that it asks for was run: blocks marked with `run` whose fingerprints are in `lastRun.steps`, and
 * files that such blocks use, marked with `save`. A block without `run`, an item of a numbered list without a block, such
 * as a click, and a heading without either were not. If only some of it was run, the step was run in part. Numbered
 * lists in a quiz are answers, not steps.
 *
 * Only guides and pages with a block marked with `run` have steps: elsewhere, a numbered list explains.
 *
 * @param text source of the page
 * @param guides names of the files that are guides
 * @returns undefined if the page has no steps
 */
export function countSteps(
  file: string,
  tree: Root,
  text: string,
  lastRun: LastRun | undefined,
  guides: readonly string[] = defaultGuides,
): PageStepCount | undefined {
  const {parts} = readSteps(tree, text);
  const marked = parts.filter((part) => part.kind === 'step');
  if (marked.length === 0 && !isGuide(file, guides)) {
    return undefined;
  }
  const ran = stepsRun(marked, lastRun);
  const stepOn = new Map(marked.map((step) => [step.line, step]));
  const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;

  /** Whether a block was run, and for a saved file, whether the step that uses it was. */
  const wasRun = (node: Code): boolean => {
    const step = wordsOf(node).includes('save')
      ? marked.find(({line}) => line > lineOf(node))
      : stepOn.get(lineOf(node));
    return step !== undefined && ran.has(step.number);
  };
  const extentOf = (blocks: readonly Code[]): Extent => {
    const number = blocks.filter(wasRun).length;
    return number === 0 ? 'reading' : number === blocks.length ? 'run' : 'part';
  };
  const conditionsOf = (blocks: readonly Code[]): string[] =>
    blocks
      .flatMap((node) => stepOn.get(lineOf(node)) ?? [])
      .filter(({number}) => !ran.has(number))
      .flatMap((step) => conditionsOfStep(step, marked));

  /** Numbered headings with their actions, and actions outside of them. */
  const found: (Action | {line: number; heading: string; number: number; actions: Action[]})[] = [];
  let heading = '';
  let section: {depth: number; actions: Action[]} | undefined;
  const add = (action: Action): void => {
    (section?.actions ?? found).push(action);
  };
  const blocksIn = (node: Nodes): Code[] =>
    node.type === 'code' ? (isCommand(node) ? [node] : []) : 'children' in node ? node.children.flatMap(blocksIn) : [];
  const addItem = (item: ListItem): void => add({line: lineOf(item), heading, blocks: blocksIn(item)});
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') {
      heading = toString(node);
      const number = stepNumber(heading);
      section = section && node.depth > section.depth ? section : undefined;
      if (!section && number !== undefined) {
        section = {depth: node.depth, actions: []};
        found.push({line: lineOf(node), heading, number, actions: section.actions});
      }
    } else if (node.type === 'list' && node.ordered) {
      node.children.forEach(addItem);
    } else if (node.type === 'code') {
      const action = {line: lineOf(node), heading, blocks: [node]};
      if (isCommand(node) && !wordsOf(node).includes('save')) {
        add(action);
      } else if (isCommand(node)) {
        // A file is part of the step that uses it, unless it has a numbered heading of its own.
        section?.actions.push(action);
      }
    } else if ('children' in node && !(node.type === 'containerDirective' && node.name === 'quiz')) {
      node.children.forEach(walk);
    }
  };
  walk(tree);
  if (found.length === 0) {
    return undefined;
  }

  const steps = found.map((one): CountedStep => {
    const actions = 'actions' in one ? one.actions : [one];
    const extents = new Set(actions.map(({blocks}) => extentOf(blocks)));
    const [only = 'reading'] = extents;
    return {
      line: one.line,
      extent: extents.size > 1 ? 'part' : only,
      ...('number' in one && {number: one.number}),
      heading: one.heading,
      conditions: [...new Set(actions.flatMap(({blocks}) => conditionsOf(blocks)))],
    };
  });
  const numberOf = (extent: Extent): number => steps.filter((step) => step.extent === extent).length;
  return {
    total: steps.length,
    run: numberOf('run'),
    inPart: numberOf('part'),
    ...(ran.size > 0 && marked.every((step) => !ran.has(step.number) || isSetup(step)) && {setupOnly: true as const}),
    steps,
  };
}
