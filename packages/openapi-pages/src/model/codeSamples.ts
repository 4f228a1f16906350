// Names of packages. cspell:ignore httpsnippet snippetz globoff
import {encodedPairs} from './encoding.js';
import {exampleRequest, type ExampleRequest, type FormField} from './exampleRequest.js';
import type {Operation} from './types.js';

/** Code of a request in one language. */
export interface CodeSample {
  label: string;
  language: string;
  code: string;
}

/** Formats a JSON value as a Python literal: True, False, and None differ from JSON. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => pythonLiteral(item, indent)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const inner = `${indent}    `;
    const lines = Object.entries(value).map(
      ([key, item]) => `${inner}${JSON.stringify(key)}: ${pythonLiteral(item, inner)},`,
    );
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (value === null) {
    return 'None';
  }
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Groups pairs by name: a string for a single value, a list for repeated names. */
function grouped(pairs: ExampleRequest['query']): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  pairs.forEach(([name, value]) => values.set(name, [...(values.get(name) ?? []), value]));
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]));
}

/** Text fields of a form, without files. */
const textPairs = (fields: readonly FormField[]): ExampleRequest['query'] =>
  fields.filter(({isFile}) => !isFile).map(({name, value}) => [name, value]);

/** Headers of the request, with Content-Type unless the client sets it (`isSet`). */
const headersOf = ({headers, body}: ExampleRequest, isSet: boolean): ExampleRequest['headers'] =>
  body && body.kind !== 'multipart' && !isSet ? [...headers, ['Content-Type', body.type]] : headers;

/** URL with its query, encoded. */
const fullUrl = ({url, query}: ExampleRequest): string => (query.length === 0 ? url : `${url}?${encodedPairs(query)}`);

/** An option of curl that encodes a value, but not its name. */
const encodedByCurl = (name: string, value: string): string =>
  `--data-urlencode ${shellQuote(`${/^[\w.~[\]-]*$/.test(name) ? name : encodeURIComponent(name)}=${value}`)}`;

function curlBody(body: ExampleRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`--data ${shellQuote(body.text ?? JSON.stringify(body.value))}`];
    case 'text':
      return [`--data-raw ${shellQuote(body.text)}`];
    case 'file':
      return [`--data-binary ${shellQuote(`@${body.file}`)}`];
    case 'form':
      return body.fields.map(({name, value}) => encodedByCurl(name, value));
    case 'multipart':
      return body.fields.map(({name, value, isFile}) =>
        // With --form, a value that starts with @ or < would be read from a file.
        isFile ? `--form ${shellQuote(`${name}=@${value}`)}` : `--form-string ${shellQuote(`${name}=${value}`)}`,
      );
    case undefined:
      return [];
  }
}

function curl(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  const verb = method.toUpperCase();
  const pairs = verb === 'GET' && !body ? query : [];
  const options = verb === 'GET' ? '' : verb === 'HEAD' ? ' --head' : ` --request ${verb}`;
  // Otherwise, curl takes a parameter without an example for a set of addresses, and requests another one.
  const start = `curl --fail-with-body${/[[\]{}]/.test(url) ? ' --globoff' : ''}`;
  return [
    pairs.length > 0 ? `${start} --get ${shellQuote(url)}` : `${start}${options} ${shellQuote(fullUrl(request))}`,
    ...pairs.map(([name, value]) => encodedByCurl(name, value)),
    ...headersOf(request, body?.kind === 'form').map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...curlBody(body),
  ].join(' \\\n  ');
}

function pythonBody(body: ExampleRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`json=${pythonLiteral(body.value, '    ')}`];
    case 'text':
      return [`data=${JSON.stringify(body.text)}.encode()`];
    case 'file':
      return [`data=open(${JSON.stringify(body.file)}, "rb")`];
    case 'form':
    case 'multipart': {
      const data = grouped(textPairs(body.fields));
      const files = body.fields
        .filter(({isFile}) => isFile)
        .map(({name, value}) => `        ${JSON.stringify(name)}: open(${JSON.stringify(value)}, "rb"),\n`);
      return [
        ...(body.kind === 'form' || Object.keys(data).length > 0 ? [`data=${pythonLiteral(data, '    ')}`] : []),
        ...(files.length > 0 ? [`files={\n${files.join('')}    }`] : []),
      ];
    }
    case undefined:
      return [];
  }
}

function python(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  // requests sets the type of a form, and that of plain JSON.
  const isSet = body?.kind === 'form' || (body?.kind === 'json' && body.type === 'application/json');
  const headers = headersOf(request, isSet);
  return [
    'import requests',
    '',
    // requests has no function for TRACE.
    `response = requests.${method === 'trace' ? 'request(\n    "TRACE",' : `${method}(`}`,
    ...[
      JSON.stringify(url),
      ...(query.length > 0 ? [`params=${pythonLiteral(grouped(query), '    ')}`] : []),
      ...(headers.length > 0 ? [`headers=${pythonLiteral(Object.fromEntries(headers), '    ')}`] : []),
      ...pythonBody(body),
      'timeout=60',
    ].map((argument) => `    ${argument},`),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code}: {response.text}")',
    'print(response.text)',
  ].join('\n');
}

/** A value in JavaScript, on several lines. */
const script = (value: unknown, indent = ''): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** Parameters of a query or form: an object of the pairs, or the list of pairs if a name is repeated. */
const searchParams = (pairs: ExampleRequest['query'], indent = ''): string =>
  `new URLSearchParams(${script(new Set(pairs.map(([name]) => name)).size < pairs.length ? pairs : Object.fromEntries(pairs), indent)})`;

