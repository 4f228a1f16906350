import {authenticationSection} from './authentication';
import {codeSamples} from '../../shared/api/codeSamples';
import {exampleOfParameter, exampleOfSchema, firstExample, schemaOf, valueOf} from '../../shared/api/exampleValue';
import {isJson, mainContent, noServer, ownServer, serverOf} from '../../shared/api/exampleRequest';
import {
  allowedValues,
  constraints,
  fieldsOf,
  flatten,
  isFile,
  objectAlternatives,
  typeName,
  type Constraint,
  type Field,
} from '../../shared/api/fields';
import {slug} from '../../shared/slug';
import {dataFile, snippetsFile} from './pageFiles';
import {attributeText, codeBlock, codeText, linkText, markdownText, plainText} from './markdownText';
import {
  methods,
  type Callbacks,
  type Example,
  type MediaType,
  type Operation,
  type Parameter,
  type Response,
  type Schema,
} from '../../shared/api/types';

/** A list longer than this is collapsed. */
const longList = 8;

/** Makes the anchors of one page: a second field whose name gives the same anchor gets a number. */
class Anchors {
  private readonly taken = new Set<string>();

  of(...names: string[]): string {
    const wanted = slug(names.join('-'));
    let anchor = wanted;
    for (let count = 2; this.taken.has(anchor); count++) {
      anchor = `${wanted}-${count}`;
    }
    this.taken.add(anchor);
    return anchor;
  }
}

const short = (text: string | undefined): string[] => (text?.trim() ? [markdownText(text, 'short')] : []);

/** A description that continues in the same line, if it is one paragraph. */
const afterColon = (text: string | undefined): string => (text?.trim() ? `: ${markdownText(text, 'short')}` : '');

const valueText = (value: unknown): string => codeText(typeof value === 'string' ? value : JSON.stringify(value));

function valueList(values: readonly unknown[]): string {
  const list = values.map((value) => `- ${valueText(value)}`);
  return values.length > longList
    ? `<details>\n<summary>Allowed values (${values.length})</summary>\n\n${list.join('\n')}\n\n</details>`
    : `Allowed values:\n\n${list.join('\n')}`;
}

const constraintText = (constraint: Constraint): string =>
  typeof constraint === 'string' ? constraint : `${constraint.text} ${codeText(constraint.code)}`;

const listOf = (names: readonly string[]): string => names.map(codeText).join(', ');

/** Names the objects that a value can be, and the discriminator. */
function alternativesText(given: Schema): string[] {
  const schema = flatten(given);
  const inner = typeof schema.items === 'object' ? schema.items : schema;
  const alternatives = objectAlternatives(inner);
  if (alternatives.length === 0) {
    return [];
  }
  const {discriminator, anyOf} = flatten(inner);
  const names = listOf(alternatives.map(({name}) => name));
  const key = discriminator?.propertyName;
  const mapping = Object.entries(discriminator?.mapping ?? {}).map(
    ([value, target]) => `${codeText(value)} for ${codeText(target.split('/').at(-1) ?? target)}`,
  );
  const which =
    key === undefined
      ? ''
      : ` The field ${codeText(key)} determines which${mapping.length > 0 ? `: ${mapping.join(', ')}` : ''}.`;
  return [`${anyOf ? 'One or more' : 'One'} of: ${names}.${which}`];
}

/** Describes one field: type, whether it is required, bounds, meaning, values, example. */
function fieldBody(
  schema: Schema,
  required: boolean | undefined,
  description: string | undefined,
  example: unknown,
  notes: readonly string[] = [],
): string[] {
  const facts = [
    codeText(typeName(schema)),
    ...(required === undefined ? [] : [required ? '**required**' : 'optional']),
    ...constraints(schema).map(constraintText),
    ...notes,
  ].join(', ');
  const values = allowedValues(schema);
  return [
    facts,
    ...short(description),
    ...alternativesText(schema),
    ...(values.length > 0 ? [valueList(values)] : []),
    ...(example === undefined ? [] : [`Example: ${valueText(example)}`]),
  ];
}

const isDeprecated = ({deprecated}: {deprecated?: boolean}): string[] =>
  deprecated === true ? ['**deprecated**'] : [];

function fieldSection(anchors: Anchors, prefix: string, field: Field, isRequest: boolean): string[] {
  const {path, schema, required, within, sameAs, isCut} = field;
  const flat = flatten(schema);
  const notes = [...isDeprecated(flat), ...(within ? [`only in ${listOf(within)}`] : [])];
  return [
    `#### ${codeText(path)} {#${anchors.of(prefix, path)}}`,
    ...fieldBody(schema, isRequest ? required : undefined, flat.description, exampleOfSchema(schema), notes),
    ...(sameAs === undefined
      ? []
      : [`Recursive: same fields as ${sameAs === '' ? 'the whole body' : codeText(sameAs)}.`]),
    ...(isCut ? ['Nested fields are omitted here; see the OpenAPI file.'] : []),
  ];
}

