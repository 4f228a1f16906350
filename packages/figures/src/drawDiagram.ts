/** Draws a flowchart or a sequence as SVG: the library's drawing without what pages must not have, in the page's colors. */
import {escapeHtml} from '@training-catalog/utils/escape-html';
import {renderMermaidSVG} from 'beautiful-mermaid';
import {DOMParser} from 'linkedom';
import {type Flowchart, flowchartSource, isPrivate, readBack, type Sequence, sequenceSource} from './diagramParts.js';
import {numberSign} from './numberSign.js';
import type {Read} from './readMermaid.js';

/** Most parts of a diagram: the time that the layout takes grows faster than their number. */
const maxParts = 300;

/**
 * How large a drawing is shown, against the library's pixels: where there is room, and at least. Labels of nodes have 15 to
 * 11.7 px then, and labels of edges 12.7 to 9.9.
 */
const scale = {usual: 1.15, least: 0.9} as const;

/** Elements that a drawing may have, with their attributes; all others are left out. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  g: ['transform'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  path: ['d'],
  text: ['x', 'y', 'dy', 'text-anchor', 'font-size', 'font-weight'],
  tspan: ['x', 'dy'],
  marker: ['id', 'markerWidth', 'markerHeight', 'refX', 'refY', 'orient'],
  defs: [],
};

/** Attributes of all elements. */
const ofAll = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'marker-start', 'marker-end'];

/** The library's colors and the custom properties of css/diagram.css. */
const colors: Readonly<Record<string, string>> = {
  'var(--bg)': 'var(--diagram-page)',
  'var(--_text)': 'var(--diagram-ink)',
  'var(--_text-sec)': 'var(--diagram-ink)',
  'var(--_text-muted)': 'var(--diagram-ink)',
  'var(--_line)': 'var(--diagram-line)',
  'var(--_arrow)': 'var(--diagram-line)',
  'var(--_node-fill)': 'var(--diagram-page)',
  'var(--_node-stroke)': 'var(--diagram-node)',
  'var(--_group-fill)': 'var(--diagram-group)',
  'var(--_group-hdr)': 'var(--diagram-group)',
  'var(--_inner-stroke)': 'none',
  none: 'none',
};

/** Numbers with one decimal, which is less than a reader can see. */
const rounded = (value: string): string =>
  value.replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));

type Point = readonly [x: number, y: number];

/**
 * The line of an edge, where the library's runs along the border of a node (its last turn is at the node instead of half
 * way), or is a bit oblique.
 */
export function straightened(points: readonly Point[]): readonly Point[] {
  const [start, turn, end, last] = points.slice(-4);
  if (points.length === 2 && start && turn) {
    const [across, along] = [Math.abs(start[0] - turn[0]), Math.abs(start[1] - turn[1])];
    const middle = (index: 0 | 1): number => (start[index] + turn[index]) / 2;
    if (across * 8 < along) {
      return points.map(([, y]) => [middle(0), y]);
    }
    return along * 8 < across ? points.map(([x]) => [x, middle(1)]) : points;
  }
  if (!start || !turn || !end || !last || Math.hypot(end[0] - last[0], end[1] - last[1]) > 1) {
    return points;
  }
  const isDown = Math.abs(start[0] - turn[0]) < 1;
  const half = isDown ? (start[1] + last[1]) / 2 : (start[0] + last[0]) / 2;
  const moved = ([x, y]: Point): Point => (isDown ? [x, half] : [half, y]);
  return [...points.slice(0, -3), moved(turn), moved(end), last];
}

const pointsOf = (value: string): readonly Point[] =>
  value.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** The value of an attribute; undefined for one that is left out. */
