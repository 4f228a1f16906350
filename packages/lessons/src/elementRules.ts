import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lineOf, type LintPage, type Report as ReportOf} from '@training-catalog/content-lint';
import {forEachNode, type FrontMatter, nearest, schemaDiagnostics} from '@training-catalog/content-model';
import {
  admonitions,
  bodyOf,
  directiveMark,
  elementAttributes,
  isDirective,
  isLabel,
  isLessonElement,
  labelOf,
  lessonElements,
  quizTypes,
  readQuiz,
  termName,
  type Directive,
  type LessonElement,
  type UsedDataSet,
  type UsedTerm,
  type UsedTime,
} from './elements.js';
import {isInFolder} from './lessonSite.js';
import type {LessonRuleId} from './ruleList.js';

type Report = ReportOf<LessonRuleId>;

const formOf = (directive: Directive): keyof typeof directiveMark =>
  directive.type === 'containerDirective' ? 'container' : directive.type === 'leafDirective' ? 'leaf' : 'text';

/** An element as written, with its colons. */
const written = (name: LessonElement): string => `${directiveMark[lessonElements[name].form]}${name}`;

/** Allowed names of directives of a form. */
const namesOf = (form: keyof typeof directiveMark): string[] => [
  ...Object.entries(lessonElements).flatMap(([name, element]) => (element.form === form ? [name] : [])),
  ...(form === 'container' ? admonitions : []),
];

/** Elements that require a label in brackets, each with an example. */
const labeled: Partial<Record<LessonElement, string>> = {
  minutes: '::minutes[15]',
  'hands-on': ':::hands-on[Ask the API for one row]',
  question: '::::question[Why does the total differ?]',
  quiz: ':::quiz[Which unit do the flows have?]{type="single"}',
  misconception: ':::misconception[More data makes it fair.]',
  term: ':term[model card]',
  dataset: '::dataset[Camera-trap detections]{file="data/detections.csv" license="CC0-1.0"}',
};

function checkName(directive: Directive, report: Report): void {
  const {name} = directive;
  const form = formOf(directive);
  const mark = directiveMark[form];
  if (isLessonElement(name)) {
    if (lessonElements[name].form !== form) {
      report(
        'directive-syntax',
        lineOf(directive),
        `${mark}${name} has the wrong number of colons; write ${labeled[name] ?? written(name)}`,
      );
    }
    return;
  }
  if (form === 'container' && admonitions.includes(name)) {
    return;
  }
  // "10:30" and "a:b" are text: a text directive needs brackets or attributes.
  if (form === 'text' && directive.children.length === 0 && Object.keys(directive.attributes ?? {}).length === 0) {
    return;
  }
  const known = namesOf(form);
  const near = nearest(name, known);
  const remedy =
    near === undefined
      ? `write one of ${known.join(', ')}, or \\: for a literal colon`
      : `did you mean "${mark}${near}"?`;
  report('known-directive', lineOf(directive), `unknown element "${mark}${name}"; ${remedy}`);
}

function checkAttributes(directive: Directive, file: string, report: Report): void {
  const {name} = directive;
  const schema = Object.entries(elementAttributes).find(([known]) => known === name)?.[1];
  const example = isLessonElement(name) ? labeled[name] : undefined;
  const whenMissing = example === undefined ? 'add it' : `add it, such as ${example}`;
  const faults = schema
    ? schemaDiagnostics(
        'element-attribute',
        file,
        schema,
        {...directive.attributes},
        () => lineOf(directive),
        whenMissing,
      )
    : [];
  // content-lint reports unknown attributes, for all directives.
  const told = faults.filter(({message}) => !message.includes('unknown key'));
  told.forEach(({rule, line, message}) => report(rule, line, `${directiveMark[formOf(directive)]}${name}: ${message}`));
}

