import type {RelatedProject} from './catalog';
import type {Relation} from './relations';

/** A project on the map: a box in drawing units, with its name split into lines. */
export interface MappedNode {
  name: string;
  /** Permalink of its main page, with the base path. */
  permalink: string;
  topics: readonly string[];
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A relation on the map: SVG path data of its line, and the center of its label. */
export interface MappedRelation extends Relation {
  path: string;
  label: readonly [number, number];
}

/** The drawing of relations between projects, laid out at build time. */
export interface RelationMap {
  width: number;
  height: number;
  /** Distance between the lines of a name. */
  lineHeight: number;
  nodes: readonly MappedNode[];
  relations: readonly MappedRelation[];
}

/** Data of the map page. */
export interface CatalogMap extends RelationMap {
  /** Projects without a relation. */
  alone: readonly RelatedProject[];
}
