import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {atPointer} from './resolveReferences.js';

export type Node = Record<string, unknown>;

/** A part of a specification and its file. */
export interface Placed {
  node: Node;
  file: string;
}

/** Maximum number of consecutive references to follow, so that circular ones end. */
export const maxSteps = 20;

export const objectOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});

/** Content of a JSON or YAML file. */
const parseFile = (file: string): unknown => {
  // Some editors start a file with a byte order mark, which neither parser accepts.
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return file.endsWith('.json') ? JSON.parse(text) : YAML.parse(text);
};

/** Files of a specification, each read once and unchecked, and the references between them. */
export class SpecificationFiles {
  private readonly documents = new Map<string, unknown>();

  /**
   * Content of a file; undefined if there is none.
   *
   * @throws what the parser throws for a file that is neither JSON nor YAML.
   */
  document(file: string): unknown {
    if (!this.documents.has(file)) {
      this.documents.set(file, fs.existsSync(file) ? parseFile(file) : undefined);
    }
    return this.documents.get(file);
  }

  /** A value after following its references. */
  at(value: unknown, from: string): Placed {
    let placed: Placed = {node: objectOf(value), file: from};
    for (let step = 0; step < maxSteps && typeof placed.node.$ref === 'string'; step++) {
      const [place = '', pointer = ''] = placed.node.$ref.split('#');
      const file = place === '' ? placed.file : path.resolve(path.dirname(placed.file), place);
      placed = {node: objectOf(atPointer(this.document(file), pointer)), file};
    }
    return placed;
  }
}
