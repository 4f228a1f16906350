import {valueOf} from './generatedValue.js';
import {exampleOfSchema, parsedExample} from './givenValue.js';
import type {Example, MediaType, Parameter, Schema} from './types.js';

/** First example of a parameter or body: from `example`, `examples`, or its schema. */
export function firstExample(from: {example?: unknown; examples?: Record<string, Example>; schema?: Schema}): unknown {
  return from.example ?? Object.values(from.examples ?? {})[0]?.value ?? exampleOfSchema(from.schema);
}

/** Example of a body: the explicit one, otherwise a value generated from its schema. */
export const exampleOf = (media: MediaType): unknown =>
  parsedExample(firstExample(media), media.schema) ?? (media.schema && valueOf(media.schema));

/** The examples of a body with a name, if there are several. */
export function examplesOf({example, examples = {}, schema}: MediaType): {name: string; value: unknown}[] {
  const named = Object.entries(examples).filter(([, {value}]) => value !== undefined);
  return example !== undefined || named.length < 2
    ? []
    : named.map(([name, {summary, value}]) => ({name: summary ?? name, value: parsedExample(value, schema)}));
}

/** Schema of a parameter, from `schema` or its first media type. */
export const schemaOf = ({schema, content}: Parameter): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

/** Example of a parameter; for a required one without an example, a generated value. */
export function exampleOfParameter(parameter: Parameter): unknown {
  const schema = schemaOf(parameter);
  const explicit =
    firstExample(parameter) ?? exampleOfSchema(schema) ?? firstExample(Object.values(parameter.content ?? {})[0] ?? {});
  return explicit ?? (parameter.required === true ? valueOf(schema) : undefined);
}
