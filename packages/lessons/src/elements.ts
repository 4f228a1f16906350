import path from 'node:path';
import type {BlockContent, DefinitionContent, List, ListItem, Nodes, Paragraph, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import * as z from 'zod';
import {decodedUrl} from '@training-catalog/content-model/urls';
import {text} from './fields.js';

/**
 * Markdown directives for lesson elements, with their allowed attributes.
 *
 * @see https://github.com/remarkjs/remark-directive
 */
export const lessonElements = {
  minutes: {form: 'leaf', attributes: []},
  'hands-on': {form: 'container', attributes: []},
  question: {form: 'container', attributes: []},
  answer: {form: 'container', attributes: []},
  quiz: {form: 'container', attributes: ['type', 'answer', 'tolerance', 'unit']},
  instructor: {form: 'container', attributes: []},
  'for-teachers': {form: 'leaf', attributes: []},
  worksheet: {form: 'container', attributes: []},
  misconception: {form: 'container', attributes: []},
  'key-point': {form: 'container', attributes: []},
  term: {form: 'text', attributes: ['of']},
  time: {form: 'text', attributes: ['of']},
  dataset: {form: 'leaf', attributes: ['file', 'license', 'made-by']},
  glossary: {form: 'leaf', attributes: []},
  'learning-paths': {form: 'leaf', attributes: []},
  'my-learning': {form: 'leaf', attributes: []},
} as const satisfies Record<string, {form: 'container' | 'leaf' | 'text'; attributes: readonly string[]}>;

/** Name of a lesson element. */
export type LessonElement = keyof typeof lessonElements;

/** Whether a directive name is a lesson element. */
export const isLessonElement = (name: string): name is LessonElement => Object.hasOwn(lessonElements, name);

/** Directives that Docusaurus renders as admonitions: https://docusaurus.io/docs/markdown-features/admonitions */
export const admonitions: readonly string[] = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
];

/** Colons that start each form of directive. */
export const directiveMark = {container: ':::', leaf: '::', text: ':'} as const;

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

/** Kinds of quiz items. */
export const quizTypes = ['single', 'several', 'order', 'number'] as const;

const number = z.string().regex(/^-?\d+(?:\.\d+)?$/, 'it is not a number; write digits, such as 2500 or 0.5');

/** Schemas of the elements that have attributes. */
export const elementAttributes = {
  quiz: z.strictObject({
    type: z.enum(quizTypes),
    answer: number.optional(),
    tolerance: number.optional(),
    unit: text.optional(),
  }),
  term: z.strictObject({of: text.optional()}),
  time: z.strictObject({of: text}),
  dataset: z.strictObject({
    file: text,
    license: text,
    'made-by': text.optional(),
  }),
} as const;

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

/** A term used on a page: its name in the glossary, and its line. */
export interface UsedTerm {
  line: number;
  name: string;
}

/** Glossary name of a `term` directive. */
export const termName = (directive: Directive): string =>
  (directive.attributes?.of ?? toString(labelOf(directive))).replaceAll(/\s+/g, ' ').trim();

/** A data set offered on a page; paths are as written. */
export interface UsedDataSet {
  line: number;
  file: string;
  license: string;
  madeBy: string | undefined;
}

/** A page whose duration another one shows: its path as written, and the line. */
export interface UsedTime {
  line: number;
  of: string;
}

/** Resolves a path written on a page to a file. */
export function pageFile(from: string, written: string): string {
  return path.posix.join(path.posix.dirname(from), decodedUrl(written));
}
