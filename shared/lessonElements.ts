/**
 * Elements of lessons that pages write as Markdown directives, each with the attributes that it takes. The content
 * rules refuse all others; plugins/lessons turns them into components.
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

/** Name of an element of lessons. */
export type LessonElement = keyof typeof lessonElements;

/** Whether a directive of this name is an element of lessons. */
export const isLessonElement = (name: string): name is LessonElement => Object.hasOwn(lessonElements, name);

/** Boxes that Docusaurus itself makes of directives: https://docusaurus.io/docs/markdown-features/admonitions */
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

/** Colons that begin a directive of a form. */
export const directiveMark = {container: ':::', leaf: '::', text: ':'} as const;

/** Address of the glossary page after the base path, without its first slash. */
export const glossaryRoute = 'Education/glossary';

/** Address of the page with a learner's progress, after the base path, without its first slash. */
export const myLearningRoute = 'Education/my-learning';

/** File that holds the terms of the glossary and their definitions. */
export const glossaryFile = 'Education/glossary.yml';

/** Folder beside a lesson whose files are published as they are, at the same address. */
export const dataFolder = 'data';
