import {lessonsArea} from './areas';

/**
 * Markdown directives for lesson elements, with their allowed attributes. The content rules reject all others;
 * plugins/lessons converts them to components.
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

/** Route of the glossary page, without base path and leading slash. */
export const glossaryRoute = `${lessonsArea}/glossary`;

/** Route of the page with a learner's progress, without base path and leading slash. */
export const myLearningRoute = `${lessonsArea}/my-learning`;

/** Source file of the glossary: terms and definitions. */
export const glossaryFile = `${lessonsArea}/glossary.yml`;

/** Folder beside a lesson whose files are published unchanged under the same path. */
export const dataFolder = 'data';
