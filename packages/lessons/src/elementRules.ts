import type {Heading, Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lineOf, type LintPage, type Report as ReportOf} from '@training-catalog/content-lint';
import {forEachNode, type FrontMatter, schemaDiagnostics} from '@training-catalog/content-model';
import {nearest} from '@training-catalog/utils';
import {
  bodyOf,
  elementOf,
  elementsIn,
  isDirective,
  isLabel,
  isLessonElement,
  labelOf,
  lessonElements,
  quizTypes,
  readPrediction,
  readQuiz,
  type Directive,
  type LessonElement,
} from './elements.js';
import {isInFolder} from './lessonSite.js';
import type {LessonRuleId} from './ruleList.js';

type Report = ReportOf<LessonRuleId>;

/** Directives that Docusaurus renders as admonitions: https://docusaurus.io/docs/markdown-features/admonitions */
const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** Colons that start each form of directive. */
const marks = {container: ':::', leaf: '::', text: ':'} as const;

const formOf = ({type}: Directive) => type.replace('Directive', '') as keyof typeof marks;

/** The name of a directive with its colons. */
const written = (directive: Directive): string => marks[formOf(directive)] + directive.name;

function checkName(directive: Directive, report: Report): void {
  const {name} = directive;
  const form = formOf(directive);
  if (isLessonElement(name)) {
    const {form: right, example = marks[right] + name} = elementOf(name);
    if (right !== form) {
      const message = `${written(directive)} has the wrong number of colons; write ${example}`;
      report('directive-syntax', lineOf(directive), message);
    }
    return;
  }
  // "10:30" and "a:b" are text: a text directive needs brackets or attributes.
  const isText = form === 'text' && toString(directive) === '' && Object.keys(directive.attributes ?? {}).length === 0;
  if (isText || (form === 'container' && admonitions.includes(name))) {
    return;
  }
  const known = [
    ...Object.entries(lessonElements).flatMap(([one, element]) => (element.form === form ? [one] : [])),
    ...(form === 'container' ? admonitions : []),
  ];
  const near = nearest(name, known);
  const remedy =
    near === undefined
      ? `write one of ${known.join(', ')}, or \\: for a literal colon`
      : `did you mean "${marks[form]}${near}"?`;
  report('known-directive', lineOf(directive), `unknown element "${written(directive)}"; ${remedy}`);
}

/** Checks the label and the attributes of an element. */
function checkParts(directive: Directive, name: LessonElement, report: Report): void {
  const {example, attributes} = elementOf(name);
  const line = lineOf(directive);
  if (example !== undefined && toString(labelOf(directive)).trim() === '') {
    report('directive-label', line, `${written(directive)} has no text in brackets; write it: ${example}`);
  }
  const whenMissing = example === undefined ? 'add it' : `add it, such as ${example}`;
  const given = {...directive.attributes};
  (attributes ? schemaDiagnostics('element-attribute', '', attributes, given, () => line, whenMissing) : [])
    // content-lint reports unknown attributes, for all directives.
    .filter(({message}) => !message.includes('unknown key'))
    .forEach(({message}) => report('element-attribute', line, `${written(directive)}: ${message}`));
}

function checkQuiz(directive: Directive, report: Report): void {
  const {type, answer, tolerance} = directive.attributes ?? {};
  const line = lineOf(directive);
  const {choices, list, feedback} = readQuiz(directive);
  const needFeedback = (how: string): void => {
    if (feedback.length === 0) {
      report('quiz-feedback', line, `the quiz has no feedback; explain below the ${how}`);
    }
  };
  if (type === 'number') {
    if (answer == null) {
      report('quiz-answer', line, 'the quiz has no correct answer; write {type="number" answer="2500"}');
    }
    if (Number(tolerance ?? 0) < 0) {
      report('quiz-answer', line, 'the tolerance is negative; write how far an answer may be off, such as 0.5');
    }
    needFeedback('question how to find the answer');
    return;
  }
  if (!list || choices.length < 2) {
    const example = type === 'order' ? '1. First step' : '- [x] Correct choice';
    report('quiz-choices', line, `the quiz needs a list of at least two choices; write each as ${example}`);
    return;
  }
  if (type === 'order') {
    if (list.ordered !== true || choices.some(({right}) => right !== undefined)) {
      const message = 'the steps must be a numbered list in the correct order; write 1. First step, 2. Second step';
      report('quiz-choices', lineOf(list), message);
    }
    needFeedback('steps why they have this order');
    return;
  }
  const right = choices.filter((choice) => choice.right === true).length;
  const bare = choices.find((choice) => choice.right === undefined);
  if (bare) {
    const message = 'the choice has no checkbox; write - [x] for a correct choice and - [ ] for a wrong one';
    report('quiz-choices', bare.line, message);
  } else if (right === 0) {
    report('quiz-answer', line, 'the quiz has no correct answer; write - [x] for the correct choice');
  } else if (type === 'single' && right > 1) {
    report('quiz-answer', line, `the quiz has ${right} correct answers; keep one [x], or write {type="several"}`);
  }
  const message = 'the choice has no feedback; explain in an indented line below it why it is right or wrong';
  choices
    .filter((choice) => choice.feedback.length === 0)
    .forEach((choice) => report('quiz-feedback', choice.line, message));
}

