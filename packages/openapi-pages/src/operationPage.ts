import {authenticationSection} from './authentication.js';
import {codeSamples} from './model/codeSamples.js';
import {alternativesOf, asSchema, isMissingAlternatives} from './model/composition.js';
import {exampleOfParameter, firstExample, schemaOf} from './model/exampleValue.js';
import {valueOf} from './model/generatedValue.js';
import {exampleOfSchema, mayBeText, parsedExample} from './model/givenValue.js';
import {
  isJson,
  mainContent,
  noServer,
  ownServer,
  serverOf,
  serverPath,
  styleOf,
  urlOfServer,
} from './model/exampleRequest.js';
import {
  allowedValues,
  constraints,
  effective,
  flatten,
  isFile,
  maxValues,
  objectAlternatives,
  outlineOf,
  requiredAlternatives,
  typeName,
  type Alternative,
  type Constraint,
  type Field,
  type Outline,
} from './model/fields.js';
import {dataFile} from './pageFiles.js';
import {attributeText, beginsWithText, codeBlock, codeText, linkText, markdownText, plainText} from './markdownText.js';
import {say} from './model/texts.js';
import {
  methods,
  type Callbacks,
  type Example,
  type Header,
  type Server,
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

/** Where a page is among the others of its set. */
export interface PagePlaces {
  /** Name of the page, beside which is the data of its console (pageFiles.ts); undefined if it has none. */
  consoleId?: string | undefined;
  /** URL of the OpenAPI file; undefined if it is not published. */
  file?: string;
  /** File name of the set's overview, which says how to authenticate. */
  overview?: string;
}

/** The OpenAPI file of the page that is being written, to which many sentences refer; set as the language is (texts.ts). */
let fileUrl: string | undefined;

/** A sentence that refers to the OpenAPI file. */
const seeFile = (sentence: string): string =>
  say(sentence, {
    file: fileUrl === undefined ? say('OpenAPI file') : `[${say('OpenAPI file')}](pathname://${fileUrl})`,
  });

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
    ...(values.length > maxValues ? [seeFile('Further values are omitted here; see the {file}.')] : []),
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

/** What a schema says of itself, or, if it only lets `null` stand for a value, what its only other alternative says. */
const descriptionOf = (schema: Schema): string | undefined => effective(schema).description;

/** What is said of one alternative that has no fields, as an item of a list. */
function alternativeItem(schema: Schema): string {
  const {title, description, const: value} = flatten(schema);
  const facts = value === undefined ? factsOf(schema).join(', ') : valueText(value);
  const name = title === undefined || title === value ? '' : ` (${plainText(title)})`;
  return `- ${facts}${name}${description?.trim() ? `: ${markdownText(oneLine(description), 'short')}` : ''}`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Alternatives that have more to say than the type of the value and the values that it allows. */
function describedAlternatives(schema: Schema): readonly Schema[] {
  const all = schema.properties ? [] : (alternativesOf(schema) ?? []).filter((one) => asSchema(one));
  const isTold = (one: Schema): boolean => {
    const {description, title, const: value} = flatten(one);
    return description !== undefined || (value !== undefined && title !== undefined) || factsOf(one).length > 1;
  };
  return effective(schema) === schema && all.some(isTold) ? all : [];
}

/** Names the alternatives of a value, the discriminator, and which fields are required. */
function alternativesText(given: Schema): string[] {
  const schema = flatten(given);
  const inner = flatten(asSchema(schema.items) ?? schema);
  const omitted = isMissingAlternatives(inner)
    ? [seeFile('Further alternatives are omitted here; see the {file}.')]
    : [];
  const alternatives = objectAlternatives(inner);
  if (alternatives.length === 0) {
    const described = describedAlternatives(inner);
    return [
      ...requiredText(inner),
      ...(described.length > 0
        ? [`${say(inner.anyOf ? 'One or more of:' : 'One of:')}\n\n${described.map(alternativeItem).join('\n')}`]
        : []),
      ...omitted,
    ];
  }
  const {discriminator, anyOf} = inner;
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

/** Depth of lists inside each other whose items are described. */
const maxItemLevels = 3;

/** Bounds and meaning of the items of a list, and of what a value must not be. */
function innerText(given: Schema): string[] {
  const {items, not} = effective(given);
  const lines: string[] = [];
  let item = asSchema(items);
  for (let level = 0; item && level < maxItemLevels; level++) {
    const bounds = constraints(item).map(constraintText).join(', ');
    const description = descriptionOf(item);
    if (bounds !== '' || description?.trim()) {
      lines.push(
        `${bounds === '' ? say('Each item') : say('Each item ({bounds})', {bounds})}${afterColon(description) || '.'}`,
      );
    }
    item = asSchema(flatten(item).items);
  }
  if (asSchema(not)) {
    const {description} = flatten(not ?? {});
    lines.push(
      `${say('Must not be {facts}', {facts: factsOf(not ?? {}).join(', ')})}${afterColon(description) || '.'}`,
    );
  }
  return lines;
}

/** Link to more about a schema. */
function docsLink({externalDocs: {url, description} = {}}: Schema): string[] {
  return url ? [say('See also: {link}', {link: linkText(description ?? url, url)})] : [];
}

/** Examples in a schema. */
const examplesOf = (schema: Schema): readonly unknown[] =>
  schema.example === undefined && Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];

/** Maximum number of examples of a value that are listed. */
const maxExamples = 10;

function exampleText(values: readonly unknown[]): string[] {
  const texts = [...new Set(values.slice(0, maxExamples).map(valueText))];
  return texts.length === 0
    ? []
    : [
        texts.length === 1
          ? say('Example: {value}', {value: texts[0] ?? ''})
          : say('Examples: {values}', {values: texts.join(', ')}),
      ];
}

/** Type and bounds of a value, on one line. */
const factsOf = (schema: Schema): string[] => [codeText(typeName(schema)), ...constraints(schema).map(constraintText)];

/** Describes one field: type, whether it is required, bounds, meaning, values, example. */
function fieldBody(
  schema: Schema,
  required: boolean | undefined,
  description: string | undefined,
  examples: readonly unknown[],
  notes: readonly string[] = [],
): string[] {
  const [type = '', ...bounds] = factsOf(schema);
  const facts = [
    type,
    ...(required === undefined ? [] : [required ? `**${say('required')}**` : say('optional')]),
    ...bounds,
    ...notes,
  ].join(', ');
  // Alternatives with a meaning each list the values.
  const areListed = describedAlternatives(flatten(schema)).some(({const: value}) => value !== undefined);
  return [
    facts,
    ...short(description),
    ...alternativesText(schema),
    ...innerText(schema),
    ...(areListed ? [] : valueList(allowedValues(schema))),
    ...exampleText(examples),
    ...docsLink(flatten(schema)),
  ];
}

const isDeprecated = ({deprecated}: {deprecated?: boolean}): string[] =>
  deprecated === true ? [`**${say('deprecated')}**`] : [];

const recursive = (sameAs: string | undefined): string[] =>
  sameAs === undefined
    ? []
    : [
        sameAs === ''
          ? say('Recursive: same fields as the whole body.')
          : say('Recursive: same fields as {field}.', {field: codeText(sameAs)}),
      ];

const cutText = (isCut: boolean | undefined): string[] =>
  isCut ? [seeFile('Nested fields are omitted here; see the {file}.')] : [];

const heading = (depth: number, text: string, anchor: string): string =>
  `${'#'.repeat(Math.min(6, depth))} ${text} {#${anchor}}`;

/** The example of a schema, and those that OpenAPI 3.1 lists. */
function schemaExamples(schema: Schema): readonly unknown[] {
  const listed = examplesOf(schema);
  const example = exampleOfSchema(schema);
  return listed.length > 0 ? listed : example === undefined ? [] : [example];
}

/** What the sections of fields of a body share. */
interface FieldContext {
  anchors: Anchors;
  /** First part of the anchors. */
  prefix: string;
  isRequest: boolean;
  encoding?: MediaType['encoding'];
}

function fieldSection(context: FieldContext, field: Field, depth: number): string[] {
  const {anchors, prefix, encoding = {}} = context;
  const {path, schema, required, keys, sameAs, isCut, alternatives = []} = field;
  const flat = flatten(schema);
  const part = Object.hasOwn(encoding, path) ? encoding[path] : undefined;
  const notes = [
    ...isDeprecated(flat),
    ...(flat.readOnly === true ? [say('read only')] : []),
    ...(flat.writeOnly === true ? [say('write only')] : []),
    ...(keys === undefined ? [] : [say('each field whose name matches {pattern}', {pattern: codeText(keys)})]),
    ...(part?.contentType === undefined ? [] : [say('sent as {type}', {type: codeText(part.contentType)})]),
  ];
  return [
    heading(depth, codeText(path), anchors.of(prefix, path)),
    ...fieldBody(schema, required, descriptionOf(schema), schemaExamples(schema), notes),
    ...Object.entries(part?.headers ?? {}).flatMap(([name, header]) => headerText(name, header)),
    ...recursive(sameAs),
    ...cutText(isCut),
    ...alternativeSections(context, path, alternatives, depth + 1),
  ];
}

/** One section for each kind of object that a value can be, with the fields that not all kinds have. */
function alternativeSections(
  context: FieldContext,
  path: string,
  alternatives: readonly Alternative[],
  depth: number,
): string[] {
  return alternatives.flatMap(({name, schema, sameAs, isCut, ...outline}) => {
    const isPlain = typeName(schema) === 'object' && factsOf(schema).length === 1;
    const {description} = flatten(schema);
    return [
      heading(
        depth,
        `${codeText(name)}${path === '' ? '' : ` (${codeText(path)})`}`,
        context.anchors.of(context.prefix, path, name),
      ),
      ...(isPlain
        ? [...short(description), ...alternativesText(schema)]
        : fieldBody(schema, undefined, description, schemaExamples(schema))),
      ...recursive(sameAs),
      ...cutText(isCut),
      ...outlineSections(context, path, outline, depth + 1),
    ];
  });
}

/** Whether a request, or else a response, has a field. */
const isIn = ({schema}: Field, isRequest: boolean): boolean =>
  isRequest ? flatten(schema).readOnly !== true : flatten(schema).writeOnly !== true;

function outlineSections(
  context: FieldContext,
  path: string,
  {fields, alternatives}: Outline,
  depth: number,
): string[] {
  return [
    ...fields.filter((field) => isIn(field, context.isRequest)).flatMap((field) => fieldSection(context, field, depth)),
    ...alternativeSections(context, path, alternatives, depth),
  ];
}

/** Fields of a body, without those that exist only in the other direction. */
const fieldSections = (
  anchors: Anchors,
  prefix: string,
  schema: Schema,
  isRequest: boolean,
  encoding?: MediaType['encoding'],
): string[] => outlineSections({anchors, prefix, isRequest, ...(encoding && {encoding})}, '', outlineOf(schema), 4);

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

/** What a schema says beyond the parameter or header that has it. */
function schemaDescription(own: string, schema: Schema): string | undefined {
  const text = descriptionOf(schema);
  return text === own ? undefined : text;
}

/** Examples of a parameter, each with its meaning. */
function namedExamples({examples = {}}: Pick<Parameter, 'examples'>): string[] {
  const list = Object.entries(examples).map(([name, {summary, description, value}]) => {
    const meaning = [summary ?? name, ...(description ? [oneLine(description)] : [])];
    return `- ${value === undefined ? codeText(name) : valueText(value)}: ${meaning.map((text) => markdownText(text, 'short')).join(': ')}`;
  });
  return list.length === 0 ? [] : [`${say('Examples')}:\n\n${list.join('\n')}`];
}

function parameterSection(anchors: Anchors, parameter: Parameter): string[] {
  const {name, in: place, required, description} = parameter;
  const schema = schemaOf(parameter);
  const explicit = exampleOfParameter({...parameter, required: false});
  const named = namedExamples(parameter);
  const where = place === 'header' ? [say('in the header')] : place === 'cookie' ? [say('in the cookie')] : [];
  const own = [...where, ...isDeprecated(parameter), ...valueForm(parameter)];
  return [
    `### ${codeText(name)} {#${anchors.of(place, name)}}`,
    ...fieldBody(
      schema,
      required ?? false,
      description ?? descriptionOf(schema),
      named.length > 0
        ? []
        : parameter.example === undefined && examplesOf(schema).length > 0
          ? examplesOf(schema)
          : explicit === undefined
            ? []
            : [explicit],
      own,
    ),
    ...(description === undefined ? [] : short(schemaDescription(description, schema))),
    ...named,
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
  const description = descriptionOf(schema);
  return [
    ...(isFile(schema) && fields.length === 0 ? [say('The body is the content of a file.')] : []),
    ...(isPlainObject
      ? [...short(description), ...alternativesText(schema), ...docsLink(flatten(schema))]
      : fieldBody(schema, undefined, description, [])),
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
    `${say('Header {name}, {facts}', {name: codeText(name), facts: facts.join(', ')})}${afterColon(description ?? descriptionOf(schema))}`,
    ...(description === undefined ? [] : short(schemaDescription(description, schema))),
    ...alternativesText(schema),
    ...innerText(schema),
    ...valueList(allowedValues(schema)),
    ...exampleText(example === undefined ? [] : [example]),
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
        `**${codeText(type)}** · ${factsOf(schema).join(', ')}${afterColon(descriptionOf(schema))}`,
        ...alternativesText(schema),
        ...innerText(schema),
        ...docsLink(flatten(schema)),
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

/** What the service sends to the client. */
function callbackSections(anchors: Anchors, callbacks: Callbacks): string[] {
  const sections = Object.entries(callbacks).flatMap(([name, paths]) =>
    Object.entries(paths).flatMap(([expression, item]) =>
      methods.flatMap((method) => {
        const {summary, description, requestBody, responses = {}} = item[method] ?? {};
        const [, media] = mainContent(requestBody?.content) ?? [];
        const answers = Object.entries(responses).map(
          ([status, {description: meaning = ''}]) =>
            `- ${status === 'default' ? say('Other status codes') : status}: ${markdownText(oneLine(meaning), 'short')}`,
        );
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
              ...short(requestBody?.description),
              ...(media ? bodyFields(anchors, `callback-${name}`, media) : []),
              ...(answers.length > 0 ? [`${say('Answer with')}:\n\n${answers.join('\n')}`] : []),
            ]
          : [];
      }),
    ),
  );
  return sections.length === 0
    ? []
    : [`## ${say('Callbacks')}`, say('Requests that the service sends to a URL that you provide.'), ...sections];
}

/** The request in each language; one example of several is named. */
const sampleTabs = (api: Operation, example?: string): string =>
  [
    '<Tabs groupId="code-language">',
    ...codeSamples(api, serverOf(api), example).flatMap(({label, language, code}) => [
      `<TabItem value=${JSON.stringify(language)} label=${JSON.stringify(label)}>`,
      '',
      codeBlock(language, code),
      '',
      '</TabItem>',
    ]),
    '</Tabs>',
  ].join('\n');

/** Maximum number of examples of a body that have code samples. */
const maxSampled = 8;

/** Which server the samples ask, if an API has several: no script is needed to read or to replace it. */
function serverChoice(api: Operation): string[] {
  const [used, ...others] = [...new Map((api.servers ?? []).map((one) => [urlOfServer(one), one]))];
  if (used === undefined || others.length === 0 || ownServer(api) === undefined) {
    return [];
  }
  const item = ([url, {description = ''}]: [string, Server]): string =>
    `- ${codeText(url)}${description.trim() === '' ? '' : `: ${markdownText(oneLine(description), 'short')}`}`;
  return [
    say('The samples ask {server}. To ask another server, write its URL instead:', {server: codeText(used[0])}),
    others.map(item).join('\n'),
  ];
}

function samplesSection(api: Operation): string[] {
  const [, media] = mainContent(api.requestBody?.content) ?? [];
  const named = media?.example === undefined ? Object.entries(media?.examples ?? {}) : [];
  const [first, ...others] = named.filter(([, {value}]) => value !== undefined).slice(0, maxSampled);
  const nameOf = ([name, {summary}]: [string, Example]): string => plainText(summary ?? name);
  return [
    `## ${say('Code samples')}`,
    ...(ownServer(api) === undefined
      ? [
          say('This API lists no server: replace {server} with the base URL of your service.', {
            server: codeText(noServer),
          }),
        ]
      : []),
    ...serverChoice(api),
    ...(first && others.length > 0 ? [`${say('Example')}: ${nameOf(first)}`] : []),
    sampleTabs(api),
    ...others.map(
      (other) =>
        `<details>\n<summary>${say('Example')}: ${nameOf(other)}</summary>\n\n${sampleTabs(api, other[0])}\n\n</details>`,
    ),
  ];
}

/**
 * Writes the body of an operation's page as Markdown: all that explains the operation is text in
 * the page, readable without script. (The OpenAPI theme draws the same facts in the browser only.)
 *
 * @param places - what the page links to.
 */
export function operationPage(api: Operation, {consoleId, file, overview}: PagePlaces = {}): string {
  fileUrl = file;
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
    ...authenticationSection(api, overview),
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
