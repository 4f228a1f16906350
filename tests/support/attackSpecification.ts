/** A specification that has every field of OpenAPI 3.1 that holds a text, with texts of strangers in all of them. */
import {attackTexts, harmless} from './attackTexts';

/** Where a text goes; fields of one line have the texts in one line. */
const line = 'LINE';
/** Where a text in Markdown goes. */
const markdown = 'MARKDOWN';
/** The name of a field, which is a text as well. */
const key = 'KEY';

const docs = {url: line, description: markdown};

const schema = {
  id: line,
  type: 'object',
  title: line,
  description: markdown,
  required: [line],
  externalDocs: docs,
  discriminator: {propertyName: line, mapping: {[key]: line}},
  properties: {
    [key]: {type: 'string', description: markdown},
    text: {
      type: 'string',
      title: line,
      description: markdown,
      default: line,
      example: line,
      examples: [line],
      enum: [line],
      format: line,
      pattern: line,
      contentMediaType: line,
      contentEncoding: line,
      'x-enumDescriptions': {[key]: line},
    },
    constant: {const: line},
    number: {type: 'integer', description: markdown, minimum: 1, maximum: 5},
    list: {type: 'array', items: {type: 'string', description: markdown, example: line}, uniqueItems: true},
    one: {
      oneOf: [
        {type: 'string', title: line, description: markdown},
        {type: 'integer', title: line},
      ],
    },
    any: {anyOf: [{type: 'string', title: line}, {type: 'null'}]},
    all: {allOf: [{type: 'object', title: line, description: markdown, properties: {[key]: {type: 'string'}}}]},
    map: {type: 'object', additionalProperties: {type: 'string', description: markdown}},
    pattern: {type: 'object', patternProperties: {[key]: {type: 'string', description: markdown}}},
    xml: {type: 'string', xml: {name: line, namespace: line, prefix: line}},
  },
  example: {[key]: line, text: line},
};

const media = {
  schema,
  example: undefined,
  examples: {
    [key]: {summary: line, description: markdown, value: {[key]: line, list: [line]}},
    outside: {summary: line, description: markdown, externalValue: line},
  },
};

const header = {description: markdown, schema: {type: 'string', example: line, description: markdown}, example: line};

const parameter = (name: string, where: string) => ({
  name,
  in: where,
  description: markdown,
  required: where === 'path',
  schema: {type: 'string', enum: [line], default: line, example: line, pattern: line, description: markdown},
  example: line,
});

const response = {
  'x-summary': line,
  description: markdown,
  headers: {[key]: header},
  content: {
    'application/json': media,
    'text/plain': {example: line},
    'text/csv': {schema: {type: 'string', example: line}},
  },
  links: {
    [key]: {
      operationId: 'attack',
      description: markdown,
      parameters: {[key]: line},
      server: {url: line, description: markdown},
    },
    byReference: {operationRef: line, description: markdown},
  },
};

const security = [{key: []}, {basic: []}, {oauth: [line]}, {openId: []}];

const servers = [
  {
    url: 'https://{host}.example.org/{base}',
    description: markdown,
    variables: {
      host: {default: line, enum: [line], description: markdown},
      base: {default: line, description: markdown},
    },
  },
  {url: line, description: markdown},
];

const operation = {
  operationId: 'attack',
  tags: [line],
  summary: line,
  description: markdown,
  externalDocs: docs,
  deprecated: true,
  parameters: [
    parameter('id', 'path'),
    parameter(line, 'query'),
    parameter(line, 'header'),
    parameter(line, 'cookie'),
    {name: 'filter', in: 'query', description: markdown, content: {'application/json': media}},
    {
      name: 'chosen',
      in: 'query',
      schema: {type: 'string'},
      examples: {[key]: {summary: line, description: markdown, value: line}},
    },
  ],
  requestBody: {
    description: markdown,
    required: true,
    content: {
      'application/json': media,
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {file: {type: 'string', format: 'binary', description: markdown}, [key]: {type: 'string'}},
        },
        encoding: {file: {contentType: line, headers: {[key]: header}}},
      },
    },
  },
  responses: {200: response, 404: {description: markdown}, default: {description: markdown}},
  security,
  servers,
  callbacks: {
    [key]: {
      '{$request.body#/url}': {post: {summary: line, description: markdown, responses: {200: {description: markdown}}}},
    },
  },
  'x-codeSamples': [{lang: line, label: line, source: line}],
};

/** The fields, with a word for what each may hold. */
export const specificationFields = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: line,
    version: line,
    summary: line,
    description: markdown,
    termsOfService: line,
    contact: {name: line, url: line, email: line},
    license: {name: line, url: line, identifier: line},
    'x-logo': {url: line, altText: line, backgroundColor: line, href: line},
  },
  servers,
  externalDocs: docs,
  security,
  tags: [{name: line, description: markdown, externalDocs: docs, 'x-displayName': line}],
  paths: {
    '/attack/{id}': {summary: line, description: markdown, post: operation},
    [`/${key}`]: {get: {summary: 'A path', responses: {200: {description: markdown}}}},
    '/id': {get: {operationId: line, summary: line, responses: {200: {description: markdown}}}},
  },
  webhooks: {
    [key]: {
      post: {
        summary: line,
        description: markdown,
        requestBody: {description: markdown, content: {'application/json': media}},
        responses: {200: {description: markdown}},
      },
    },
  },
  components: {
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: line, description: markdown},
      basic: {type: 'http', scheme: line, bearerFormat: line, description: markdown},
      oauth: {
        type: 'oauth2',
        description: markdown,
        flows: {
          authorizationCode: {authorizationUrl: line, tokenUrl: line, refreshUrl: line, scopes: {[key]: line}},
          clientCredentials: {tokenUrl: line, scopes: {[key]: line}},
        },
      },
      openId: {type: 'openIdConnect', openIdConnectUrl: line, description: markdown},
    },
  },
};

/**
 * The specification with texts in all of its fields: `share` of all texts in each, so that fields next to each other hold
 * different ones. What may swallow the rest comes last.
 *
 * @param isHarmless whether the texts lose their signs, for a page of the same shape
 */
export function attackSpecification({
  share = 1,
  isHarmless = false,
}: {share?: number; isHarmless?: boolean} = {}): object {
  let count = 0;
  const chosen = (mark: string, index: number): string[] =>
    attackTexts
      .map(({at}, number) => ({number, text: at(`${mark}t${number}`)}))
      .filter(({number}) => number % share === index % share)
      .map(({text}) => (isHarmless ? harmless(text) : text));
  const filled = (value: unknown): unknown => {
    if (value === line || value === markdown) {
      const index = count++;
      return chosen(`o${index}`, index).join(value === line ? ' ' : '\n\n');
    }
    if (Array.isArray(value)) {
      return value.map(filled);
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .flatMap(([name, one]) => {
            if (!name.includes(key)) {
              return [[name, filled(one)]];
            }
            const index = count++;
            // Names of their own, of which each would be a further field: one in ten is enough.
            return chosen(`o${index}`, index)
              .filter((_, number) => number % 10 === index % 10)
              .map((text) => [name.replace(key, () => text), filled(one)]);
          }),
      );
    }
    return value;
  };
  return filled(specificationFields) as object;
}
