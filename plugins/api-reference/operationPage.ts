import {codeSamples, firstExample} from './codeSamples';
import {allowedValues, constraints, fieldsOf, typeName, type Field} from './fields';
import type {Example, MediaType, Operation, Parameter, Response, Schema} from './types';

/** A list longer than this is folded. */
const longList = 8;

/** Base address in samples of a set that has no server of its own. */
const noServer = 'https://api.example.org';

/** Base address of an operation's service without a closing slash, if its set names one. */
const ownServer = ({servers}: Operation): string | undefined => servers?.[0]?.url.replace(/\/$/, '');

/** Base address for samples: that of the service, or a placeholder. */
export const serverOf = (operation: Operation): string => ownServer(operation) ?? noServer;

const fence = (language: string, code: string, title?: string): string =>
  ['```' + language + (title ? ` title=${JSON.stringify(title.replaceAll('"', "'"))}` : ''), code, '```'].join('\n');

const anchor = (prefix: string, name: string): string =>
  `${prefix}-${name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function valueList(values: readonly unknown[]): string {
  const list = values.map(
    (value) => `- \`${typeof value === 'string' ? value || '(empty text)' : JSON.stringify(value)}\``,
  );
  return values.length > longList
    ? `<details>\n<summary>All ${values.length} values</summary>\n\n${list.join('\n')}\n\n</details>`
    : `Allowed values:\n\n${list.join('\n')}`;
}

/** What one field is: type, whether it has to be there, bounds, meaning, values, example. */
function fieldBody(
  schema: Schema,
  required: boolean | undefined,
  description: string | undefined,
  example: unknown,
): string[] {
  const facts = [
    `\`${typeName(schema)}\``,
    ...(required === undefined ? [] : [required ? '**required**' : 'optional']),
    ...constraints(schema),
  ].join(', ');
  const values = allowedValues(schema);
  return [
    facts,
    ...(description ? [description.trim()] : []),
    ...(values.length > 0 ? [valueList(values)] : []),
    ...(example === undefined
      ? []
      : [`Example: \`${typeof example === 'string' ? example : JSON.stringify(example)}\``]),
  ];
}

const fieldSection = (prefix: string, {path, schema, required}: Field, showRequired: boolean): string[] => [
  `#### \`${path}\` {#${anchor(prefix, path)}}`,
  ...fieldBody(schema, showRequired ? required : undefined, schema.description, schema.example),
];

const parameterSection = (parameter: Parameter): string[] => [
  `### \`${parameter.name}\` {#${anchor(parameter.in, parameter.name)}}`,
  ...fieldBody(
    parameter.schema ?? {},
    parameter.required ?? false,
    parameter.description ?? parameter.schema?.description,
    firstExample(parameter),
  ),
];

function exampleBlocks(type: string, media: MediaType): string[] {
  const isJson = type.includes('json');
  const text = (value: unknown): string =>
    typeof value === 'string' && !isJson ? value.trimEnd() : JSON.stringify(value, null, 2);
  const language = isJson ? 'json' : type === 'text/csv' ? 'csv' : 'text';
  const named: [string, Example][] = Object.entries(media.examples ?? {});
  if (named.length === 0) {
    const value = firstExample(media);
    return value === undefined ? [] : [fence(language, text(value), 'Example')];
  }
  return named.flatMap(([name, {summary, description, value}]) => [
    ...(description ? [description.trim()] : []),
    fence(language, text(value), summary ?? name),
  ]);
}

function bodySection(operation: Operation): string[] {
  const content = Object.entries(operation.requestBody?.content ?? {});
  const [type, media] = content.find(([name]) => name === 'application/json') ?? content[0] ?? [];
  if (!type || !media) {
    return [];
  }
  const others = content.map(([name]) => name).filter((name) => name !== type);
  return [
    '## Request body',
    `Send the body as \`${type}\`${others.length > 0 ? ` (also accepted: ${others.map((name) => `\`${name}\``).join(', ')})` : ''}.`,
    ...(operation.requestBody?.description ? [operation.requestBody.description.trim()] : []),
    '### Fields',
    ...fieldsOf(media.schema ?? {}).flatMap((field) => fieldSection('body', field, true)),
    '### Example bodies',
    ...exampleBlocks(type, media),
  ];
}

function responseSection([status, response]: [string, Response]): string[] {
  return [
    `### ${status} {#response-${status.toLowerCase()}}`,
    ...(response.description ? [response.description.trim()] : []),
    ...Object.entries(response.headers ?? {}).map(
      ([name, {description}]) => `Header \`${name}\`${description ? `: ${description.trim()}` : ''}`,
    ),
    ...Object.entries(response.content ?? {}).flatMap(([type, media]) => {
      const schema = media.schema ?? {};
      const fields = fieldsOf(schema);
      return [
        `**\`${type}\`** · \`${typeName(schema)}\`${schema.description ? `: ${schema.description.trim()}` : ''}`,
        ...fields.flatMap((field) => fieldSection(`response-${status}-${type}`, field, false)),
        ...exampleBlocks(type, media),
      ];
    }),
  ];
}

/**
 * Writes the body of an operation's page as Markdown: all that explains the operation is text in
 * the page, readable without script. (The OpenAPI theme draws the same facts in the browser only.)
 *
 * @param snippets - name of the file with the request in further languages.
 */
export function operationPage(api: Operation, snippets: string): string {
  const server = ownServer(api);
  const parameters = api.parameters ?? [];
  return [
    `<ApiEndpoint method=${JSON.stringify(api.method)} path=${JSON.stringify(api.path)}${server ? ` server=${JSON.stringify(server)}` : ''} />`,
    ...(api.deprecated ? [':::warning[Deprecated]\n\nDo not use this operation in new programs.\n\n:::'] : []),
    ...(api.description ? [api.description.trim()] : []),
    '## Code samples',
    ...(server ? [] : [`The set names no server: put the address of your service in place of \`${noServer}\`.`]),
    [
      '<Tabs groupId="code-language">',
      ...codeSamples(api, serverOf(api)).flatMap(({label, language, code}) => [
        `<TabItem value=${JSON.stringify(language)} label=${JSON.stringify(label)}>`,
        '',
        fence(language, code),
        '',
        '</TabItem>',
      ]),
      '</Tabs>',
    ].join('\n'),
    `<OtherLanguages file=${JSON.stringify(snippets)} />`,
    ...(parameters.length > 0 ? ['## Parameters', ...parameters.flatMap(parameterSection)] : []),
    ...bodySection(api),
    '## Responses',
    ...Object.entries(api.responses ?? {}).flatMap(responseSection),
  ].join('\n\n');
}
