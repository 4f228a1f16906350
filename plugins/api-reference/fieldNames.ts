import fs from 'node:fs';
import path from 'node:path';
import {operationsOf, parseFile, type Specification} from './pageNames';
import {atPointer} from './resolveReferences';
import type {PathItem} from '../../shared/api/types';

/** How the address of a console writes the value of a field: as it is, or as JSON. */
export type FieldForm = 'text' | 'json';

/** Fields of an operation that the address of its page can fill in: parameters, and the outermost ones of its body. */
export type OperationFields = ReadonlyMap<string, FieldForm>;

type Node = Record<string, unknown>;

/** A part of a specification and the file that it stands in. */
interface Placed {
  node: Node;
  file: string;
}

/** Most references in a row that are followed, so that two that name each other end. */
const mostSteps = 20;

const objectOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});

/** Reads files and follows references between them. */
class Reader {
  private readonly documents = new Map<string, unknown>();

  document(file: string): unknown {
    if (!this.documents.has(file)) {
      this.documents.set(file, fs.existsSync(file) ? parseFile(file) : undefined);
    }
    return this.documents.get(file);
  }

  /** What a value stands for, itself or through references. */
  at(value: unknown, from: string): Placed {
    let placed: Placed = {node: objectOf(value), file: from};
    for (let step = 0; step < mostSteps && typeof placed.node.$ref === 'string'; step++) {
      const [place = '', pointer = ''] = placed.node.$ref.split('#');
      const file = place === '' ? placed.file : path.resolve(path.dirname(placed.file), place);
      placed = {node: objectOf(atPointer(this.document(file), pointer)), file};
    }
    return placed;
  }

  /** A schema and all that it is put together from. */
  parts(value: unknown, from: string, depth = 0): Placed[] {
    const placed = this.at(value, from);
    const {allOf, anyOf, oneOf} = placed.node;
    const more =
      depth < mostSteps
        ? [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
        : [];
    return [placed, ...more.flatMap((one) => this.parts(one, placed.file, depth + 1))];
  }

  formOf(schema: unknown, from: string): FieldForm {
    const types = this.parts(schema, from).flatMap(({node: {type}}) => (type === undefined ? [] : [type].flat()));
    return types.length === 0 || types.includes('string') ? 'text' : 'json';
  }

  /** Names of the outermost fields of a body. */
  properties(schema: unknown, from: string): [string, FieldForm][] {
    return this.parts(schema, from).flatMap(({node, file}) =>
      Object.entries(objectOf(node.properties)).map(([name, one]): [string, FieldForm] => [
        name,
        this.formOf(one, file),
      ]),
    );
  }

  /** Fields that a parameter gives; the body is one in OpenAPI 2.0. */
  parameter(value: unknown, from: string): [string, FieldForm][] {
    const {node, file} = this.at(value, from);
    if (node.in === 'body') {
      return this.properties(node.schema, file);
    }
    return typeof node.name === 'string' ? [[node.name, this.formOf(node.schema ?? node, file)]] : [];
  }
}

/**
 * Fields of each operation of a specification, by the name of its page, without checking the specification.
 *
 * @param file - full path.
 * @throws what the parser throws for a file that is neither JSON nor YAML.
 */
export function operationFieldsOf(file: string): Map<string, OperationFields> {
  const reader = new Reader();
  const specification = (reader.document(file) ?? {}) as Specification;
  const follow = (reference: string): PathItem => reader.at({$ref: reference}, file).node;
  return new Map(
    operationsOf(specification, follow)
      .filter(({isWebhook}) => !isWebhook)
      .map(({name, item, operation}) => {
        const from = item.$ref === undefined ? file : reader.at({$ref: item.$ref}, file).file;
        const body = reader.at(operation.requestBody, from);
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        return [
          name,
          new Map([
            ...Object.values(objectOf(body.node.content)).flatMap((media) =>
              reader.properties(objectOf(media).schema, body.file),
            ),
            ...parameters.flatMap((one) => reader.parameter(one, from)),
          ]),
        ];
      }),
  );
}
