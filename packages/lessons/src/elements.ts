import path from 'node:path';
import type {BlockContent, DefinitionContent, List, ListItem, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import * as z from 'zod';
import {forEachNode, nonEmptyText} from '@training-catalog/content-model';
import {decodedUrl} from '@training-catalog/utils/urls';
import {infoWords} from '@training-catalog/tutorial-steps';

const number = z.string().regex(/^-?\d+(?:\.\d+)?$/, 'it is not a number; write digits, such as 2500 or 0.5');

/** Kinds of quiz items. */
export const quizTypes = ['single', 'several', 'order', 'number'] as const;

/** What the text of a page has to know of an element. */
interface Element {
  form: 'container' | 'leaf' | 'text';
  /** An element that needs text in brackets has an example, for messages. */
  example?: string;
  attributes?: z.ZodObject;
}

/**
 * Markdown directives for lesson elements, with their attributes.
 *
 * @see https://github.com/remarkjs/remark-directive
 */
export const lessonElements = {
  minutes: {form: 'leaf', example: '::minutes[15]'},
  'hands-on': {form: 'container', example: ':::hands-on[Ask the API for one row]'},
  predict: {form: 'container', example: ':::predict[Does the total rise or fall?]'},
  question: {form: 'container', example: '::::question[Why does the total differ?]'},
  answer: {form: 'container'},
  quiz: {
    form: 'container',
    example: ':::quiz[Which unit do the flows have?]{type="single"}',
    attributes: z.strictObject({
      type: z.enum(quizTypes),
      answer: number.optional(),
      tolerance: number.optional(),
      unit: nonEmptyText.optional(),
    }),
  },
  instructor: {form: 'container'},
  'for-teachers': {form: 'leaf'},
  worksheet: {form: 'container'},
  misconception: {form: 'container', example: ':::misconception[More data makes it fair.]'},
  'key-point': {form: 'container'},
  term: {form: 'text', example: ':term[model card]', attributes: z.strictObject({of: nonEmptyText.optional()})},
  time: {form: 'text', attributes: z.strictObject({of: nonEmptyText})},
  dataset: {
    form: 'leaf',
    example: '::dataset[Camera-trap detections]{file="data/detections.csv" license="CC0-1.0"}',
    attributes: z.strictObject({file: nonEmptyText, license: nonEmptyText, 'made-by': nonEmptyText.optional()}),
  },
  glossary: {form: 'leaf'},
  'learning-paths': {form: 'leaf'},
  standards: {form: 'leaf'},
  'standards-texts': {form: 'leaf'},
  'my-learning': {form: 'leaf'},
} as const satisfies Record<string, Element>;

/** Name of a lesson element. */
export type LessonElement = keyof typeof lessonElements;

/** What is known of a lesson element. */
export const elementOf = (name: LessonElement): Element => lessonElements[name];

/** Whether a directive name is a lesson element. */
export const isLessonElement = (name: string): name is LessonElement => Object.hasOwn(lessonElements, name);

/** Folder beside a page whose files are published unchanged under the same path. */
export const dataFolder = 'data';

/** A directive of any form. */
export type Directive = Extract<Nodes, {type: 'containerDirective' | 'leafDirective' | 'textDirective'}>;

/** Content of a container. */
type Block = BlockContent | DefinitionContent;

export const isDirective = (node: Nodes): node is Directive => node.type.endsWith('Directive');

/** Whether a paragraph is the label in a container's brackets. */
export const isLabel = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

/** The label in a directive's brackets. */
export function labelOf(directive: Directive): PhrasingContent[] {
  if (directive.type !== 'containerDirective') {
    return directive.children;
  }
  const [first] = directive.children;
  return first && isLabel(first) ? first.children : [];
}

/** The content of a container, without its label. */
export const bodyOf = (directive: Directive): Block[] =>
  directive.type === 'containerDirective' ? directive.children.filter((child) => !isLabel(child)) : [];

/** A choice of a quiz item, or a step to put in order. */
export interface Choice {
  label: PhrasingContent[];
  /** Feedback for learners who chose it. */
  feedback: Block[];
  /** Whether it is checked; undefined if the list has no checkboxes. */
  right: boolean | undefined;
  line: number;
}

/** The parts of a quiz item, not yet validated. */
export interface QuizParts {
  question: PhrasingContent[];
  /** Text between the question and the choices. */
  prompt: Block[];
  list: List | undefined;
  choices: Choice[];
  /** Text below the choices, or the text of an item without choices. */
  feedback: Block[];
}

/** Splits a paragraph after its first line. */
function splitAtLineEnd(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  for (const [index, node] of nodes.entries()) {
    const at = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type === 'break' || (node.type === 'text' && at >= 0)) {
      const before = node.type === 'text' ? [{...node, value: node.value.slice(0, at)}] : [];
      const after = node.type === 'text' ? [{...node, value: node.value.slice(at + 1)}] : [];
      return [
        [...nodes.slice(0, index), ...before],
        [...after, ...nodes.slice(index + 1)],
      ];
    }
  }
  return [[...nodes], []];
}

function readChoice(item: ListItem): Choice {
  const [first, ...rest] = item.children;
  const [label, more] = first?.type === 'paragraph' ? splitAtLineEnd(first.children) : [[], []];
  const below: Block[] = first?.type === 'paragraph' || !first ? rest : [first, ...rest];
  return {
    label,
    feedback: more.length > 0 ? [{type: 'paragraph', children: more}, ...below] : below,
    right: item.checked ?? undefined,
    line: item.position?.start.line ?? 1,
  };
}

/** Parses a quiz item; missing parts are empty. */
export function readQuiz(directive: Directive): QuizParts {
  const body = bodyOf(directive);
  const isNumber = directive.attributes?.type === 'number';
  const at = isNumber ? -1 : body.findIndex(({type}) => type === 'list');
  const list = at < 0 ? undefined : (body[at] as List);
  return {
    question: labelOf(directive),
    prompt: at < 0 ? [] : body.slice(0, at),
    list,
    choices: list?.children.map(readChoice) ?? [],
    feedback: body.slice(at + 1),
  };
}

/** The parts of a prediction. */
export interface PredictionParts {
  /** What learners see before they predict, such as the command to run. */
  before: Block[];
  /** What the prediction is about, and all below it: folded at first. */
  outcome: Block[];
}

/** Whether a block of code is the output of a step. */
const isOutput = (node: Nodes): boolean =>
  node.type === 'code' && infoWords(node.meta ?? '').some(({name}) => name === 'output');

/** Splits a prediction above the first output in it. */
export function readPrediction(directive: Directive): PredictionParts {
  const body = bodyOf(directive);
  const at = body.findIndex(isOutput);
  return {before: at < 0 ? body : body.slice(0, at), outcome: at < 0 ? [] : body.slice(at)};
}

/** Glossary name of a `term` directive. */
export const termName = (directive: Directive): string =>
  (directive.attributes?.of ?? toString(labelOf(directive))).replaceAll(/\s+/g, ' ').trim();

/** The elements of a page with a name. */
export function elementsIn(tree: Root, name: LessonElement): Directive[] {
  const found: Directive[] = [];
  forEachNode(tree, (node) => {
    if (isDirective(node) && node.name === name) {
      found.push(node);
    }
  });
  return found;
}

/** The texts of the headings of a page. */
export const headingsIn = (tree: Root): string[] =>
  tree.children.flatMap((node) => (node.type === 'heading' ? [toString(node)] : []));

/** Resolves a path written on a page to a file. */
export const pageFile = (from: string, written: string): string =>
  path.posix.join(path.posix.dirname(from), decodedUrl(written));
