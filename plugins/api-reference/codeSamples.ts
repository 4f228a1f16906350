import type {Example, MediaType, Operation, Parameter} from './types';

/** A ready-made request in one language. */
export interface CodeSample {
  label: string;
  language: string;
  code: string;
}

/** First example of a parameter or body, whichever way the specification gives it. */
export function firstExample(from: {
  example?: unknown;
  examples?: Record<string, Example>;
  schema?: {example?: unknown};
}): unknown {
  return from.example ?? Object.values(from.examples ?? {})[0]?.value ?? from.schema?.example;
}

function parameterText(parameter: Parameter): string | undefined {
  const value = firstExample(parameter);
  if (value === undefined) {
    return undefined;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Python writes JSON's literals with other words. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => pythonLiteral(item, indent)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const inner = `${indent}    `;
    const lines = Object.entries(value).map(
      ([key, item]) => `${inner}${JSON.stringify(key)}: ${pythonLiteral(item, inner)},`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (value === null) {
    return 'None';
  }
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** JSON body of the operation: its media type, if it takes JSON at all. */
export function jsonBody(operation: Operation): MediaType | undefined {
  return operation.requestBody?.content?.['application/json'];
}

/** The example request of an operation, as a generator of code takes it. */
export interface ExampleRequest {
  /** HTTP method in lower case. */
  method: string;
  /** Address without a query. */
  url: string;
  /** Names and values of the query, not encoded. */
  query: readonly (readonly [string, string])[];
  /** JSON text, if the operation takes JSON. */
  body?: string;
}

/** Makes the example request from the first example of each query parameter and of the body. */
export function exampleRequest(operation: Operation, server: string): ExampleRequest {
  const {method, path, parameters = []} = operation;
  const body = jsonBody(operation);
  const value = body && firstExample(body);
  return {
    method,
    url: `${server}${path}`,
    query: parameters
      .filter(({in: place}) => place === 'query')
      .map((parameter) => [parameter.name, parameterText(parameter)] as const)
      .filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
    ...(value !== undefined && {body: JSON.stringify(value)}),
  };
}

/**
 * Makes the request of an operation in curl, Python (requests) and JavaScript (fetch), from the
 * first example of each parameter and of the body. No library writes these three as short and as
 * readable; the generators that the OpenAPI theme brings are 1.7 MB of script.
 *
 * @param server - base address without a closing slash; a placeholder where the set names none.
 */
export function codeSamples(operation: Operation, server: string): CodeSample[] {
  const request = exampleRequest(operation, server);
  const {method, url, query} = request;
  const verb = method.toUpperCase();
  const bodyValue: unknown = request.body === undefined ? undefined : JSON.parse(request.body);

  const curl = [
    query.length > 0
      ? `curl --get ${shellQuote(url)}`
      : `curl${verb === 'GET' ? '' : ` --request ${verb}`} ${shellQuote(url)}`,
    ...query.map(([name, value]) => `  --data-urlencode ${shellQuote(`${name}=${value}`)}`),
    ...(bodyValue === undefined
      ? []
      : [
          `  --header ${shellQuote('Content-Type: application/json')}`,
          `  --data ${shellQuote(JSON.stringify(bodyValue))}`,
        ]),
  ].join(' \\\n');

  const pythonArguments = [
    `    ${JSON.stringify(url)},`,
    ...(query.length > 0 ? [`    params=${pythonLiteral(Object.fromEntries(query), '    ')},`] : []),
    ...(bodyValue === undefined ? [] : [`    json=${pythonLiteral(bodyValue, '    ')},`]),
    '    timeout=60,',
  ];
  const python = [
    'import requests',
    '',
    `response = requests.${method}(`,
    ...pythonArguments,
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n');

  const javascript = [
    ...(query.length > 0
      ? [
          `const url = new URL(${JSON.stringify(url)});`,
          `url.search = new URLSearchParams(${JSON.stringify(Object.fromEntries(query), null, 2)}).toString();`,
          '',
        ]
      : [`const url = ${JSON.stringify(url)};`, '']),
    ...(bodyValue === undefined
      ? [`const response = await fetch(url${verb === 'GET' ? '' : `, {method: ${JSON.stringify(verb)}}`});`]
      : [
          'const response = await fetch(url, {',
          `  method: ${JSON.stringify(verb)},`,
          '  headers: {"Content-Type": "application/json"},',
          `  body: JSON.stringify(${JSON.stringify(bodyValue, null, 2).replaceAll('\n', '\n  ')}),`,
          '});',
        ]),
    'if (!response.ok) {',
    '  throw new Error(`${response.status}: ${await response.text()}`);',
    '}',
    'console.log(await response.text());',
  ].join('\n');

  return [
    {label: 'curl', language: 'bash', code: curl},
    {label: 'Python', language: 'python', code: python},
    {label: 'JavaScript', language: 'javascript', code: javascript},
  ];
}
