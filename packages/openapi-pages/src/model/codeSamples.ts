// Names of packages. cspell:ignore httpsnippet snippetz
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

/** An object of the pairs, or the list of pairs if a name is repeated. */
function objectOrPairs(pairs: ExampleRequest['query']): Record<string, string> | ExampleRequest['query'] {
  const hasLists = new Set(pairs.map(([name]) => name)).size < pairs.length;
  return hasLists ? pairs : Object.fromEntries(pairs);
}

/** Text fields of a form, without files. */
const textPairs = (fields: readonly FormField[]): ExampleRequest['query'] =>
  fields.filter(({isFile}) => !isFile).map(({name, value}) => [name, value]);

/** Headers of the request, with Content-Type unless the client sets it (`isSet`). */
function headersOf({headers, body}: ExampleRequest, isSet: boolean): ExampleRequest['headers'] {
  return body && body.kind !== 'multipart' && !isSet ? [...headers, ['Content-Type', body.type]] : headers;
}

function curl(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  const verb = method.toUpperCase();
  const isGet = verb === 'GET' && !body;
  const search = encodedPairs(query);
  return [
    isGet && query.length > 0
      ? `curl --get ${shellQuote(url)}`
      : `curl${verb === 'GET' ? '' : verb === 'HEAD' ? ' --head' : ` --request ${verb}`} ${shellQuote(search === '' ? url : `${url}?${search}`)}`,
    ...(isGet ? query.map(([name, value]) => `  --data-urlencode ${shellQuote(`${name}=${value}`)}`) : []),
    ...headersOf(request, body?.kind === 'form').map(
      ([name, value]) => `  --header ${shellQuote(`${name}: ${value}`)}`,
    ),
    ...(body?.kind === 'json' ? [`  --data ${shellQuote(body.text ?? JSON.stringify(body.value))}`] : []),
    ...(body?.kind === 'text' ? [`  --data-raw ${shellQuote(body.text)}`] : []),
    ...(body?.kind === 'file' ? [`  --data-binary ${shellQuote(`@${body.file}`)}`] : []),
    ...(body?.kind === 'form'
      ? body.fields.map(({name, value}) => `  --data-urlencode ${shellQuote(`${name}=${value}`)}`)
      : []),
    ...(body?.kind === 'multipart'
      ? body.fields.map(({name, value, isFile}) =>
          isFile
            ? `  --form ${shellQuote(`${name}=@${value}`)}`
            : // With --form, a value that starts with @ or < would be read from a file.
              `  --form-string ${shellQuote(`${name}=${value}`)}`,
        )
      : []),
  ].join(' \\\n');
}

function pythonBody({body}: ExampleRequest): string[] {
  switch (body?.kind) {
    case 'json':
      return [`    json=${pythonLiteral(body.value, '    ')},`];
    case 'text':
      return [`    data=${JSON.stringify(body.text)}.encode(),`];
    case 'file':
      return [`    data=open(${JSON.stringify(body.file)}, "rb"),`];
    case 'form':
      return [`    data=${pythonLiteral(grouped(textPairs(body.fields)), '    ')},`];
    case 'multipart': {
      const files = body.fields.filter(({isFile}) => isFile);
      const data = grouped(textPairs(body.fields));
      const lines = files.map(
        ({name, value}) => `        ${JSON.stringify(name)}: open(${JSON.stringify(value)}, "rb"),`,
      );
      return [
        ...(Object.keys(data).length > 0 ? [`    data=${pythonLiteral(data, '    ')},`] : []),
        ...(files.length > 0 ? [`    files={\n${lines.join('\n')}\n    },`] : []),
      ];
    }
    case undefined:
      return [];
  }
}