/** Whether a container has a list, or a numbered list. */
function hasList(directive: Directive, kind: 'numbered' | 'any'): boolean {
  let found = false;
  forEachNode({type: 'root', children: bodyOf(directive)}, (node) => {
    found ||= node.type === 'list' && (kind === 'any' || node.ordered === true);
  });
  return found;
}

const isElement = (node: Nodes | undefined, name: LessonElement): boolean =>
  node !== undefined && isDirective(node) && node.name === name;

/** The heading that an element is below, directly or after the minutes of its section. */
function headingAbove(directive: Directive, tree: Root): Heading | undefined {
  const before = tree.children.slice(0, Math.max(tree.children.indexOf(directive), 0));
  const above = before.findLast((node) => !isElement(node, 'minutes'));
  return above?.type === 'heading' ? above : undefined;
}

function checkElement(directive: Directive, parent: Nodes, tree: Root, facts: FrontMatter, report: Report): void {
  const tell = (rule: LessonRuleId, message: string): void => report(rule, lineOf(directive), message);
  const body = bodyOf(directive);
  const label = toString(labelOf(directive)).trim();
  switch (directive.name as LessonElement) {
    case 'quiz':
      if ((quizTypes as readonly unknown[]).includes(directive.attributes?.type)) {
        checkQuiz(directive, report);
      }
      break;
    case 'question': {
      const answers = body.filter((node) => isElement(node, 'answer')).length;
      if (answers === 0) {
        tell(
          'question-answer',
          'the question has no answer; write ::::question with four colons, and inside it :::answer, the answer, and :::',
        );
      } else if (answers > 1) {
        tell('question-answer', `the question has ${answers} answers; combine them in one :::answer`);
      }
      break;
    }
    case 'answer':
      if (!isElement(parent, 'question')) {
        tell(
          'question-answer',
          'the answer is outside a question; write ::::question[...] with four colons above it and :::: below it',
        );
      }
      if (body.length === 0) {
        tell('question-answer', 'the answer is empty; write it between :::answer and :::');
      }
      break;
    case 'predict':
      if (readPrediction(directive).outcome.length === 0) {
        tell(
          'prediction-outcome',
          'the prediction has nothing to compare with; put the block of the output, such as ```text output, between :::predict[...] and :::',
        );
      }
      break;
    case 'hands-on':
      if (!hasList(directive, 'numbered')) {
        tell('hands-on-steps', 'the box has no numbered steps; write 1. First step, 2. Second step');
      }
      break;
    case 'worksheet':
      if (!hasList(directive, 'any')) {
        tell(
          'worksheet-prompts',
          'the worksheet has no prompts; write them as a list: 1. First prompt, 2. Second prompt',
        );
      }
      break;
    case 'minutes':
      if (headingAbove(directive, tree)?.depth !== 2) {
        tell('section-minutes', '::minutes must follow a heading; write it on the line below a ## heading');
      }
      if (!/^[1-9]\d*$/.test(label)) {
        tell('section-minutes', `"${label}" is not a number of minutes; write a whole number, such as ::minutes[15]`);
      }
      break;
    case 'instructor':
    case 'for-teachers':
      if (facts.learning === undefined) {
        tell(
          'teacher-content-placement',
          'content for teachers is shown only in lessons; add "learning:" to the front matter, or remove this line',
        );
      }
      if (directive.name === 'for-teachers' && !headingAbove(directive, tree)) {
        tell('teacher-content-placement', '::for-teachers must follow a heading; write it on the line below one');
      }
      break;
    default:
  }
}

/** A line that ends a container. */
const closing = /^[\s>]*:{3,}\s*$/;

/** Checks that a container is closed; an unclosed one would contain the rest of the page. */
function checkClosing(directive: Directive, source: readonly string[], report: Report): void {
  const end = directive.position?.end.line ?? 1;
  if (end === lineOf(directive) || !closing.test(source[end - 1] ?? '')) {
    const message = `${written(directive)} is not closed; end it with a line of as many colons as it starts with`;
    report('directive-syntax', lineOf(directive), message);
  }
}

