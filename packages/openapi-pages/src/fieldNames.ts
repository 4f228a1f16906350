import {operationsOf, type Specification} from './pageNames.js';
import {maxSteps, objectOf, SpecificationFiles, type Placed} from './specificationFiles.js';
import type {PathItem} from './model/types.js';

/** How the value of a field is written in the query string of a page: as text or as JSON. */
export type FieldForm = 'text' | 'json';

/** Fields of an operation that the query string of its page can fill in: parameters, and the outermost ones of its body. */
export type OperationFields = ReadonlyMap<string, FieldForm>;

/** Reads the fields of operations. */
class FieldReader {
  constructor(private readonly files: SpecificationFiles) {}

  /** A schema and all schemas that it is composed of. */
  parts(value: unknown, from: string, depth = 0): Placed[] {
    const placed = this.files.at(value, from);
    const {allOf, anyOf, oneOf} = placed.node;
    const more =
      depth < maxSteps ? [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])) : [];
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

  /** Fields of a parameter; in OpenAPI 2.0, the body is a parameter. */
  parameter(value: unknown, from: string): [string, FieldForm][] {
    const {node, file} = this.files.at(value, from);
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
 * @param files - what was read from it before, if anything.
 * @throws what the parser throws for a file that is neither JSON nor YAML.
 */
export function operationFieldsOf(file: string, files = new SpecificationFiles()): Map<string, OperationFields> {
  const reader = new FieldReader(files);
  const specification = (files.document(file) ?? {}) as Specification;
  const follow = (reference: string): PathItem => files.at({$ref: reference}, file).node;
  return new Map(
    operationsOf(specification, follow)
      .filter(({isWebhook}) => !isWebhook)
      .map(({name, item, operation}) => {
        const from = item.$ref === undefined ? file : files.at({$ref: item.$ref}, file).file;
        const body = files.at(operation.requestBody, from);
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
