/** What a Mermaid diagram may contain: Mermaid itself draws HTML, links, images, and styles from the source. */
// cspell:ignore gantt
import {parseYaml} from '@training-catalog/content-model';
import {partsOf} from './mermaidSource.js';

/** Rules about the source of a diagram. */
export type DiagramRule = 'diagram-text' | 'diagram-kind';

/** Something that a diagram may not contain. `line` is 0-based, in the source. */
export interface DiagramProblem {
  rule: DiagramRule;
  line: number;
  message: string;
}

/** Longest source, in characters: the layout of a larger one takes seconds in each reader's browser. */
export const maxDiagramLength = 10_000;

/** Statements that make links or call functions, of the kinds that have them. */
const links = {
  byClick: /(?:^|[\n\r;])\s*click\s/i,
  ofActors: /(?:^|[\n\r;])\s*(?:links?|properties|details)\s/i,
  ofClasses: /(?:^|[\n\r;])\s*(?:click|callback|link)\s/i,
} as const;

/**
 * Kinds of diagrams, by the word that the source starts with. Each was looked at: what makes links in it is known, and no
 * number in its source stands for as many parts. All of them can have `accTitle` and `accDescr`.
 */
const kinds: ReadonlyMap<string, RegExp | undefined> = new Map([
  ['flowchart', links.byClick],
  ['graph', links.byClick],
  ['sequenceDiagram', links.ofActors],
  ['classDiagram', links.ofClasses],
  ['stateDiagram', links.byClick],
  ['stateDiagram-v2', links.byClick],
  ['erDiagram', undefined],
  ['gantt', links.byClick],
  ['gitGraph', undefined],
  ['journey', undefined],
  ['pie', undefined],
  ['timeline', undefined],
]);

/** Keys of the front matter. Not `config`, with which a diagram could change how the page draws it. */
const settings = ['title'];

/** Keys in the braces after the name of a node, an edge, or an actor. Not `img` and `icon`, which load something. */
const nodeKeys = ['shape', 'label', 'animate', 'animation', 'curve', 'type', 'alias'];

/** Annotations of classes and states, which are written like tags. */
const annotations = /<<(?:interface|abstract|service|enumeration|fork|join|choice)>>/gi;

/** What a browser would take for a tag, but for line breaks. */
const tag = /<(?!br\s*\/?>)[a-z/!?]/i;

/** Properties that `style`, `classDef`, and `linkStyle` may set. Others could move a part out of the drawing. */
const styleProperties = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity', 'rx', 'ry'],
  ...['color', 'font-size', 'font-style', 'font-weight', 'text-align'],
];

const styleStatement = /(?:^|[\n\r;])\s*(?:style|classDef|linkStyle)\s([^\n\r;]*)/gi;

/** The background of a part of a sequence. */
const rectStatement = /(?:^|[\n\r;])\s*rect\s([^\n\r;]*)/gi;

const color = /^\s*(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]*\))?\s*$/i;

const listOf = (words: readonly string[]): string => words.join(', ');

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length - 1;

/** The keys of YAML; what is not a map is a key that nobody may write. */
function keysOf(yaml: string): readonly string[] {
  const {document, broken} = parseYaml(yaml);
  const value: unknown = broken ? undefined : document.toJS();
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [yaml.trim()];
}

/** The braces after `@` in a source: the offset of each, and what is in it; undefined if the braces are not closed. */
function* bracesOf(source: string): Generator<{index: number; content: string | undefined}> {
  const braces = /((?:"[^"]*"|[^"}])*)\}/y;
  for (let index = source.indexOf('@{'); index >= 0; index = source.indexOf('@{', braces.lastIndex)) {
    braces.lastIndex = index + 2;
    const content = braces.exec(source)?.[1];
    yield {index, content};
    if (content === undefined) {
      return;
    }
  }
}

