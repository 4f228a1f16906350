import {mdxForm} from '@training-catalog/content-model';
import {
  bodyOf,
  isDirective,
  isLabel,
  labelOf,
  readPrediction,
  readQuiz,
  shuffled,
  type Directive,
} from '@training-catalog/lessons/model';
import type {Blockquote, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {FileTexts} from './texts.js';

/** What the Markdown of a page needs to be read elsewhere. */
export interface Elsewhere {
  texts: FileTexts;
  /** Full URL of what a link or an image on the page leads to. */
  urlOf: (written: string) => string;
  /** How long another lesson takes, in words. */
  timeOf: (written: string) => string;
  /** Languages of code blocks that the site draws. */
  drawn: ReadonlySet<string>;
  /** Title and full URL of the page. */
  page: {title: string; url: string};
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, {...mdxForm, unsafe: []})
  .freeze();

/** Markdown without the syntax of the site. */
export const markdownOf = (children: readonly Nodes[]): string =>
  writer.stringify({type: 'root', children: children as RootContent[]} satisfies Root).trim();

const paragraph = (...children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});
export const text = (value: string): PhrasingContent => ({type: 'text', value});
const html = (value: string): RootContent => ({type: 'html', value});

/** A line that names a kind of box, and its title. */
const titleLine = (kind: string, label: readonly PhrasingContent[]): RootContent =>
  paragraph(
    {type: 'strong', children: [text(label.length > 0 ? `${kind}:` : kind)]},
    ...(label.length > 0 ? [text(' '), ...label] : []),
  );

/** An answer that is collapsed at first. */
export const folded = (summary: string, children: readonly RootContent[]): RootContent[] => [
  html(`<details><summary>${summary}</summary>`),
  ...children,
  html('</details>'),
];

/** A quiz as a question with its choices and a collapsed answer. */
function quizNodes(directive: Directive, plain: (node: Nodes) => Nodes[], {texts}: Elsewhere): RootContent[] {
  const {question, prompt, choices, feedback} = readQuiz(directive);
  const {type, answer, unit} = directive.attributes ?? {};
  const all = (nodes: readonly Nodes[]): RootContent[] => nodes.flatMap(plain) as RootContent[];
  const list = (shown: typeof choices, ordered: boolean, withFeedback: boolean): RootContent[] =>
    shown.length === 0
      ? []
      : [
          {
            type: 'list',
            ordered,
            spread: false,
            children: shown.map(({label, feedback: below}) => ({
              type: 'listItem',
              spread: false,
              children: [paragraph(...(all(label) as PhrasingContent[])), ...(withFeedback ? all(below) : [])] as never,
            })),
          },
        ];
  const isOrder = type === 'order';
  const right = isOrder ? choices : choices.filter((choice) => choice.right);
  return [
    titleLine(texts.quiz, all(question) as PhrasingContent[]),
    ...all(prompt),
    ...list(isOrder ? shuffled([...choices], toString(question)) : choices, false, false),
    ...folded(texts.answer, [
      ...(answer == null ? [] : [paragraph(text([answer, unit].filter(Boolean).join(' ')))]),
      ...list(right, isOrder, true),
      ...all(feedback),
    ]),
  ];
}

/** What replaces an element of lessons where there is no site; `plain` does the same for a node in it. */
function elementNodes(directive: Directive, plain: (node: Nodes) => Nodes[], elsewhere: Elsewhere): Nodes[] {
  const {texts, urlOf, timeOf} = elsewhere;
  const label = labelOf(directive).flatMap(plain) as PhrasingContent[];
  const body = (): RootContent[] => bodyOf(directive).flatMap(plain) as RootContent[];
  const quote = (kind: string): Blockquote => ({
    type: 'blockquote',
    children: [titleLine(kind, label), ...body()] as Blockquote['children'],
  });
  switch (directive.name) {
    case 'hands-on':
      return [titleLine(texts.handsOn, label), ...body()];
    case 'question':
      return [titleLine(texts.question, label), ...body()];
    case 'predict': {
      const {before, outcome} = readPrediction(directive);
      return [
        titleLine(texts.predict, label),
        ...(before.flatMap(plain) as RootContent[]),
        ...(outcome.length > 0 ? folded(texts.outcome, outcome.flatMap(plain) as RootContent[]) : []),
      ];
    }
    case 'answer':
      return folded(texts.answer, body());
    case 'worksheet':
      return [titleLine(texts.worksheet, label), ...body()];
    case 'quiz':
      return quizNodes(directive, plain, elsewhere);
    case 'misconception':
      return [quote(texts.misconception)];
    case 'key-point':
      return [quote(texts.keyPoint)];
    case 'dataset': {
      const file = directive.attributes?.file ?? '';
      return [
        paragraph({type: 'strong', children: [text(`${texts.data}:`)]}, text(' '), {
          type: 'link',
          url: urlOf(file),
          children: label,
        }),
      ];
    }
    case 'time':
      return [text(timeOf(directive.attributes?.of ?? ''))];
    case 'term':
      return label;
    default:
      // Notes for teachers and times are for those who teach; lists of the site are on the site.
      return directive.type === 'containerDirective' && directive.name !== 'instructor'
        ? [quote(directive.name.charAt(0).toUpperCase() + directive.name.slice(1))]
        : directive.type === 'textDirective'
          ? [text(`:${directive.name}`), ...label]
          : [];
  }
}

/** Nodes of a page as Markdown that can be read elsewhere. Elements become text, and links are full URLs. */
export function plainNodes(node: Nodes, elsewhere: Elsewhere): Nodes[] {
  const {texts, urlOf, drawn, page} = elsewhere;
  const plain = (child: Nodes): Nodes[] => plainNodes(child, elsewhere);
  const onPage = (): RootContent =>
    paragraph({type: 'emphasis', children: [{type: 'link', url: page.url, children: [text(texts.onPage)]}]});
  if (isDirective(node)) {
    return elementNodes(node, plain, elsewhere);
  }
  switch (node.type) {
    case 'code':
      return drawn.has(node.lang ?? '') ? [onPage()] : [{...node, meta: null}];
    case 'heading': {
      const children = node.children.flatMap(plain) as PhrasingContent[];
      const last = children.at(-1);
      // The anchor of a heading.
      return [
        {
          ...node,
          children:
            last?.type === 'text'
              ? [...children.slice(0, -1), {...last, value: last.value.replace(/(?<!\s)\s*\{#[\w-]+\}$/, '')}]
              : children,
        },
      ];
    }
    case 'link':
    case 'image':
      return [
        {
          ...node,
          url: urlOf(node.url),
          ...('children' in node && {children: node.children.flatMap(plain)}),
        } as Nodes,
      ];
    case 'mdxJsxTextElement':
      return node.children.flatMap(plain);
    case 'mdxJsxFlowElement':
      return [onPage()];
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    default:
      return 'children' in node
        ? [{...node, children: (node.children as Nodes[]).filter((child) => !isLabel(child)).flatMap(plain)} as Nodes]
        : [node];
  }
}
