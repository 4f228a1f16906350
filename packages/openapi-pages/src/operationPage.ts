import {authenticationSection} from './authentication.js';
import {codeSamples} from './model/codeSamples.js';
import {isMissingAlternatives} from './model/composition.js';
import {exampleOfParameter, firstExample, schemaOf} from './model/exampleValue.js';
import {valueOf} from './model/generatedValue.js';
import {exampleOfSchema, mayBeText, parsedExample} from './model/givenValue.js';
import {isJson, mainContent, noServer, ownServer, serverOf, serverPath, styleOf} from './model/exampleRequest.js';
import {
  allowedValues,
  constraints,
  fieldsOf,
  flatten,
  isFile,
  maxValues,
  objectAlternatives,
  requiredAlternatives,
  typeName,
  type Constraint,
  type Field,
} from './model/fields.js';
import {dataFile} from './pageFiles.js';
import {attributeText, beginsWithText, codeBlock, codeText, linkText, markdownText, plainText} from './markdownText.js';
import {say} from './model/texts.js';
import {
  methods,
  type Callbacks,
  type Example,
  type Header,
  type MediaType,
  type Operation,
  type Parameter,
  type Response,
  type Schema,
} from './model/types.js';

/** A list longer than this is collapsed. */
const longList = 8;

/** Makes the anchors of one page: a second field whose name gives the same anchor gets a number. */
class Anchors {
  private readonly taken = new Set<string>();

  of(...names: string[]): string {
    const wanted = names
      .join('-')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    let anchor = wanted;
    for (let count = 2; this.taken.has(anchor); count++) {
      anchor = `${wanted}-${count}`;
    }
    this.taken.add(anchor);
    return anchor;
  }
}

const short = (text: string | undefined): string[] => (text?.trim() ? [markdownText(text, 'short')] : []);

/** A description that continues in the same line if it begins with text. */
const afterColon = (text: string | undefined): string =>
  text?.trim() ? `:${beginsWithText(text) ? ' ' : '\n\n'}${markdownText(text, 'short')}` : '';

const valueText = (value: unknown): string => codeText(typeof value === 'string' ? value : JSON.stringify(value));

function valueList(values: readonly unknown[]): string[] {
  if (values.length === 0) {
    return [];
  }
  const list = values.slice(0, maxValues).map((value) => `- ${valueText(value)}`);
  if (values.length <= longList) {
    return [`${say('Allowed values')}:\n\n${list.join('\n')}`];
  }
  const count = values.length > maxValues ? say('the first {count}', {count: maxValues}) : values.length;
  return [
    `<details>\n<summary>${say('Allowed values')} (${count})</summary>\n\n${list.join('\n')}\n\n</details>`,
    ...(values.length > maxValues ? [say('Further values are omitted here; see the OpenAPI file.')] : []),
  ];
}

const constraintText = (constraint: Constraint): string =>
  typeof constraint === 'string' ? constraint : `${constraint.text} ${codeText(constraint.code)}`;

const listOf = (names: readonly string[]): string => names.map(codeText).join(', ');

/** Says which fields are required, if alternatives say nothing else. */
function requiredText(schema: Schema): string[] {
  const sets = requiredAlternatives(schema).map((names) => names.map(codeText).join(` ${say('and')} `));
  const {anyOf} = flatten(schema);
  const fields = sets.join(`, ${say('or')} `);
  return sets.length === 0
    ? []
    : [
        say(
          sets.length === 1
            ? 'Required: {fields}.'
            : anyOf
              ? 'Required: at least one of {fields}.'
              : 'Required: exactly one of {fields}.',
          {fields},
        ),
      ];
}