/** What is wrong in a style statement; undefined if nothing is. */
function styleProblem(statement: string): string | undefined {
  const wrong = [...statement.matchAll(/([\w-]+)[ \t]*:/g)].find(
    ([, name = '']) => !styleProperties.includes(name.toLowerCase()),
  )?.[1];
  if (wrong !== undefined) {
    return `a diagram cannot set "${wrong}"; write one of ${listOf(styleProperties)}`;
  }
  return /^[\w\s,.:#%*-]*$/.test(statement)
    ? undefined
    : `"${statement.trim()}" is not a plain style; write a color as #rrggbb or by its name, and a size as 2px`;
}

/**
 * Finds what a diagram may not contain: whatever Mermaid makes more of than a drawing with text. The text of a diagram is
 * drawn in the browsers of readers, where Mermaid is trusted with the page.
 *
 * @param source text between the fences
 */
export function diagramProblems(source: string): DiagramProblem[] {
  const problems: DiagramProblem[] = [];
  const report = (rule: DiagramRule, index: number, message: string): void => {
    problems.push({rule, line: lineAt(source, index), message});
  };
  if (source.length > maxDiagramLength) {
    report(
      'diagram-kind',
      0,
      `the diagram has ${source.length} characters, and can have ${maxDiagramLength}; split it, or leave out parts`,
    );
    return problems;
  }
  const {yaml, body, offset} = partsOf(source);
  const other = yaml === undefined ? undefined : keysOf(yaml).find((key) => !settings.includes(key));
  if (other !== undefined) {
    report('diagram-text', 0, `a diagram has no setting "${other}"; between the lines ---, write only title: ...`);
  }
  const directive = source.indexOf('%%{');
  if (directive >= 0) {
    report('diagram-text', directive, 'a diagram cannot change how it is drawn; remove %%{...}%%');
  }
  const first = body.split('\n').find((line) => !/^\s*(?:%%|$)/.test(line)) ?? '';
  const kind = /^\s*([a-z][\w-]*)/i.exec(first)?.[1] ?? first.trim();
  if (!kinds.has(kind)) {
    report(
      'diagram-kind',
      offset + Math.max(0, body.indexOf(first)),
      `"${kind}" is not a kind of diagram that pages can have; write one of ${listOf([...kinds.keys()])}`,
    );
  }
  const link = kinds.get(kind)?.exec(body);
  if (link) {
    const at = offset + link.index + link[0].search(/\w/);
    report('diagram-text', at, 'a diagram has no links; write the link in the text below the diagram');
  }
  // Of the same length, so that offsets stay.
  const markup = tag.exec(source.replaceAll(annotations, (annotation) => ' '.repeat(annotation.length)));
  if (markup) {
    const shown = /^\S*/.exec(source.slice(markup.index, markup.index + 20))?.[0] ?? '';
    report(
      'diagram-text',
      markup.index,
      `"${shown}" would be HTML, and labels are text; write <br/> for a new line, and #lt; for the sign <`,
    );
  }
  const formula = source.indexOf('$$');
  if (formula >= 0) {
    report('diagram-text', formula, 'labels have no formulas; write the formula in the text below the diagram');
  }
  const address = source.search(/url\s*\(/i);
  if (address >= 0) {
    report('diagram-text', address, 'a diagram loads nothing; remove url(...)');
  }
  for (const {index, content} of bracesOf(source)) {
    const key = keysOf(`{\n${content ?? ''}\n}`).find((one) => !nodeKeys.includes(one));
    if (content === undefined || key !== undefined) {
      report(
        'diagram-text',
        index,
        `the braces after @ have "${(key ?? '').slice(0, 40)}"; write ${listOf(nodeKeys)} in them, as in @{ shape: circle }, and close them`,
      );
    }
  }
  for (const [pattern, problemOf] of [
    [styleStatement, styleProblem],
    [
      rectStatement,
      (value: string) =>
        kind !== 'sequenceDiagram' || color.test(value)
          ? undefined
          : `"rect ${value.trim()}" has no plain color; write one such as rect rgb(230, 240, 255)`,
    ],
  ] as const) {
    for (const {0: statement, 1: value = '', index} of body.matchAll(pattern)) {
      const message = problemOf(value);
      if (message !== undefined) {
        report('diagram-text', offset + index + statement.search(/\w/), message);
      }
    }
  }
  return problems;
}