/** Fields of a body, without those that exist only in the other direction. */
function fieldSections(anchors: Anchors, prefix: string, schema: Schema, isRequest: boolean): string[] {
  return fieldsOf(schema)
    .filter((field) => (isRequest ? flatten(field.schema).readOnly !== true : flatten(field.schema).writeOnly !== true))
    .flatMap((field) => fieldSection(anchors, prefix, field, isRequest));
}

/** How several values are written, if the specification says so. */
function listForm({style, explode, schema}: Parameter): string[] {
  const isList = schema !== undefined && typeName(schema).startsWith('array');
  if (!isList || (style === undefined && explode === undefined)) {
    return [];
  }
  const delimiters: Record<string, string> = {spaceDelimited: 'space', pipeDelimited: 'pipe'};
  const isRepeated = explode ?? (style ?? 'form') === 'form';
  return [isRepeated ? 'repeated for each value' : `${delimiters[style ?? ''] ?? 'comma'}-separated`];
}

const parameterSection = (anchors: Anchors, parameter: Parameter): string[] => {
  const schema = schemaOf(parameter);
  const explicit = exampleOfParameter({...parameter, required: false});
  const place = parameter.in === 'header' || parameter.in === 'cookie' ? [`in the ${parameter.in}`] : [];
  const own = [...place, ...isDeprecated(parameter), ...listForm(parameter)];
  return [
    `### ${codeText(parameter.name)} {#${anchors.of(parameter.in, parameter.name)}}`,
    ...fieldBody(schema, parameter.required ?? false, parameter.description ?? schema.description, explicit, own),
  ];
};

function exampleBlocks(type: string, media: MediaType): string[] {
  const isJsonType = isJson(type);
  const text = (value: unknown): string =>
    typeof value === 'string' && !isJsonType ? value.trimEnd() : JSON.stringify(value, null, 2);
  const language = isJsonType ? 'json' : type === 'text/csv' ? 'csv' : 'text';
  const named: [string, Example][] = Object.entries(media.examples ?? {});
  if (named.length === 0) {
    const value = firstExample(media);
    return value === undefined ? [] : [codeBlock(language, text(value), 'Example')];
  }
  return named.flatMap(([name, {summary, description, value, externalValue}]) => [
    ...short(description),
    ...(value === undefined && externalValue !== undefined
      ? [linkText(summary ?? name, externalValue)]
      : [codeBlock(language, text(value ?? null), summary ?? name)]),
  ]);
}

function bodySection(anchors: Anchors, {requestBody}: Operation): string[] {
  const [type, media] = mainContent(requestBody?.content) ?? [];
  if (type === undefined || media === undefined) {
    return [];
  }
  const others = Object.keys(requestBody?.content ?? {}).filter((name) => name !== type);
  const schema = media.schema ?? {};
  const fields = fieldSections(anchors, 'body', schema, true);
  const isPlainObject = fields.length > 0 && typeName(schema) === 'object' && alternativesText(schema).length === 0;
  const explicit = exampleBlocks(type, media);
  const made = explicit.length === 0 && isJson(type) && media.schema !== undefined;
  const examples = made
    ? [codeBlock('json', JSON.stringify(valueOf(schema), null, 2), 'Generated from the schema')]
    : explicit;
  return [
    '## Request body',
    `Send the body as ${codeText(type)}${others.length > 0 ? ` (also accepted: ${listOf(others)})` : ''}.`,
    ...short(requestBody?.description),
    ...(isFile(schema) && fields.length === 0 ? ['The body is the content of a file.'] : []),
    ...(isPlainObject ? [] : fieldBody(schema, undefined, schema.description, undefined)),
    ...(fields.length > 0 ? ['### Fields', ...fields] : []),
    ...(examples.length > 0 ? ['### Example bodies', ...examples] : []),
  ];
}