function checkQuiz(directive: Directive, report: Report): void {
  const type = directive.attributes?.type;
  const line = lineOf(directive);
  const {choices, list, feedback} = readQuiz(directive);
  const right = choices.filter((choice) => choice.right === true).length;
  if (type === 'number') {
    if (directive.attributes?.answer == null) {
      report('quiz-answer', line, 'the quiz has no correct answer; write {type="number" answer="2500"}');
    }
    if (Number(directive.attributes?.tolerance ?? 0) < 0) {
      report('quiz-answer', line, 'the tolerance is negative; write how far an answer may be off, such as 0.5');
    }
    if (feedback.length === 0) {
      report('quiz-feedback', line, 'the quiz has no feedback; explain below the question how to find the answer');
    }
    return;
  }
  if (!list || choices.length < 2) {
    const example = type === 'order' ? '1. First step' : '- [x] Correct choice';
    report('quiz-choices', line, `the quiz needs a list of at least two choices; write each as ${example}`);
    return;
  }
  if (type === 'order') {
    if (list.ordered !== true || choices.some((choice) => choice.right !== undefined)) {
      report(
        'quiz-choices',
        lineOf(list),
        'the steps must be a numbered list in the correct order; write 1. First step, 2. Second step',
      );
    }
    if (feedback.length === 0) {
      report('quiz-feedback', line, 'the quiz has no feedback; explain below the steps why they have this order');
    }
    return;
  }
  const bare = choices.find((choice) => choice.right === undefined);
  if (bare) {
    report(
      'quiz-choices',
      bare.line,
      'the choice has no checkbox; write - [x] for a correct choice and - [ ] for a wrong one',
    );
  } else if (right === 0) {
    report('quiz-answer', line, 'the quiz has no correct answer; write - [x] for the correct choice');
  } else if (type === 'single' && right > 1) {
    report('quiz-answer', line, `the quiz has ${right} correct answers; keep one [x], or write {type="several"}`);
  }
  choices
    .filter((choice) => choice.feedback.length === 0)
    .forEach((choice) =>
      report(
        'quiz-feedback',
        choice.line,
        'the choice has no feedback; explain in an indented line below it why it is right or wrong',
      ),
    );
}

/** Child containers with a given element name. */
const inside = (directive: Directive, name: string): Nodes[] =>
  bodyOf(directive).filter((node) => node.type === 'containerDirective' && node.name === name);

/** Whether a container has a list, or a numbered list. */
function hasList(directive: Directive, kind: 'numbered' | 'any'): boolean {
  let found = false;
  forEachNode({type: 'root', children: bodyOf(directive)}, (node) => {
    found ||= node.type === 'list' && (kind === 'any' || node.ordered === true);
  });
  return found;
}

function checkElement(directive: Directive, parent: Nodes, facts: FrontMatter, report: Report): void {
  const line = lineOf(directive);
  switch (directive.name as LessonElement) {
    case 'quiz':
      if ((quizTypes as readonly unknown[]).includes(directive.attributes?.type)) {
        checkQuiz(directive, report);
      }
      break;
    case 'question': {
      const answers = inside(directive, 'answer').length;
      if (answers !== 1) {
        report(
          'question-answer',
          line,
          answers === 0
            ? 'the question has no answer; write ::::question with four colons, and inside it :::answer, the answer, and :::'
            : `the question has ${answers} answers; combine them in one :::answer`,
        );
      }
      break;
    }
    case 'answer':
      if (parent.type !== 'containerDirective' || parent.name !== 'question') {
        report(
          'question-answer',
          line,
          'the answer is outside a question; write ::::question[...] with four colons above it and :::: below it',
        );
      }
      if (bodyOf(directive).length === 0) {
        report('question-answer', line, 'the answer is empty; write it between :::answer and :::');
      }
      break;
    case 'hands-on':
      if (!hasList(directive, 'numbered')) {
        report('hands-on-steps', line, 'the box has no numbered steps; write 1. First step, 2. Second step');
      }
      break;
    case 'worksheet':
      if (!hasList(directive, 'any')) {
        report(
          'worksheet-prompts',
          line,
          'the worksheet has no prompts; write them as a list: 1. First prompt, 2. Second prompt',
        );
      }
      break;
    case 'instructor':
    case 'for-teachers':
      if (facts.learning === undefined) {
        report(
          'teacher-content-placement',
          line,
          'content for teachers is shown only in lessons; add "learning:" to the front matter, or remove this line',
        );
      }
      break;
    default:
  }
}

/** Checks that a container is closed; an unclosed one would contain the rest of the page. */
function checkClosing(directive: Directive, source: readonly string[], report: Report): void {
  const end = directive.position?.end.line ?? 1;
  const last = source[end - 1] ?? '';
  if (end === lineOf(directive) || !/^[\s>]*:{3,}\s*$/.test(last)) {
    report(
      'directive-syntax',
      lineOf(directive),
      `:::${directive.name} is not closed; end it with a line of as many colons as it starts with`,
    );
  }
}

