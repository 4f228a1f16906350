import type {ProjectList} from './catalog';
import type {Relation} from './relations';

/** A project on the map: a box, in units of the drawing, with its name in lines. */
export interface MappedNode {
  name: string;
  /** Address of its main page, with the base path. */
  permalink: string;
  topics: readonly string[];
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A relation as it is drawn: its line, as SVG writes a path, and the middle of its label. */
export interface MappedRelation extends Relation {
  path: string;
  label: readonly [number, number];
}

/** The drawing of relations between projects, laid out at build time. */
export interface RelationMap {
  width: number;
  height: number;
  /** Distance of two lines of a name. */
  lineHeight: number;
  nodes: readonly MappedNode[];
  relations: readonly MappedRelation[];
}

/** What the page of the map shows: of many relations those of the projects with the newest releases. */
export interface CatalogMap extends RelationMap {
  /** Number of all relations of the catalog. */
  allRelations: number;
  /** Projects without a relation. */
  alone: ProjectList;
}