/** Names the objects that a value can be, and the discriminator. */
function alternativesText(given: Schema): string[] {
  const schema = flatten(given);
  const inner = typeof schema.items === 'object' ? schema.items : schema;
  const omitted = isMissingAlternatives(flatten(inner))
    ? [say('Further alternatives are omitted here; see the OpenAPI file.')]
    : [];
  const alternatives = objectAlternatives(inner);
  if (alternatives.length === 0) {
    return [...requiredText(inner), ...omitted];
  }
  const {discriminator, anyOf} = flatten(inner);
  const names = listOf(alternatives.map(({name}) => name));
  const key = discriminator?.propertyName;
  const mapping = Object.entries(discriminator?.mapping ?? {})
    .map(([value, target]) =>
      say('{value} for {name}', {value: codeText(value), name: codeText(target.split('/').at(-1) ?? target)}),
    )
    .join(', ');
  const which = say(
    mapping === '' ? 'The field {field} determines which.' : 'The field {field} determines which: {mapping}.',
    {field: codeText(key ?? ''), mapping},
  );
  return [
    `${say(anyOf ? 'One or more of: {names}.' : 'One of: {names}.', {names})}${key === undefined ? '' : ` ${which}`}`,
    ...omitted,
  ];
}

/** Type and bounds of a value, on one line. */
const factsOf = (schema: Schema): string[] => [codeText(typeName(schema)), ...constraints(schema).map(constraintText)];

/** Describes one field: type, whether it is required, bounds, meaning, values, example. */
function fieldBody(
  schema: Schema,
  required: boolean | undefined,
  description: string | undefined,
  example: unknown,
  notes: readonly string[] = [],
): string[] {
  const [type = '', ...bounds] = factsOf(schema);
  const facts = [
    type,
    ...(required === undefined ? [] : [required ? `**${say('required')}**` : say('optional')]),
    ...bounds,
    ...notes,
  ].join(', ');
  const values = allowedValues(schema);
  return [
    facts,
    ...short(description),
    ...alternativesText(schema),
    ...valueList(values),
    ...(example === undefined ? [] : [say('Example: {value}', {value: valueText(example)})]),
  ];
}

const isDeprecated = ({deprecated}: {deprecated?: boolean}): string[] =>
  deprecated === true ? [`**${say('deprecated')}**`] : [];

function fieldSection(
  anchors: Anchors,
  prefix: string,
  field: Field,
  isRequest: boolean,
  encoding: MediaType['encoding'] = {},
): string[] {
  const {path, schema, required, keys, within, sameAs, isCut} = field;
  const flat = flatten(schema);
  const partType = Object.hasOwn(encoding, path) ? encoding[path]?.contentType : undefined;
  const notes = [
    ...isDeprecated(flat),
    ...(keys === undefined ? [] : [say('each field whose name matches {pattern}', {pattern: codeText(keys)})]),
    ...(within ? [say('only in {names}', {names: listOf(within)})] : []),
    ...(partType === undefined ? [] : [say('sent as {type}', {type: codeText(partType)})]),
  ];
  return [
    `#### ${codeText(path)} {#${anchors.of(prefix, path)}}`,
    ...fieldBody(schema, isRequest ? required : undefined, flat.description, exampleOfSchema(schema), notes),
    ...(sameAs === undefined
      ? []
      : [
          sameAs === ''
            ? say('Recursive: same fields as the whole body.')
            : say('Recursive: same fields as {field}.', {field: codeText(sameAs)}),
        ]),
    ...(isCut ? [say('Nested fields are omitted here; see the OpenAPI file.')] : []),
  ];
}

/** Fields of a body, without those that exist only in the other direction. */
function fieldSections(
  anchors: Anchors,
  prefix: string,
  schema: Schema,
  isRequest: boolean,
  encoding?: MediaType['encoding'],
): string[] {
  return fieldsOf(schema)
    .filter((field) => (isRequest ? flatten(field.schema).readOnly !== true : flatten(field.schema).writeOnly !== true))
    .flatMap((field) => fieldSection(anchors, prefix, field, isRequest, encoding));
}