/** Reports lines of colons that Markdown parses as text. */
function checkStray(node: Nodes & {type: 'paragraph'}, source: readonly string[], report: Report): void {
  const [start, end] = [lineOf(node), node.position?.end.line ?? 1];
  for (let line = start; line <= end; line++) {
    const text = source[line - 1] ?? '';
    if (/^[\s>]*:{3,}\s*$/.test(text)) {
      report(
        'directive-syntax',
        line,
        'unmatched closing colons; an outer element needs one more colon than those inside it',
      );
    } else if (/^\s*:{2,}\s*[a-z][\w-]*\s*\[/.test(text)) {
      report(
        'directive-syntax',
        line,
        'this line is parsed as text; write no spaces between colons, name, and bracket, as in :::quiz[...]',
      );
    }
  }
}

const isMinutes = (node: Nodes | undefined): node is Directive =>
  node?.type === 'leafDirective' && node.name === 'minutes';

/** Checks that minutes are below level 2 headings, are integers, and add up to the lesson's duration. */
function checkMinutes(tree: Root, facts: FrontMatter, isLesson: boolean, report: Report): void {
  const total = (facts.learning as {minutes?: number} | undefined)?.minutes;
  const places = new Map<Directive, Heading | undefined>();
  forEachNode(tree, (node) => {
    if (isMinutes(node)) {
      places.set(node, undefined);
    }
  });
  tree.children.forEach((node, index) => {
    const before = tree.children[index - 1];
    if (isMinutes(node) && before?.type === 'heading' && before.depth === 2) {
      places.set(node, before);
    }
  });
  let sum = 0;
  for (const [node, heading] of places) {
    const label = toString(labelOf(node)).trim();
    if (heading === undefined) {
      report(
        'section-minutes',
        lineOf(node),
        '::minutes must follow a heading; write it on the line below a ## heading',
      );
    }
    if (!/^[1-9]\d*$/.test(label)) {
      report(
        'section-minutes',
        lineOf(node),
        `"${label}" is not a number of minutes; write a whole number, such as ::minutes[15]`,
      );
    }
    sum += Number(label);
  }
  const [first] = places.keys();
  if (first === undefined) {
    if (isLesson && total !== undefined) {
      report(
        'section-minutes-required',
        1,
        'the sections have no durations; write ::minutes[15] below each ## heading',
      );
    }
  } else if (total === undefined) {
    report(
      'lesson-minutes',
      lineOf(first),
      `the lesson has no duration; write minutes: ${sum} below "learning:" in the front matter`,
    );
  } else if (Number.isFinite(sum) && sum !== total) {
    report(
      'lesson-minutes',
      lineOf(first),
      `the sections add up to ${sum} minutes, but "learning.minutes" is ${total}; write minutes: ${sum} in the front matter, or correct a section`,
    );
  }
}

const isForTeachers = (node: Nodes | undefined): node is Directive =>
  node?.type === 'leafDirective' && node.name === 'for-teachers';

/** Checks that the marker of a section for teachers is directly below its heading or the section's minutes. */
function checkForTeachers(tree: Root, report: Report): void {
  const placed = new Set<Nodes>();
  let above: Nodes | undefined;
  tree.children.forEach((node) => {
    if (isForTeachers(node) && above?.type === 'heading') {
      placed.add(node);
    }
    above = isMinutes(node) ? above : node;
  });
  forEachNode(tree, (node) => {
    if (isForTeachers(node) && !placed.has(node)) {
      report(
        'teacher-content-placement',
        lineOf(node),
        '::for-teachers must follow a heading; write it on the line below one',
      );
    }
  });
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
      if (isLessonElement(node.name) && lessonElements[node.name].form === formOf(node)) {
        const example = labeled[node.name];
        if (example !== undefined && toString(labelOf(node)).trim() === '') {
          report(
            'directive-label',
            lineOf(node),
            `${written(node.name)} has no text in brackets; write it: ${example}`,
          );
        }
        checkAttributes(node, file, report);
        checkElement(node, parent, facts, report);
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
    report(
      'lesson-level',
      1,
      'the lesson has no level; write level: beginner, intermediate, or advanced below "learning:"',
    );
  }
  checkMinutes(tree, facts, isLesson, report);
  checkForTeachers(tree, report);
}

/** Terms used on a page. */
export function termsOf(tree: Root): UsedTerm[] {
  const terms: UsedTerm[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'textDirective' && node.name === 'term' && termName(node) !== '') {
      terms.push({line: lineOf(node), name: termName(node)});
    }
  });
  return terms;
}

/** Lessons whose duration a page shows. */
export function timesOf(tree: Root): UsedTime[] {
  const times: UsedTime[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'textDirective' && node.name === 'time' && node.attributes?.of) {
      times.push({line: lineOf(node), of: node.attributes.of});
    }
  });
  return times;
}

/** Data sets on a page that have a path and a license. */
export function dataSetsOf(tree: Root): UsedDataSet[] {
  const sets: UsedDataSet[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'leafDirective' && node.name === 'dataset') {
      const {file, license, 'made-by': madeBy} = node.attributes ?? {};
      if (file) {
        sets.push({line: lineOf(node), file, license: license ?? '', madeBy: madeBy ?? undefined});
      }
    }
  });
  return sets;
}