function python(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  // requests has no function for TRACE.
  const call = method === 'trace' ? 'requests.request(\n    "TRACE",' : `requests.${method}(`;
  const headers = headersOf(request, body?.kind === 'json' || body?.kind === 'form');
  const isOwnJson = body?.kind === 'json' && body.type !== 'application/json';
  const allHeaders = isOwnJson ? [...headers, ['Content-Type', body.type] as const] : headers;
  return [
    'import requests',
    '',
    `response = ${call}`,
    `    ${JSON.stringify(url)},`,
    ...(query.length > 0 ? [`    params=${pythonLiteral(grouped(query), '    ')},`] : []),
    ...(allHeaders.length > 0 ? [`    headers=${pythonLiteral(Object.fromEntries(allHeaders), '    ')},`] : []),
    ...pythonBody(request),
    '    timeout=60,',
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n');
}

/** Lines that read the file to send from a page. */
const selectedFile = [
  '// The file that the user selected.',
  'const [file] = document.querySelector("input[type=file]").files;',
];

function javascriptBody({body}: ExampleRequest): {before: string[]; value?: string} {
  const json = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  switch (body?.kind) {
    case 'json':
      return {before: [], value: `JSON.stringify(${json(body.value)})`};
    case 'text':
      return {before: [], value: JSON.stringify(body.text)};
    case 'file':
      return {before: [...selectedFile, ''], value: 'file'};
    case 'form':
      return {
        before: [],
        value: `new URLSearchParams(${json(objectOrPairs(textPairs(body.fields)))})`,
      };
    case 'multipart':
      return {
        before: [
          ...(body.fields.some(({isFile}) => isFile) ? selectedFile : []),
          'const form = new FormData();',
          ...body.fields.map(
            ({name, value, isFile}) =>
              `form.append(${JSON.stringify(name)}, ${isFile ? 'file' : JSON.stringify(value)});`,
          ),
          '',
        ],
        value: 'form',
      };
    case undefined:
      return {before: []};
  }
}

function javascript(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  const verb = method.toUpperCase();
  const {before, value} = javascriptBody(request);
  const headers = headersOf(request, body?.kind === 'form');
  const headerText =
    headers.length === 1
      ? `{${headers.map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`).join('')}}`
      : JSON.stringify(Object.fromEntries(headers), null, 2).replaceAll('\n', '\n  ');
  const options = [
    ...(headers.length > 0 ? [`  headers: ${headerText},`] : []),
    ...(value === undefined ? [] : [`  body: ${value},`]),
  ];
  const methodText = `method: ${JSON.stringify(verb)}`;
  return [
    ...(query.length > 0
      ? [
          `const url = new URL(${JSON.stringify(url)});`,
          `url.search = new URLSearchParams(${JSON.stringify(objectOrPairs(query), null, 2)}).toString();`,
          '',
        ]
      : [`const url = ${JSON.stringify(url)};`, '']),
    ...before,
    ...(options.length === 0
      ? [`const response = await fetch(url${verb === 'GET' ? '' : `, {${methodText}}`});`]
      : ['const response = await fetch(url, {', ...(verb === 'GET' ? [] : [`  ${methodText},`]), ...options, '});']),
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

function rBody({body}: ExampleRequest): string[] {
  const list = (fields: readonly FormField[], encode: string): string[] => [
    `  body = list(\n${fields
      .map(({name, value, isFile}) => `    ${rText(name)} = ${isFile ? `upload_file(${rText(value)})` : rText(value)}`)
      .join(',\n')}\n  )`,
    `  encode = "${encode}"`,
  ];
  switch (body?.kind) {
    case 'json':
      return [`  body = ${rText(body.text ?? JSON.stringify(body.value))}`];
    case 'text':
      return [`  body = ${rText(body.text)}`];
    case 'file':
      return [`  body = upload_file(${rText(body.file)})`];
    case 'form':
      return list(body.fields, 'form');
    case 'multipart':
      return list(body.fields, 'multipart');
    case undefined:
      return [];
  }
}

function r(request: ExampleRequest): string {
  const {method, url, query, body} = request;
  const search = encodedPairs(query);
  // curl sends characters as they are that browsers encode.
  const encoded = url.replaceAll(/[^\w!#$%&'()*+,./:;=?@[\]{}~-]/gu, encodeURIComponent);
  const values = [
    `  "${method.toUpperCase()}"`,
    `  ${rText(search === '' ? encoded : `${encoded}?${search}`)}`,
    ...headersOf(request, body?.kind === 'form').map(
      ([name, value]) => `  add_headers(${rText(name)} = ${rText(value)})`,
    ),
    ...rBody(request),
  ];
  return [
    'library(httr)',
    '',
    'response <- VERB(',
    values.join(',\n'),
    ')',
    'stop_for_status(response)',
    'cat(content(response, "text", encoding = "UTF-8"))',
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
 */
export const codeSamples = (operation: Operation, server: string): CodeSample[] =>
  samplesOf(exampleRequest(operation, server));