/** Lines that read the file to send from a page. */
const selectedFile = [
  '// The file that the user selected.',
  'const [file] = document.querySelector("input[type=file]").files;',
];

/** A value as JSON. JavaScript would round a long number, so that one is part of a text. */
function jsonInScript(value: unknown): string {
  const text = JSON.stringify(value);
  return /(?<!\w)\d{16}/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))
    ? JSON.stringify(text)
    : `JSON.stringify(${script(value, '  ')})`;
}

function javascriptBody(body: ExampleRequest['body']): {before: string[]; value?: string} {
  switch (body?.kind) {
    case 'json':
      return {before: [], value: jsonInScript(body.value)};
    case 'text':
      return {before: [], value: JSON.stringify(body.text)};
    case 'file':
      return {before: [...selectedFile, ''], value: 'file'};
    case 'form':
      return {before: [], value: searchParams(textPairs(body.fields), '  ')};
    case 'multipart': {
      const lines = body.fields.map(
        ({name, value, isFile}) => `form.append(${JSON.stringify(name)}, ${isFile ? 'file' : JSON.stringify(value)});`,
      );
      const file = body.fields.some(({isFile}) => isFile) ? selectedFile : [];
      return {before: [...file, 'const form = new FormData();', ...lines, ''], value: 'form'};
    }
    case undefined:
      return {before: []};
  }
}

function javascript(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  const {before, value} = javascriptBody(body);
  const headers = headersOf(request, body?.kind === 'form');
  const [one] = headers.length === 1 ? headers : [];
  const methodText = method === 'get' ? [] : [`method: ${JSON.stringify(method.toUpperCase())}`];
  const more = [
    ...(headers.length > 0
      ? [
          `headers: ${one ? `{${one.map((text) => JSON.stringify(text)).join(': ')}}` : script(Object.fromEntries(headers), '  ')}`,
        ]
      : []),
    ...(value === undefined ? [] : [`body: ${value}`]),
  ];
  const options =
    more.length > 0
      ? `, {\n${[...methodText, ...more].map((option) => `  ${option},\n`).join('')}}`
      : methodText.map((option) => `, {${option}}`).join('');
  return [
    ...(query.length > 0
      ? [`const url = new URL(${JSON.stringify(url)});`, `url.search = ${searchParams(query)}.toString();`]
      : [`const url = ${JSON.stringify(url)};`]),
    '',
    ...before,
    `const response = await fetch(url${options});`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${await response.text()}`);',
    '}',
    'console.log(await response.text());',
  ].join('\n');
}

/** A string literal of R, which nothing can end, and whose invisible characters are escapes. */
function rText(text: string): string {
  // R has no lone surrogates; a request replaces them, too.
  const whole = text.replaceAll(/\p{Cs}/gu, '\ufffd');
  return whole.includes('"') && /^[^'\\\p{C}\p{Zl}\p{Zp}]*$/u.test(whole)
    ? `'${whole}'`
    : JSON.stringify(whole).replaceAll(
        /[\p{C}\p{Zl}\p{Zp}]/gu,
        (character) => `\\U{${(character.codePointAt(0) ?? 0).toString(16)}}`,
      );
}

function rBody(body: ExampleRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`body = ${rText(body.text ?? JSON.stringify(body.value))}`];
    case 'text':
      return [`body = ${rText(body.text)}`];
    case 'file':
      return [`body = upload_file(${rText(body.file)})`];
    case 'form':
    case 'multipart': {
      const fields = body.fields.map(
        ({name, value, isFile}) => `    ${rText(name)} = ${isFile ? `upload_file(${rText(value)})` : rText(value)}`,
      );
      return [`body = list(\n${fields.join(',\n')}\n  )`, `encode = "${body.kind}"`];
    }
    case undefined:
      return [];
  }
}

function r(request: ExampleRequest): string {
  const {method, url, body} = request;
  // curl sends characters as they are that browsers encode.
  const encoded = url.replaceAll(/[^\w!#$%&'()*+,./:;=?@[\]{}~-]/gu, encodeURIComponent);
  const values = [
    `"${method.toUpperCase()}"`,
    rText(fullUrl({...request, url: encoded})),
    ...headersOf(request, body?.kind === 'form').map(
      ([name, value]) => `add_headers(${rText(name)} = ${rText(value)})`,
    ),
    ...rBody(body),
  ];
  return [
    'library(httr)',
    '',
    'response <- VERB(',
    values.map((value) => `  ${value}`).join(',\n'),
    ')',
    'text <- content(response, "text", encoding = "UTF-8")',
    'if (http_error(response)) stop(paste(status_code(response), text))',
    'cat(text)',
  ].join('\n');
}

/**
 * Generates a request as curl, Python (requests), JavaScript (fetch), and R (httr). Not with a library: httpsnippet and
 * \@scalar/snippetz end the JavaScript string at an apostrophe in a value, let curl read a local file where a value of a
 * form begins with @, and lose repeated query parameters.
 */
export function samplesOf(request: ExampleRequest): CodeSample[] {
  return [
    {label: 'curl', language: 'bash', code: curl(request)},
    {label: 'Python', language: 'python', code: python(request)},
    {label: 'JavaScript', language: 'javascript', code: javascript(request)},
    {label: 'R', language: 'r', code: r(request)},
  ];
}

/**
 * Generates the example request of an operation, from the first example of each parameter and of the body.
 *
 * @param server - base URL without a trailing slash; a placeholder if the set names no server.
 * @param example - name of an example of the body; by default the first one.
 */
export const codeSamples = (operation: Operation, server: string, example?: string): CodeSample[] =>
  samplesOf(exampleRequest(operation, server, example));