function responseSection(anchors: Anchors, [status, response]: [string, Response]): string[] {
  const shown = new Map<Schema, string>();
  return [
    `### ${status === 'default' ? 'Other status codes' : status} {#${anchors.of('response', status)}}`,
    ...short(response.description),
    ...Object.entries(response.headers ?? {}).map(
      ([name, {description}]) => `Header ${codeText(name)}${afterColon(description)}`,
    ),
    ...Object.entries(response.content ?? {}).flatMap(([type, media]) => {
      const schema = media.schema ?? {};
      const sameAs = shown.get(schema);
      shown.set(schema, sameAs ?? type);
      return [
        `**${codeText(type)}** · ${codeText(typeName(schema))}${afterColon(schema.description)}`,
        ...alternativesText(schema),
        ...(sameAs === undefined
          ? fieldSections(anchors, `response-${status}-${type}`, schema, false)
          : [`Same fields as ${codeText(sameAs)}.`]),
        ...exampleBlocks(type, media),
      ];
    }),
    ...Object.entries(response.links ?? {}).map(
      ([name, {operationId, operationRef, description}]) =>
        `Link ${codeText(name)} to the operation ${codeText(operationId ?? operationRef ?? name)}${afterColon(description)}`,
    ),
  ];
}

function callbackSections(anchors: Anchors, callbacks: Callbacks): string[] {
  const sections = Object.entries(callbacks).flatMap(([name, paths]) =>
    Object.entries(paths).flatMap(([expression, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        if (!operation) {
          return [];
        }
        const [type, media] = mainContent(operation.requestBody?.content) ?? [];
        const responses = Object.entries(operation.responses ?? {}).map(
          ([status, {description}]) => `- ${codeText(status)}${afterColon(description?.replaceAll(/\s+/g, ' '))}`,
        );
        return [
          `### ${codeText(name)} {#${anchors.of('callback', name)}}`,
          `The service sends ${codeText(`${method.toUpperCase()} ${expression}`)}${type === undefined ? '' : ` with a body of type ${codeText(type)}`}.`,
          ...(operation.summary ? [plainText(operation.summary)] : []),
          ...short(operation.description),
          ...(media
            ? [
                ...alternativesText(media.schema ?? {}),
                ...fieldSections(anchors, `callback-${name}`, media.schema ?? {}, false),
              ]
            : []),
          ...(type !== undefined && media ? exampleBlocks(type, media) : []),
          ...(responses.length > 0
            ? [`Expected ${responses.length === 1 ? 'response' : 'responses'}:\n\n${responses.join('\n')}`]
            : []),
        ];
      }),
    ),
  );
  return sections.length === 0
    ? []
    : ['## Callbacks', 'Requests that the service sends to a URL that you provide.', ...sections];
}

function samplesSection(api: Operation, snippets: string): string[] {
  return [
    '## Code samples',
    ...(ownServer(api) === undefined
      ? [`This API lists no server: replace \`${noServer}\` with the base URL of your service.`]
      : []),
    [
      '<Tabs groupId="code-language">',
      ...codeSamples(api, serverOf(api)).flatMap(({label, language, code}) => [
        `<TabItem value=${JSON.stringify(language)} label=${JSON.stringify(label)}>`,
        '',
        codeBlock(language, code),
        '',
        '</TabItem>',
      ]),
      '</Tabs>',
    ].join('\n'),
    `<OtherLanguages file=${JSON.stringify(snippets)} />`,
  ];
}

/**
 * Writes the body of an operation's page as Markdown: all that explains the operation is text in
 * the page, readable without script. (The OpenAPI theme draws the same facts in the browser only.)
 *
 * @param id - name of the page. Beside it are the files that it loads on request (pageFiles.ts).
 */
export function operationPage(api: Operation, id: string): string {
  const server = ownServer(api);
  const parameters = api.parameters ?? [];
  const anchors = new Anchors();
  const responses = Object.entries(api.responses ?? {});
  const {url, description: label} = api.externalDocs ?? {};
  return [
    api.isWebhook
      ? `The service sends ${codeText(`${api.method.toUpperCase()} ${api.path}`)} to the URL that you registered.`
      : `<ApiEndpoint method=${attributeText(api.method)} path=${attributeText(api.path)}${server ? ` server=${attributeText(server)}` : ''} />`,
    ...(api.isWebhook ? [] : [`<TryIt file=${JSON.stringify(dataFile(id))} />`]),
    ...(api.deprecated ? [':::warning[Deprecated]\n\nDo not use this operation in new code.\n\n:::'] : []),
    ...(api.description?.trim() ? [markdownText(api.description, 'page')] : []),
    ...(url ? [`See also: ${linkText(label ?? url, url)}`] : []),
    ...authenticationSection(api),
    ...(api.isWebhook ? [] : samplesSection(api, snippetsFile(id))),
    ...(parameters.length > 0
      ? ['## Parameters', ...parameters.flatMap((parameter) => parameterSection(anchors, parameter))]
      : []),
    ...bodySection(anchors, api),
    ...(responses.length > 0 ? ['## Responses', ...responses.flatMap((entry) => responseSection(anchors, entry))] : []),
    ...callbackSections(anchors, api.callbacks ?? {}),
  ].join('\n\n');
}
