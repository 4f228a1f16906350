import {mapOperation, mapSchemas, type OperationData} from './model/operationData.js';
import {flatten, requiredNames} from './model/composition.js';
import {urlsOf} from './model/servers.js';
import type {Operation, Response, Schema} from './model/types.js';
import {wordsOf} from './markdownText.js';
import type {ApiSet} from './sets.js';

/** Keys of a schema that a form shows or checks. */
const keptKeys = new Set(
  (
    'title type format enum const default example examples required pattern properties additionalProperties ' +
    'patternProperties items prefixItems allOf anyOf oneOf discriminator not writeOnly deprecated minLength maxLength minItems ' +
    'maxItems uniqueItems minProperties maxProperties minimum maximum exclusiveMinimum exclusiveMaximum multipleOf ' +
    'contentEncoding contentMediaType'
  ).split(' '),
);

const words = (text: string | undefined): {description?: string} => {
  const plain = wordsOf(text ?? '');
  return plain === '' ? {} : {description: plain};
};

/** The JSON Schema of a request's value, without properties that only responses have. */
function requestSchema(schema: Schema): Schema {
  const {properties = {}} = schema;
  const copy: Schema = {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => keptKeys.has(key))),
    ...words(schema.description),
  };
  const readOnly = new Set(Object.keys(properties).filter((name) => flatten(properties[name] ?? {}).readOnly === true));
  if (readOnly.size > 0) {
    copy.properties = Object.fromEntries(Object.entries(properties).filter(([name]) => !readOnly.has(name)));
  }
  delete copy.required;
  const required = requiredNames(schema);
  if (required.length > 0) {
    copy.required = required.filter((name) => !readOnly.has(name));
  }
  return copy;
}

/** Counts how often each schema below an operation is used. */
function countUses(operation: Operation): Map<Schema, number> {
  const uses = new Map<Schema, number>();
  const visit = (schema: Schema): Schema => {
    const before = uses.get(schema) ?? 0;
    uses.set(schema, before + 1);
    if (before === 0) {
      mapSchemas(schema, visit);
    }
    return schema;
  };
  mapOperation(operation, visit);
  return uses;
}

/** The first sentence of a description; the page has the rest. */
const firstSentence = (markdown: string): string => {
  const [first = ''] = markdown.trim().split(/\n\s*\n|\n(?=\s*[-*\d])/);
  return /^[^]*?[.!?](?=\s|$)/.exec(first)?.[0] ?? first;
};

/** The part of a response that the console needs: its meaning and its media types. */
const responseSummary = ({description = '', content = {}}: Response): Response => ({
  ...words(firstSentence(description)),
  content: Object.fromEntries(Object.keys(content).map((type) => [type, {}])),
});

/**
 * Collects what the console of an operation needs. Its size is proportional to that of the specification, even if
 * schemas are recursive.
 */
export function operationData(
  {method, path, parameters, requestBody, responses, security, securitySchemes = {}, servers}: Operation,
  set: Pick<ApiSet, 'id' | 'console'>,
): OperationData {
  const named = new Set((security ?? []).flatMap((one) => Object.keys(one)));
  const operation: Operation = {
    method,
    path,
    ...(parameters && {
      parameters: parameters.map(({description, ...parameter}) => ({...parameter, ...words(description)})),
    }),
    ...(requestBody && {requestBody: {...requestBody, ...words(requestBody.description)}}),
    ...(security && {security}),
  };
  const uses = countUses(operation);
  const places = new Map<Schema, number>();
  const $defs: Schema[] = [];
  const pack = (schema: Schema): Schema => {
    const known = places.get(schema);
    if (known === undefined && (uses.get(schema) ?? 0) < 2) {
      return mapSchemas(requestSchema(schema), pack);
    }
    const index = known ?? $defs.push({}) - 1;
    if (known === undefined) {
      places.set(schema, index);
      $defs[index] = mapSchemas(requestSchema(schema), pack);
    }
    return {$ref: `#/$defs/${index}`} as Schema;
  };
  return {
    set: set.id,
    console: set.console === true,
    servers: (servers ?? []).flatMap((server) => urlsOf(server).map((url) => ({url, ...words(server.description)}))),
    operation: {
      ...mapOperation(operation, pack),
      responses: Object.fromEntries(
        Object.entries(responses ?? {}).map(([status, response]) => [status, responseSummary(response)]),
      ),
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => named.has(name))),
    },
    $defs,
  };
}