const delimiters = new Map([
  ['spaceDelimited', 'space-separated'],
  ['pipeDelimited', 'pipe-separated'],
]);

/** How several values, or the fields of an object, are written, if that is not obvious. */
function valueForm(parameter: Parameter): string[] {
  const {style, explode, content, name, in: place} = parameter;
  const [type] = Object.keys(content ?? {});
  if (type !== undefined) {
    return [say('written as {type}', {type: codeText(type)})];
  }
  const kind = typeName(schemaOf(parameter));
  const actual = styleOf(parameter);
  const separated = say(delimiters.get(actual.style) ?? 'comma-separated');
  if (kind.startsWith('array')) {
    const isUsual = style === undefined && explode === undefined && place === 'query';
    return isUsual ? [] : [actual.explode && place === 'query' ? say('repeated for each value') : separated];
  }
  if (!kind.startsWith('object')) {
    return [];
  }
  if (actual.style === 'deepObject') {
    return [say('each field as {form}', {form: codeText(`${name}[field]=value`)})];
  }
  const form = codeText(actual.explode ? 'field=value' : 'field,value');
  return [
    actual.explode && place === 'query'
      ? say('each field as {form}', {form})
      : say('as {form}, {separated}', {form, separated}),
  ];
}

function parameterSection(anchors: Anchors, parameter: Parameter): string[] {
  const {name, in: place, required, description} = parameter;
  const schema = schemaOf(parameter);
  const explicit = exampleOfParameter({...parameter, required: false});
  const where = place === 'header' ? [say('in the header')] : place === 'cookie' ? [say('in the cookie')] : [];
  const own = [...where, ...isDeprecated(parameter), ...valueForm(parameter)];
  return [
    `### ${codeText(name)} {#${anchors.of(place, name)}}`,
    ...fieldBody(schema, required ?? false, description ?? flatten(schema).description, explicit, own),
    ...fieldSections(anchors, `${place}-${name}`, schema, true),
  ];
}

