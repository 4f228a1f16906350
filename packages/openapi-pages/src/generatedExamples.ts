/** Finds the examples that were generated from a schema and break it, so that the author is asked for one. */
import {Validator, type Schema as JsonSchema} from '@cfworker/json-schema';
import {isJson, mainContent} from './model/exampleRequest.js';
import {firstExample, schemaOf} from './model/exampleValue.js';
import {valueOf} from './model/generatedValue.js';
import {escapeSegment} from './model/jsonPointer.js';
import {operationOf, type OperationData} from './model/operationData.js';
import type {Schema} from './model/types.js';

/** A value that could not be generated. */
export interface MissingExample {
  /** Place of the parameter or body below the operation, as a JSON pointer without `#`. */
  pointer: string;
  /** What was generated, as JSON, and what it breaks. */
  reason: string;
}

/** What a value breaks, in the validator's words; undefined if it is valid, or if the validator cannot use the schema. */
function faultOf(value: unknown, schema: Schema, $defs: readonly Schema[]): string | undefined {
  try {
    // The validator changes the schemas that it gets.
    const root = structuredClone({...schema, $defs: Object.fromEntries($defs.entries())}) as JsonSchema;
    const {valid, errors} = new Validator(root, '2020-12').validate(value);
    // The first error is that of the outermost schema; the last one says what it is.
    const last = errors.at(-1);
    return valid || !last ? undefined : `${last.instanceLocation.replace(/^#\/?/, '')} ${last.error}`.trim();
  } catch {
    return undefined;
  }
}

/** Longest value that a message shows. */
const maxShown = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)} …` : text;
};

/**
 * Lists the parameters and the body of an operation for which the file gives no example, and whose schema no generated
 * value matches, such as one with a pattern.
 *
 * @param data - what the console of the operation gets.
 */
export function missingExamples(data: OperationData): MissingExample[] {
  const {parameters = [], requestBody} = data.operation;
  const resolved = operationOf(data);
  const [type, media] = mainContent(requestBody?.content) ?? [];
  const values = [
    ...(resolved.parameters ?? []).flatMap((parameter, index) => {
      const packed = parameters[index];
      const isGenerated = parameter.required === true && parameter.in !== 'path' && !parameter.content;
      return packed && isGenerated && firstExample(parameter) === undefined
        ? [
            {
              pointer: `/parameters/${index}`,
              value: valueOf(schemaOf(parameter)),
              schema: schemaOf(packed),
            },
          ]
        : [];
    }),
    ...Object.entries(resolved.requestBody?.content ?? {}).flatMap(([one, {schema, ...given}]) =>
      one === type && isJson(one) && schema && media?.schema && firstExample({schema, ...given}) === undefined
        ? [
            {
              pointer: `/requestBody/content/${escapeSegment(one)}`,
              value: valueOf(schema),
              schema: media.schema,
            },
          ]
        : [],
    ),
  ];
  return values.flatMap(({pointer, value, schema}) => {
    const fault = faultOf(value, schema, data.$defs);
    return fault === undefined ? [] : [{pointer, reason: `${shown(value)}: ${fault.replace(/\.$/, '')}`}];
  });
}
