import {credentialsOf, type Credential} from './credentials.js';
import {asText} from './encoding.js';
import {exampleOf, exampleOfParameter, firstExample} from './exampleValue.js';
import {flatten, isFile} from './fields.js';
import type {MediaType, Operation, Parameter, Server} from './types.js';

/** Base URL in samples if the set names no host. */
export const noServer = 'https://api.example.org';

/** URL of a server with its variables replaced by their defaults, without a trailing slash. */
export const urlOfServer = ({url, variables = {}}: Server): string =>
  url
    .replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
      Object.hasOwn(variables, name) ? (variables[name]?.default ?? whole) : whole,
    )
    .replace(/\/$/, '');

/** Base URL of an operation's first server, without a trailing slash; undefined unless it is absolute. */
export function ownServer({servers}: Operation): string | undefined {
  const [server] = servers ?? [];
  const url = server && urlOfServer(server);
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}

/** Base URL for samples: that of the server, or a placeholder host followed by the server's path. */
export const serverOf = (operation: Operation): string => ownServer(operation) ?? `${noServer}${serverPath(operation)}`;

/** Path of a server that has no host, such as `/v2`; empty for any other. */
export function serverPath(operation: Operation): string {
  const [server] = operation.servers ?? [];
  const relative = server && ownServer(operation) === undefined ? urlOfServer(server) : '';
  return relative === '' || relative.startsWith('/') ? relative : `/${relative}`;
}

/** Whether a media type is JSON, including `+json` types. */
export const isJson = (type: string): boolean => /[/+]json(?:;|$)/i.test(type.trim());

/** A form field; for a file, `value` is a name, not the content. */
export interface FormField {
  name: string;
  value: string;
  isFile: boolean;
}

/** Request body: JSON, a form, text, or the content of a file. */
export type ExampleBody =
  | {
      kind: 'json';
      type: string;
      value: unknown;
      /** Source text if a reader typed it, which keeps numbers exact. */ text?: string;
    }
  | {kind: 'form' | 'multipart'; type: string; fields: readonly FormField[]}
  | {kind: 'text'; type: string; text: string}
  | {kind: 'file'; type: string; file: string};

type Pair = readonly [name: string, value: string];

/** The example request of an operation, as input for code generators. */
export interface ExampleRequest {
  /** HTTP method in lower case. */
  method: string;
  /** URL without a query string. */
  url: string;
  /** Query parameters, not encoded; a parameter with several values is repeated. */
  query: readonly Pair[];
  headers: readonly Pair[];
  body?: ExampleBody;
}

/** Media type that the page documents: JSON if the operation accepts it, otherwise the first one. */
export function mainContent(content: Record<string, MediaType> = {}): [type: string, media: MediaType] | undefined {
  const types = Object.entries(content);
  return types.find(([type]) => type === 'application/json') ?? types.find(([type]) => isJson(type)) ?? types[0];
}

/** A media type with only one of its examples. */
function withExample({examples = {}, ...media}: MediaType, name: string | undefined): MediaType {
  const chosen = name !== undefined && Object.hasOwn(examples, name) ? examples[name] : undefined;
  return chosen ? {schema: media.schema ?? {}, example: chosen.value} : {...media, examples};
}

function bodyOf(operation: Operation, example: string | undefined): ExampleBody | undefined {
  const [type, given] = mainContent(operation.requestBody?.content) ?? [];
  if (type === undefined || given === undefined) {
    return undefined;
  }
  const media = withExample(given, example);
  const value = exampleOf(media);
  if (isJson(type)) {
    return value === undefined ? undefined : {kind: 'json', type, value};
  }
  const isMultipart = type.startsWith('multipart/');
  if (isMultipart || type === 'application/x-www-form-urlencoded') {
    const {properties = {}} = media.schema ? flatten(media.schema) : {};
    const fileOf = (name: string): boolean => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const {items} = schema ?? {};
      return schema !== undefined && (isFile(schema) || (typeof items === 'object' && isFile(items)));
    };
    // Arrays repeat the field name for each value.
    const fields = Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
      ([name, one]: [string, unknown]) =>
        (Array.isArray(one) ? (one as unknown[]) : [one]).map((item) => ({
          name,
          value: fileOf(name) ? name : asText(item),
          isFile: isMultipart && fileOf(name),
        })),
    );
    return {kind: isMultipart ? 'multipart' : 'form', type, fields};
  }
  const explicit = firstExample(media);
  return typeof explicit === 'string' ? {kind: 'text', type, text: explicit} : {kind: 'file', type, file: 'body'};
}

/** Styles that OpenAPI defines, by the place of the parameter; the first one is the default. */
const parameterStyles: Readonly<Record<Parameter['in'], readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** The style of a parameter, and whether each item or field is written on its own. */
export function styleOf({in: place, style: given, explode}: Pick<Parameter, 'in' | 'style' | 'explode'>): {
  style: string;
  explode: boolean;
} {
  const [usual = ''] = parameterStyles[place];
  const style = given !== undefined && parameterStyles[place].includes(given) ? given : usual;
  return {style, explode: explode ?? (style === 'form' || style === 'deepObject')};
}