function exampleBlocks(type: string, media: MediaType): string[] {
  const isJsonType = isJson(type);
  const text = (given: unknown): string => {
    const value = isJsonType ? parsedExample(given, media.schema) : given;
    // JSON text that cannot be parsed, or abridged JSON, is shown as it is.
    const isText = typeof value === 'string' && (!isJsonType || (/^\s*[[{]/.test(value) && !mayBeText(media.schema)));
    return isText ? value.trimEnd() : JSON.stringify(value, null, 2);
  };
  const language = isJsonType ? 'json' : type === 'text/csv' ? 'csv' : 'text';
  const named: [string, Example][] = Object.entries(media.examples ?? {});
  if (named.length === 0) {
    const value = firstExample(media);
    return value === undefined ? [] : [codeBlock(language, text(value), say('Example'))];
  }
  return named.flatMap(([name, {summary, description, value, externalValue}]) => [
    ...short(description),
    ...(value === undefined && externalValue !== undefined
      ? [linkText(summary ?? name, externalValue)]
      : [codeBlock(language, text(value ?? null), summary ?? name)]),
  ]);
}

/** What a body is, and its fields, as one media type. */
function bodyFields(anchors: Anchors, prefix: string, {schema = {}, encoding}: MediaType): string[] {
  const fields = fieldSections(anchors, prefix, schema, true, encoding);
  const isPlainObject = fields.length > 0 && typeName(schema) === 'object' && factsOf(schema).length === 1;
  const {description} = flatten(schema);
  return [
    ...(isFile(schema) && fields.length === 0 ? [say('The body is the content of a file.')] : []),
    ...(isPlainObject
      ? [...short(description), ...alternativesText(schema)]
      : fieldBody(schema, undefined, description, undefined)),
    ...(fields.length > 0 && prefix === 'body' ? [`### ${say('Fields')}`] : []),
    ...fields,
  ];
}

/** Examples of a request's body; a generated one if the file has none. */
function bodyExamples(type: string, media: MediaType): string[] {
  const explicit = exampleBlocks(type, media);
  return explicit.length === 0 && isJson(type) && media.schema
    ? [codeBlock('json', JSON.stringify(valueOf(media.schema), null, 2), say('Generated from the schema'))]
    : explicit;
}

/** Examples of media types with the same fields; those that equal the first ones are left out. */
function exampleSection(bodies: readonly (readonly [string, MediaType])[]): string[] {
  const all = bodies.map(([type, media]) => ({type, examples: bodyExamples(type, media)}));
  const shown = all.filter(
    ({examples}, index) => examples.length > 0 && (index === 0 || examples.join() !== all[0]?.examples.join()),
  );
  return shown.length === 0
    ? []
    : [
        `### ${say('Example bodies')}`,
        ...shown.flatMap(({type, examples}) => [
          ...(bodies.length > 1 ? [`${say('As {type}', {type: codeText(type)})}:`] : []),
          ...examples,
        ]),
      ];
}

function bodySection(anchors: Anchors, {requestBody}: Operation): string[] {
  const main = mainContent(requestBody?.content);
  if (!main) {
    return [];
  }
  const others = Object.entries(requestBody?.content ?? {}).filter(([type]) => type !== main[0]);
  // References to one schema are one object.
  const same = others.filter(([, {schema, encoding}]) => schema === main[1].schema && !encoding);
  const different = others.filter((one) => !same.includes(one));
  const typesOf = (list: typeof others): {types: string} => ({types: listOf(list.map(([type]) => type))});
  const also = same.length > 0 ? say(' (also accepted: {types})', typesOf(same)) : '';
  const or = different.length > 0 ? say(', or as {types}, described below', typesOf(different)) : '';
  return [
    `## ${say('Request body')}`,
    `${say('Send the body as {type}', {type: codeText(main[0])})}${also}${or}.`,
    ...short(requestBody?.description),
    ...bodyFields(anchors, 'body', main[1]),
    ...exampleSection([main, ...same]),
    ...different.flatMap(([type, media]) => [
      `### ${say('As {type}', {type: codeText(type)})} {#${anchors.of('body', 'as', type)}}`,
      ...bodyFields(anchors, `body-${type}`, media),
      ...bodyExamples(type, media),
    ]),
  ];
}

function headerText(name: string, {description, required, deprecated, ...header}: Header): string[] {
  const schema = schemaOf({name, in: 'header', ...header});
  const facts = [
    ...factsOf(schema),
    ...(required === true ? [say('always sent')] : []),
    ...isDeprecated({...(deprecated !== undefined && {deprecated})}),
  ];
  const example = firstExample(header) ?? exampleOfSchema(schema);
  return [
    `${say('Header {name}, {facts}', {name: codeText(name), facts: facts.join(', ')})}${afterColon(description ?? flatten(schema).description)}`,
    ...valueList(allowedValues(schema)),
    ...(example === undefined ? [] : [say('Example: {value}', {value: valueText(example)})]),
  ];
}

function responseSection(anchors: Anchors, [status, response]: [string, Response]): string[] {
  const shown = new Map<Schema, string>();
  return [
    `### ${status === 'default' ? say('Other status codes') : status} {#${anchors.of('response', status)}}`,
    ...short(response.description),
    ...Object.entries(response.headers ?? {}).flatMap(([name, header]) => headerText(name, header)),
    ...Object.entries(response.content ?? {}).flatMap(([type, media]) => {
      const schema = media.schema ?? {};
      const sameAs = shown.get(schema);
      shown.set(schema, sameAs ?? type);
      return [
        `**${codeText(type)}** · ${factsOf(schema).join(', ')}${afterColon(flatten(schema).description)}`,
        ...alternativesText(schema),
        ...(sameAs === undefined
          ? [
              ...valueList(allowedValues(schema)),
              ...fieldSections(anchors, `response-${status}-${type}`, schema, false),
            ]
          : [say('Same fields as {type}.', {type: codeText(sameAs)})]),
        ...exampleBlocks(type, media),
      ];
    }),
    ...Object.entries(response.links ?? {}).map(
      ([name, {operationId, operationRef, description}]) =>
        `${say('Link {name} to the operation {operation}', {name: codeText(name), operation: codeText(operationId ?? operationRef ?? name)})}${afterColon(description)}`,
    ),
  ];
}

/** What the service sends to the client; the fields of these requests are left to the file. */
function callbackSections(anchors: Anchors, callbacks: Callbacks): string[] {
  const sections = Object.entries(callbacks).flatMap(([name, paths]) =>
    Object.entries(paths).flatMap(([expression, item]) =>
      methods.flatMap((method) => {
        const {summary, description, requestBody} = item[method] ?? {};
        const request = codeText(`${method.toUpperCase()} ${expression}`);
        const types = listOf(Object.keys(requestBody?.content ?? {}));
        return item[method]
          ? [
              `### ${codeText(name)} {#${anchors.of('callback', name)}}`,
              types === ''
                ? say('The service sends {request}.', {request})
                : say('The service sends {request} with a body of type {types}.', {request, types}),
              ...(summary ? [plainText(summary)] : []),
              ...short(description),
            ]
          : [];
      }),
    ),
  );
  return sections.length === 0
    ? []
    : [
        `## ${say('Callbacks')}`,
        say('Requests that the service sends to a URL that you provide. The OpenAPI file describes their fields.'),
        ...sections,
      ];
}

function samplesSection(api: Operation): string[] {
  return [
    `## ${say('Code samples')}`,
    ...(ownServer(api) === undefined
      ? [
          say('This API lists no server: replace {server} with the base URL of your service.', {
            server: codeText(noServer),
          }),
        ]
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
  ];
}

/**
 * Writes the body of an operation's page as Markdown: all that explains the operation is text in
 * the page, readable without script. (The OpenAPI theme draws the same facts in the browser only.)
 *
 * @param consoleId - name of the page, beside which is the data of its console (pageFiles.ts); undefined if it has none.
 */
export function operationPage(api: Operation, consoleId?: string): string {
  const server = ownServer(api);
  const parameters = api.parameters ?? [];
  const anchors = new Anchors();
  const responses = Object.entries(api.responses ?? {});
  const {url, description: label} = api.externalDocs ?? {};
  return [
    api.isWebhook
      ? say('The service sends {request} to the URL that you registered.', {
          request: codeText(`${api.method.toUpperCase()} ${api.path}`),
        })
      : `<ApiEndpoint method=${attributeText(api.method)} path=${attributeText(serverPath(api) + api.path)}${server ? ` server=${attributeText(server)}` : ''} />`,
    ...(api.isWebhook || consoleId === undefined ? [] : [`<TryIt file=${JSON.stringify(dataFile(consoleId))} />`]),
    ...(api.deprecated
      ? [`:::warning[${say('Deprecated')}]\n\n${say('Do not use this operation in new code.')}\n\n:::`]
      : []),
    ...(api.description?.trim() ? [markdownText(api.description, 'page')] : []),
    ...(url ? [say('See also: {link}', {link: linkText(label ?? url, url)})] : []),
    ...authenticationSection(api),
    ...(api.isWebhook ? [] : samplesSection(api)),
    ...(parameters.length > 0
      ? [`## ${say('Parameters')}`, ...parameters.flatMap((parameter) => parameterSection(anchors, parameter))]
      : []),
    ...bodySection(anchors, api),
    ...(responses.length > 0
      ? [`## ${say('Responses')}`, ...responses.flatMap((entry) => responseSection(anchors, entry))]
      : []),
    ...callbackSections(anchors, api.callbacks ?? {}),
  ].join('\n\n');
}
