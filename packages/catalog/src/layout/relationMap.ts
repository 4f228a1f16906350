// The options of dagre. cspell:ignore rankdir nodesep ranksep edgesep marginx marginy labelpos
import * as library from '@dagrejs/dagre';
import {wrapWords} from '@training-catalog/utils';
import {namesOf} from '../data/lists.js';
import type {Relation} from '../relations.js';
import type {CatalogProject, MappedNode, MappedRelation, RelationMap} from '../types.js';

/** Dimensions of the drawing, in SVG units, which are pixels at its natural size. */
const size = {width: 168, line: 20, padding: 14, lettersPerLine: 21, label: 62, betweenEnds: 9} as const;

interface Point {
  x: number;
  y: number;
}

interface LaidOutLine extends Relation {
  points: Point[];
  /** Middle of its label. */
  x: number;
  y: number;
}

/** What is used of a graph, with the fields that `layout` sets. */
interface LayoutGraph {
  setGraph: (options: object) => void;
  setNode: (name: string, box: {width: number; height: number}) => void;
  setEdge: (from: string, to: string, label: object, kind: string) => void;
  node: (name: string) => Point & {width: number; height: number};
  edge: (from: string, to: string, kind: string) => Omit<LaidOutLine, keyof Relation>;
  graph: () => {width?: number; height?: number};
}

/** The types of the library import files without extensions, which TypeScript does not find in ES modules. */
const dagre = library as unknown as {
  graphlib: {Graph: new (options: object) => LayoutGraph};
  layout: (graph: LayoutGraph) => void;
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line from left to right: level where it leaves, passes, and enters boxes, and curved in between. */
const curveThrough = (points: readonly Point[]): string =>
  points
    .map(({x, y}, index) => {
      const before = points[index - 1];
      const middle = before ? (before.x + x) / 2 : x;
      const [from, to] = [`${round(middle)},${round(before?.y ?? y)}`, `${round(x)},${round(y)}`];
      return before ? `C${from},${round(middle)},${round(y)},${to}` : `M${to}`;
    })
    .join('');

/** A point of a line, or, where the line passes a column of boxes, one on each side of the column. */
const alongColumn = ({x, y}: Point, columns: ReadonlySet<number>): Point[] =>
  columns.has(x) ? [-1, 1].map((side) => ({x: x + (side * size.width) / 2, y})) : [{x, y}];

/**
 * Where a line leaves (right) or enters (left) a box. Lines of one box are spread vertically so that they do not
 * overlap.
 */
function endOf(
  line: LaidOutLine,
  end: 'from' | 'to',
  lines: readonly LaidOutLine[],
  {x, y, height}: Point & {height: number},
): Point {
  const heightOf = ({points}: LaidOutLine): number => points.at(end === 'from' ? 1 : -2)?.y ?? 0;
  const ofBox = lines.filter((other) => other[end] === line[end]).sort((a, b) => heightOf(a) - heightOf(b));
  const distance = Math.min(size.betweenEnds, (height - size.padding) / ofBox.length);
  return {
    x: x + ((end === 'from' ? 1 : -1) * size.width) / 2,
    y: y + (ofBox.indexOf(line) - (ofBox.length - 1) / 2) * distance,
  };
}

/**
 * Lays out the projects that have relations, and the relations between them, from left to right in the direction in
 * which they act. The same catalog always gives the same layout.
 *
 * @param relations Relations, each between two of `projects`.
 */
export function layOutRelations(projects: readonly CatalogProject[], relations: readonly Relation[]): RelationMap {
  const graph = new dagre.graphlib.Graph({directed: true, multigraph: true});
  graph.setGraph({rankdir: 'LR', nodesep: 24, ranksep: 36, edgesep: 16, marginx: 4, marginy: 4});
  const related = new Set(relations.flatMap(({from, to}) => [from, to]));
  const drawn = projects.filter(({name}) => related.has(name));
  for (const {name} of drawn) {
    const lines = wrapWords(name, size.lettersPerLine);
    graph.setNode(name, {width: size.width, height: lines.length * size.line + 2 * size.padding});
  }
  for (const {from, to, kind} of relations) {
    graph.setEdge(from, to, {width: size.label, height: size.line, labelpos: 'c'}, kind);
  }
  dagre.layout(graph);

  const box = (name: string) => graph.node(name);
  const lines = relations.map((relation): LaidOutLine => {
    const {points, x, y} = graph.edge(relation.from, relation.to, relation.kind);
    return {...relation, points, x, y};
  });
  const columns = new Set(drawn.map(({name}) => box(name).x));
  const nodes = drawn.map((project): MappedNode => {
    const {x, y, width, height} = box(project.name);
    return {
      name: project.name,
      permalink: project.permalink,
      topics: project.topics.map(({label}) => label),
      lines: wrapWords(project.name, size.lettersPerLine),
      x: round(x - width / 2),
      y: round(y - height / 2),
      width,
      height,
    };
  });
  const edges = lines.map((line): MappedRelation => {
    const {points, x, y, ...relation} = line;
    const path = curveThrough([
      endOf(line, 'from', lines, box(line.from)),
      ...points.slice(1, -1).flatMap((point) => alongColumn(point, columns)),
      endOf(line, 'to', lines, box(line.to)),
    ]);
    return {...relation, path, label: [round(x), round(y)]};
  });
  const {width = 0, height = 0} = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    lineHeight: size.line,
    nodes,
    relations: edges,
    alone: namesOf(projects.filter(({name}) => !related.has(name))),
  };
}
