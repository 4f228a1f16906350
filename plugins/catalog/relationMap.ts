// The options of dagre. cspell:ignore rankdir nodesep ranksep edgesep marginx marginy labelpos
import {graphlib, layout} from '@dagrejs/dagre';
import {curveMonotoneX, line as lineThrough} from 'd3-shape';
import type {Catalog, CatalogProject} from '../../shared/catalog';
import type {Relation} from '../../shared/relations';
import {listOf} from './lists';
import type {CatalogMap, MappedNode, MappedRelation, RelationMap} from '../../shared/relationMap';

/** Dimensions of the drawing, in SVG units, which are pixels at its natural size. */
const size = {width: 172, line: 20, padding: 14, lettersPerLine: 21, label: 68} as const;

/** Splits a name into lines of limited length, between words and after hyphens. */
export function wrapName(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=-)|\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last}${last.endsWith('-') ? '' : ' '}${word}`;
    if (last === undefined || joined.length > letters) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = joined;
    }
  }
  return lines;
}

/**
 * Lays out the projects that have relations, and the relations between them, from left to right in the direction in
 * which they act. The same catalog always gives the same layout.
 *
 * @param relations Relations, each between two of `projects`.
 */
export function layOutRelations(projects: readonly CatalogProject[], relations: readonly Relation[]): RelationMap {
  const graph = new graphlib.Graph({directed: true, multigraph: true});
  graph.setGraph({rankdir: 'LR', nodesep: 24, ranksep: 24, edgesep: 16, marginx: 4, marginy: 4});
  const related = new Set(relations.flatMap(({from, to}) => [from, to]));
  const drawn = projects.filter(({name}) => related.has(name));
  for (const {name} of drawn) {
    const lines = wrapName(name, size.lettersPerLine);
    graph.setNode(name, {width: size.width, height: lines.length * size.line + 2 * size.padding});
  }
  for (const {from, to, kind} of relations) {
    graph.setEdge(from, to, {width: size.label, height: size.line, labelpos: 'c'}, kind);
  }
  layout(graph);

  // The library types labels as `any`; these are the fields that layout() sets.
  const box = (name: string) => graph.node(name) as {x: number; y: number; width: number; height: number};
  const line = ({from, to, kind}: Relation) =>
    graph.edge(from, to, kind) as {points: {x: number; y: number}[]; x?: number; y?: number};
  // A curve through every point that never turns back, because all lines run from left to right.
  const curve = lineThrough<{x: number; y: number}>(
    (point) => point.x,
    (point) => point.y,
  )
    .curve(curveMonotoneX)
    .digits(1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const nodes = drawn.map((project): MappedNode => {
    const {x, y, width, height} = box(project.name);
    return {
      name: project.name,
      permalink: project.permalink,
      topics: project.topics.map(({label}) => label),
      lines: wrapName(project.name, size.lettersPerLine),
      x: round(x - width / 2),
      y: round(y - height / 2),
      width,
      height,
    };
  });
  const edges = relations.map((relation): MappedRelation => {
    const {points, x = 0, y = 0} = line(relation);
    return {...relation, path: curve(points) ?? '', label: [round(x), round(y)]};
  });
  const {width = 0, height = 0} = graph.graph() as {width?: number; height?: number};
  return {width: Math.ceil(width), height: Math.ceil(height), lineHeight: size.line, nodes, relations: edges};
}

/** Most relations that the page of the map shows. */
export const mostRelations = 100;

/** Relations that the page shows: all or, if there are too many, those of the projects with the newest releases. */
function shownRelations({projects}: Catalog, relations: readonly Relation[]): readonly Relation[] {
  if (relations.length <= mostRelations) {
    return relations;
  }
  const releases = new Map(projects.map(({name, releases: [newest]}) => [name, newest?.label ?? '']));
  const newest = ({from, to}: Relation): string =>
    [releases.get(from) ?? '', releases.get(to) ?? ''].sort().at(-1) ?? '';
  return relations
    .toSorted((a, b) => (newest(a) < newest(b) ? 1 : newest(a) > newest(b) ? -1 : 0))
    .slice(0, mostRelations);
}

/** What the page of the map shows. */
export function mapOf(catalog: Catalog, relations: readonly Relation[]): CatalogMap {
  const shown = shownRelations(catalog, relations);
  const related = new Set(relations.flatMap(({from, to}) => [from, to]));
  const alone = catalog.projects.filter(({name}) => !related.has(name));
  return {
    ...layOutRelations(catalog.projects, shown),
    allRelations: relations.length,
    alone: listOf(catalog, alone),
  };
}