function valueOf(name: string, value: string): string | undefined {
  if (name === 'fill' || name === 'stroke') {
    const color = colors[value];
    if (color === undefined) {
      throw new Error(`the drawing of a diagram has the unknown color "${value}"`);
    }
    return color;
  }
  if (name === 'stroke-width') {
    return String(Number(value) * 1.5);
  }
  if (name === 'id') {
    return `diagram-${numberSign}-${value}`;
  }
  if (name.startsWith('marker-')) {
    return value.replace(/^url\(#(.*)\)$/, `url(#diagram-${numberSign}-$1)`);
  }
  return rounded(value);
}

/** The members of elements that are used. */
interface Node {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<Node>;
  parentNode: Node | null;
  getAttribute: (name: string) => string | null;
}

const elementNode = 1;
const textNode = 3;

/** Whether an element is the label of a message, which is drawn over the lines of other actors. */
const isOfMessage = (node: Node): boolean =>
  node.nodeName === 'text' && node.parentNode?.getAttribute('class') === 'message';

/** How far text of several lines is moved up, so that it ends where one line would: above the arrow of a message. */
const raisedBy = (node: Node): number =>
  isOfMessage(node) && node.getAttribute('text-anchor') === 'middle'
    ? Math.max(0, node.childNodes.length - 1) * 7.2
    : 0;

function markupOf(node: Node): string {
  if (node.nodeType === textNode) {
    return node.parentNode?.nodeName === 'text' || node.parentNode?.nodeName === 'tspan'
      ? escapeHtml(readBack(node.textContent ?? ''))
      : '';
  }
  const names = node.nodeType === elementNode ? drawn[node.nodeName] : undefined;
  if (names === undefined) {
    return '';
  }
  const raised = raisedBy(node);
  const attributes = [...names, ...ofAll].flatMap((name) => {
    const given = node.getAttribute(name);
    const straight =
      given !== null && name === 'points' && node.getAttribute('class') === 'edge'
        ? straightened(pointsOf(given)).join(' ')
        : given;
    const value = straight === null ? undefined : valueOf(name, straight);
    if (value === undefined || (value === 'none' && name === 'stroke')) {
      return [];
    }
    const moved = name === 'y' && raised > 0 ? String(Number(value) - raised) : value;
    return [` ${name}="${escapeHtml(moved)}"`];
  });
  if (isOfMessage(node)) {
    attributes.push(' class="diagram-message"');
  }
  const content = Array.from(node.childNodes, markupOf).join('');
  const isGroup = node.nodeName === 'g' && attributes.length === 0;
  return isGroup
    ? content
    : `<${node.nodeName}${attributes.join('')}${content === '' ? '/>' : `>${content}</${node.nodeName}>`}`;
}

/** The texts of a drawing, one per label. */
function textsIn(node: Node): string[] {
  if (node.nodeName === 'text') {
    return [
      readBack(
        Array.from(node.childNodes, ({textContent}) => textContent ?? '').join(node.childNodes.length > 1 ? ' ' : ''),
      ),
    ];
  }
  return Array.from(node.childNodes, textsIn).flat();
}

const onOneLine = (label: string): string => label.replaceAll('\n', ' ');

/** The texts that the drawing of a sequence has to have. */
function labelsOfSequence({actors, events}: Sequence): string[] {
  return [
    ...actors.map(({label}) => label),
    ...events.flatMap((event) => {
      switch (event.is) {
        case 'message':
        case 'note':
          return [event.label];
        case 'begin':
          return [event.label === '' ? event.block : `${event.block} [${event.label}]`];
        case 'divide':
          return event.label === '' ? [] : [`[${event.label}]`];
        case 'end':
          return [];
      }
    }),
  ].map(onOneLine);
}

/** The texts that the drawing of a flowchart has to have. */
const labelsOfFlowchart = ({nodes, edges, groups}: Flowchart): string[] =>
  [...nodes, ...edges, ...groups].map(({label}) => onOneLine(label));

/** How many elements of a drawing have a class of the library. */
const count = (svg: string, name: string): number => svg.split(`class="${name}"`).length - 1;

/** Whether everything that Mermaid has read is in the drawing. */
function isWhole(svg: string, texts: readonly string[], {flowchart, sequence}: Read): boolean {
  const labels = flowchart ? labelsOfFlowchart(flowchart) : sequence ? labelsOfSequence(sequence) : [];
  const sorted = (list: readonly string[]): string =>
    JSON.stringify(list.filter((text) => text !== '').toSorted((a, b) => (a < b ? -1 : 1)));
  const numbers: readonly (readonly [string, number])[] = flowchart
    ? [
        ['node', flowchart.nodes.length],
        ['edge', flowchart.edges.length],
        ['subgraph', flowchart.groups.length],
      ]
    : [
        ['message', sequence?.events.filter(({is}) => is === 'message').length ?? 0],
        ['block', sequence?.events.filter(({is}) => is === 'begin').length ?? 0],
      ];
  return sorted(texts) === sorted(labels) && numbers.every(([name, number]) => count(svg, name) === number);
}

/**
 * Draws a diagram. The markup has `numberSign` in the place of a number that is unique on the page.
 *
 * @param read what Mermaid has read
 * @param title the title of the diagram, for screen readers if the source has no other for them
 * @returns undefined if it is not drawn here, or if something of it were missing in the drawing.
 */
export function drawDiagram(read: Read, title: string): string | undefined {
  const {flowchart, sequence, accTitle, accDescription} = read;
  const parts = flowchart ? flowchart.nodes.length + flowchart.edges.length : (sequence?.events.length ?? 0);
  const source = flowchart ? flowchartSource(flowchart) : sequence ? sequenceSource(sequence) : '';
  const name = accTitle || title;
  if (source === '' || parts === 0 || parts > maxParts || isPrivate.test(name + accDescription)) {
    return undefined;
  }
  const svg = renderMermaidSVG(source, {transparent: true, padding: 8, nodeSpacing: 18});
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement as unknown as Node;
  if (!isWhole(svg, textsIn(root), read)) {
    return undefined;
  }
  const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(root.getAttribute(side)));
  const id = `diagram-${numberSign}`;
  const spoken = [
    ...(name === '' ? [] : [['title', 'aria-labelledby', name] as const]),
    ...(accDescription === '' ? [] : [['desc', 'aria-describedby', accDescription] as const]),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rounded(String(width))} ${rounded(String(height))}"`,
    ` width="${Math.round(width * scale.usual)}" height="${Math.round(height * scale.usual)}" style="min-width:${Math.round(width * scale.least)}px"`,
    ` role="img"${spoken.map(([element, attribute]) => ` ${attribute}="${id}-${element}"`).join('')}>`,
    ...spoken.map(([element, , text]) => `<${element} id="${id}-${element}">${escapeHtml(text)}</${element}>`),
    ...Array.from(root.childNodes, markupOf),
    '</svg>',
  ].join('');
}
