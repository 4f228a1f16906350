import {readQuiz, type Directive} from '@training-catalog/lessons/model';
import type {Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {markdownOf, plainNodes, type Elsewhere} from './plainMarkdown.js';

/** Quiz items below one heading, which become a category of a question bank. */
export interface QuizGroup {
  /** Title of the page; below it, that of the section, on a page that is no lesson. */
  category: readonly string[];
  items: readonly Directive[];
  elsewhere: Elsewhere;
}

/** Characters with a meaning in GIFT, and line ends, because an empty line ends a question. */
const escaped = (text: string): string => text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** A share of a mark in percent, with the digits that Moodle knows. */
const share = (count: number): string => String(Number((100 / count).toFixed(5)));

function giftItem(directive: Directive, elsewhere: Elsewhere): string {
  const {question, prompt, choices, feedback} = readQuiz(directive);
  const {type, answer, tolerance, unit} = directive.attributes ?? {};
  const textOf = (nodes: readonly Nodes[]): string =>
    escaped(markdownOf(nodes.flatMap((node) => plainNodes(node, elsewhere))));
  const inline = (children: PhrasingContent[]): string => textOf([{type: 'paragraph', children}]);
  const right = choices.filter((choice) => choice.right).length;
  const mark = (isRight: boolean | undefined): string =>
    type === 'single'
      ? isRight
        ? '='
        : '~'
      : `~%${isRight ? share(right) : `-${share(Math.max(choices.length - right, 1))}`}%`;
  const answers =
    type === 'number'
      ? [`#${answer ?? ''}:${tolerance ?? '0'}`]
      : type === 'order'
        ? choices.map(({label}, index) => `=${inline(label)} -> ${index + 1}`)
        : choices.map(
            ({label, right: isRight, feedback: below}) =>
              `${mark(isRight)}${inline(label)}${below.length > 0 ? `#${textOf(below)}` : ''}`,
          );
  const stem = [inline(question), textOf(prompt), unit ? escaped(`(${unit})`) : ''].filter(Boolean).join('\\n\\n');
  return [
    `::${escaped(toString(question))}::[markdown]${stem} {`,
    ...answers.map((line) => `\t${line}`),
    ...(feedback.length > 0 ? [`\t####${textOf(feedback)}`] : []),
    '}',
  ].join('\n');
}

/**
 * Quiz items as a GIFT file, which Moodle and other learning platforms import; each group is a category.
 *
 * @see https://docs.moodle.org/en/GIFT_format
 */
export const giftOf = (groups: readonly QuizGroup[]): string =>
  groups
    .flatMap(({category, items, elsewhere}) => [
      // Two slashes are a slash in a name.
      `$CATEGORY: ${category.map((name) => name.replaceAll('/', '//')).join('/')}`,
      ...items.map((item) => giftItem(item, elsewhere)),
    ])
    .join('\n\n') + '\n';