/**
 * Text of a value in a path, a header, or a cookie: items with commas, fields as `name,value`, or as `name=value` if
 * they are exploded.
 *
 * @param encode - escapes an item, so that it cannot contain a separator.
 */
function inOneText(parameter: Parameter, value: unknown, encode: (text: string) => string): string {
  const {name} = parameter;
  const {style, explode} = styleOf(parameter);
  const text = (one: unknown): string => encode(asText(one));
  const first = {label: '.', matrix: ';'}[style] ?? '';
  const separator = explode ? ({label: '.', matrix: ';', form: '&'}[style] ?? ',') : ',';
  const isNamed = style === 'matrix';
  if (parameter.content || typeof value !== 'object' || value === null) {
    return `${first}${isNamed ? `${encode(name)}=` : ''}${text(value)}`;
  }
  if (Array.isArray(value)) {
    const items = value.map(text);
    return isNamed && explode
      ? items.map((item) => `;${encode(name)}=${item}`).join('')
      : `${first}${isNamed ? `${encode(name)}=` : ''}${items.join(separator)}`;
  }
  const fields = Object.entries(value).map(([key, one]) => `${encode(key)}${explode ? '=' : ','}${text(one)}`);
  return `${first}${isNamed && !explode ? `${encode(name)}=` : ''}${fields.join(separator)}`;
}

/** Characters between the items of an array, by the style of a parameter. */
const separators = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
]);

/** Serializes a query parameter according to its `style` and `explode`. */
function queryPairs(parameter: Parameter, value: unknown): Pair[] {
  const {name} = parameter;
  const {style, explode} = styleOf(parameter);
  if (parameter.content || typeof value !== 'object' || value === null) {
    return [[name, asText(value)]];
  }
  const separator = separators.get(style) ?? ',';
  if (Array.isArray(value)) {
    const items = value.map(asText);
    return explode ? items.map((item) => [name, item] as const) : [[name, items.join(separator)]];
  }
  const fields = Object.entries(value).map(([key, one]) => [key, asText(one)] as const);
  if (style === 'deepObject') {
    return fields.map(([key, one]) => [`${name}[${key}]`, one]);
  }
  return explode ? fields : [[name, fields.flat().join(separator)]];
}

/** Values of a request: parameters, credentials, and body. */
export interface RequestValues {
  /** Returns the value of a parameter; undefined to omit it. */
  valueOf: (parameter: Parameter) => unknown;
  credentials: readonly Credential[];
  body?: ExampleBody;
}

/** Builds a request from an operation and values. Path parameters without a value stay as `{name}`. */
export function requestOf(
  {method, path, parameters = []}: Operation,
  server: string,
  {valueOf, credentials, body}: RequestValues,
): ExampleRequest {
  const inPlace = (place: Parameter['in']): {parameter: Parameter; value: unknown}[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({parameter, value: valueOf(parameter)}))
      .filter(({value}) => value !== undefined);
  const credentialsIn = (place: Credential['in']): Pair[] =>
    credentials.filter((one) => one.in === place).map(({name, value}) => [name, value]);
  const filled = inPlace('path').reduce(
    (route, {parameter, value}) =>
      route.replaceAll(`{${parameter.name}}`, () => inOneText(parameter, value, encodeURIComponent)),
    path,
  );
  const cookies = [
    ...credentialsIn('cookie').map(([name, value]) => `${name}=${value}`),
    ...inPlace('cookie').map(
      ({parameter, value}) => `${parameter.name}=${inOneText(parameter, value, (text) => text)}`,
    ),
  ];
  const signed = new Set(credentials.map(({name}) => name.toLowerCase()));
  return {
    method,
    url: `${server}${filled}`,
    query: [
      ...inPlace('query').flatMap(({parameter, value}) => queryPairs(parameter, value)),
      ...credentialsIn('query'),
    ],
    headers: [
      ...credentialsIn('header'),
      ...inPlace('header')
        .filter(({parameter}) => !signed.has(parameter.name.toLowerCase()))
        .map(({parameter, value}): Pair => [
          parameter.name,
          inOneText(parameter, value, (text) => text).replaceAll(/\s+/g, ' '),
        ]),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ],
    ...(body && {body}),
  };
}

/**
 * Builds the example request from the first example of each parameter and of the body.
 *
 * @param example - name of another example of the body.
 */
export function exampleRequest(operation: Operation, server: string, example?: string): ExampleRequest {
  const body = bodyOf(operation, example);
  return requestOf(operation, server, {
    // A generated value in the path would address nothing.
    valueOf: (parameter) => exampleOfParameter(parameter.in === 'path' ? {...parameter, required: false} : parameter),
    credentials: credentialsOf(operation),
    ...(body && {body}),
  });
}