/** Reports lines of colons that Markdown parses as text. */
function checkStray(node: Nodes, source: readonly string[], report: Report): void {
  const start = lineOf(node);
  source.slice(start - 1, node.position?.end.line).forEach((text, index) => {
    const message = closing.test(text)
      ? 'unmatched closing colons; an outer element needs one more colon than those inside it'
      : /^\s*:{2,}\s*[a-z][\w-]*\s*\[/.test(text) &&
        'this line is parsed as text; write no spaces between colons, name, and bracket, as in :::quiz[...]';
    if (message) {
      report('directive-syntax', start + index, message);
    }
  });
}

/** Checks that the minutes of sections add up to the lesson's duration. */
function checkTotal(tree: Root, facts: FrontMatter, isLesson: boolean, report: Report): void {
  const total = (facts.learning as {minutes?: number} | undefined)?.minutes;
  const sections = elementsIn(tree, 'minutes');
  const sum = sections.reduce((all, node) => all + Number(toString(labelOf(node))), 0);
  const [first] = sections;
  if (first === undefined) {
    if (isLesson && total !== undefined) {
      const message = 'the sections have no durations; write ::minutes[15] below each ## heading';
      report('section-minutes-required', 1, message);
    }
  } else if (Number.isFinite(sum) && sum !== total) {
    const message =
      total === undefined
        ? `the lesson has no duration; write minutes: ${sum} below "learning:" in the front matter`
        : `the sections add up to ${sum} minutes, but "learning.minutes" is ${total}; write minutes: ${sum} in the front matter, or correct a section`;
    report('lesson-minutes', lineOf(first), message);
  }
}

/** Times of a cell that has two, such as "5 to 13" or "5-13"; undefined if it has anything else. */
function spanOf(cell: Nodes | undefined): readonly [start: number, end: number] | undefined {
  const times = cell && /^\s*(\d+)\D+(\d+)\s*$/.exec(toString(cell));
  return times ? [Number(times[1]), Number(times[2])] : undefined;
}

/** Times of a table whose rows follow each other from 0 on, as in "0 to 5" and "5 to 13"; empty for any other table. */
function clockOf({children: [, ...rows]}: Table): readonly (readonly [start: number, end: number])[] {
  const spans = rows.flatMap(({children: [first]}) => [spanOf(first)].filter((span) => span !== undefined));
  const follows = spans.every(([start], index) => start === (index === 0 ? 0 : spans[index - 1]?.[1]));
  return spans.length === rows.length && follows ? spans : [];
}

/** Checks that a plan in the notes for teachers agrees with the minutes of the sections, from which the view for teachers makes its own. */
function checkPlans(tree: Root, report: Report): void {
  const sections = elementsIn(tree, 'minutes').map((node) => Number(toString(labelOf(node))));
  const starts = sections.map((_, index) => sections.slice(0, index).reduce((sum, minutes) => sum + minutes, 0));
  const total = sections.reduce((sum, minutes) => sum + minutes, 0);
  let isForTeachers = false;
  for (const node of sections.length === 0 ? [] : tree.children) {
    isForTeachers =
      node.type === 'heading' && node.depth <= 2 ? false : isForTeachers || isElement(node, 'for-teachers');
    const clock = isForTeachers && node.type === 'table' ? clockOf(node) : [];
    const end = clock.at(-1)?.[1];
    const missing = starts.find((start) => !clock.some(([first]) => first === start));
    if (node.type === 'table' && end !== undefined && (end !== total || missing !== undefined)) {
      const difference =
        end === total
          ? `no row begins at minute ${missing}, when a section does`
          : `it ends at minute ${end}, and the sections at ${total}`;
      report(
        'teacher-plan',
        lineOf(node),
        `the plan differs from the one of the Teach view: ${difference}; name sections instead of times, or correct the times`,
      );
    }
  }
}

/** Checks the lesson elements of one page. */
export function checkLessonElements(
  {file, tree, text, frontMatter: facts}: LintPage,
  folder: {folder: string},
  report: Report,
): void {
  const source = text.split(/\r?\n/);
  const walk = (node: Nodes, parent: Nodes): void => {
    if (isDirective(node)) {
      checkName(node, report);
      if (node.type === 'containerDirective') {
        checkClosing(node, source, report);
      }
      if (isLessonElement(node.name) && elementOf(node.name).form === formOf(node)) {
        checkParts(node, node.name, report);
        checkElement(node, parent, tree, facts, report);
      }
    } else if (node.type === 'paragraph' && !isLabel(node)) {
      checkStray(node, source, report);
    }
    if ('children' in node) {
      node.children.forEach((child) => walk(child, node));
    }
  };
  walk(tree, tree);
  const isLesson = facts.learning !== undefined && isInFolder(file, folder);
  if (isLesson && !('level' in Object(facts.learning))) {
    const message = 'the lesson has no level; write level: beginner, intermediate, or advanced below "learning:"';
    report('lesson-level', 1, message);
  }
  checkTotal(tree, facts, isLesson, report);
  checkPlans(tree, report);
}
