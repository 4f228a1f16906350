import {pythonLiteral} from '../../shared/api/codeSamples';
import {encodedPairs} from '../../shared/api/encoding';
import {exampleRequest, isJson, serverOf} from '../../shared/api/exampleRequest';
import {flatten} from '../../shared/api/fields';
import {codeBlock, codeText, plainText} from './markdownText';
import {methods, type Operation, type OperationItem} from '../../shared/api/types';

/** Versions that the commands on overview pages name; tests/unit/clients.test.ts and `npm run test:api` run them. */
export const clientTools = {typescript: 'openapi-typescript@7', python: 'openapi-python-client==0.29.1'} as const;

/**
 * A name that every generator splits into the same words: letters, separated by spaces, hyphens, underscores, or
 * capitals.
 */
const plainName = /^[A-Za-z][a-z]*(?:[ _-][A-Za-z][a-z]*|[A-Z][a-z]+)*$/;

const wordsOf = (name: string): string[] => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[ _-]+/);
const snakeCase = (name: string): string => wordsOf(name).join('_').toLowerCase();
const pascalCase = (name: string): string =>
  wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

/** First successful JSON response of an operation: status and type. */
function jsonResponse({responses = {}}: Operation): {status: string; type: string} | undefined {
  return Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .flatMap(([status, {content = {}}]) => Object.keys(content).map((type) => ({status, type})))
    .find(({type}) => isJson(type));
}

/** Number of values that a caller must know before a first request. */
const inputsOf = ({parameters = [], requestBody}: Operation): number => parameters.length + (requestBody ? 10 : 0);

/** The simplest operation whose response is JSON and whose request is only a URL or a JSON body. */
function firstOperation(items: readonly OperationItem[]): Operation | undefined {
  return items
    .map(({api}) => api)
    .filter((api) => {
      const {body, headers} = exampleRequest(api, serverOf(api));
      const isPlain = headers.length === 0 && (body === undefined || body.kind === 'json');
      return !api.isWebhook && isPlain && jsonResponse(api) !== undefined;
    })
    .toSorted((a, b) => inputsOf(a) - inputsOf(b))[0];
}

/** Name of the module that the commands write, for a set of this id. */
export const clientModule = (id: string): string => `${id.replaceAll('-', '_')}_client`;

/**
 * A first request with the types of openapi-typescript, read from `./<id>`.
 *
 * @returns undefined if no operation of the set responds to a plain request with JSON.
 */
export function typescriptExample(items: readonly OperationItem[], id: string): string | undefined {
  const api = firstOperation(items);
  const success = api && jsonResponse(api);
  if (!api || !success || !methods.some((method) => method === api.method)) {
    return undefined;
  }
  const {url, query, body} = exampleRequest(api, serverOf(api));
  const search = encodedPairs(query);
  const full = JSON.stringify(search ? `${url}?${search}` : url);
  const path = [api.path, api.method, 'responses', success.status, 'content', success.type];
  const options = [
    ...(api.method === 'get' ? [] : [`  method: ${JSON.stringify(api.method.toUpperCase())},`]),
    ...(body?.kind === 'json'
      ? [
          `  headers: {"Content-Type": ${JSON.stringify(body.type)}},`,
          `  body: JSON.stringify(${JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ')}),`,
        ]
      : []),
  ];
  return [
    `import type {paths} from ${JSON.stringify(`./${id}`)};`,
    '',
    `type Data = paths${path.map((key) => `[${/^\d+$/.test(key) ? key : JSON.stringify(key)}]`).join('')};`,
    '',
    ...(options.length === 0
      ? [`const response = await fetch(${full});`]
      : [`const response = await fetch(${full}, {`, ...options, '});']),
    'const data = (await response.json()) as Data;',
    'console.log(data);',
  ].join('\n');
}

/**
 * A first request with the functions of openapi-python-client.
 *
 * @returns undefined if the generator's names cannot be predicted from the name and request of any operation.
 */
export function pythonExample(items: readonly OperationItem[], id: string): string | undefined {
  const candidates = items.filter(({api}) => {
    const [tag = ''] = api.tags ?? [];
    const title = flatten(api.requestBody?.content?.['application/json']?.schema ?? {}).title ?? '';
    const isNamed = plainName.test(api.operationId ?? '') && plainName.test(tag);
    return isNamed && (api.parameters ?? []).length === 0 && (!api.requestBody || plainName.test(title));
  });
  const api = firstOperation(candidates);
  if (!api) {
    return undefined;
  }
  const {body} = exampleRequest(api, serverOf(api));
  const title = flatten(api.requestBody?.content?.['application/json']?.schema ?? {}).title ?? '';
  const name = snakeCase(api.operationId ?? '');
  const module = clientModule(id);
  const isSent = body?.kind === 'json';
  return [
    `from ${module} import Client`,
    `from ${module}.api.${snakeCase(api.tags?.[0] ?? '')} import ${name}`,
    ...(isSent ? [`from ${module}.models import ${pascalCase(title)}`] : []),
    '',
    `client = Client(base_url=${JSON.stringify(serverOf(api))})`,
    ...(isSent
      ? [
          `body = ${pascalCase(title)}.from_dict(${pythonLiteral(body.value)})`,
          `print(${name}.sync(client=client, body=body))`,
        ]
      : [`print(${name}.sync(client=client))`]),
  ].join('\n');
}

/**
 * Uses of the OpenAPI file: requests in Postman, and typed clients generated by a command.
 *
 * @param id - name of the set, from which the files of the clients are named.
 * @param specificationUrl - full URL of the OpenAPI file.
 * @param canGenerate - whether the generators read the file; they do not take OpenAPI 2.0.
 */
export function clientsSection(
  items: readonly OperationItem[],
  id: string,
  specificationUrl: string,
  canGenerate: boolean,
): string[] {
  const typescript = typescriptExample(items, id);
  const python = pythonExample(items, id);
  const generators = [
    '### TypeScript',
    'Generate types for all requests and responses. Types have no runtime cost:',
    codeBlock('bash', `npx ${clientTools.typescript} ${specificationUrl} -o ${id}.ts`),
    ...(typescript === undefined ? [] : [codeBlock('ts', typescript, 'example.ts')]),
    '### Python',
    `Generate a package in the folder ${codeText(clientModule(id))}, with one module for each operation and a class for each schema:`,
    codeBlock(
      'bash',
      [
        `pip install ${clientTools.python}`,
        `openapi-python-client generate --url ${specificationUrl} --meta none --output-path ${clientModule(id)}`,
      ].join('\n'),
    ),
    ...(python === undefined ? [] : [codeBlock('python', python, 'example.py')]),
  ];
  return [
    '## Clients',
    'Use this URL in any tool that reads OpenAPI files. In Postman, choose **Import** and paste the URL to create a collection of all requests.',
    codeBlock('text', specificationUrl),
    ...(canGenerate ? generators : []),
  ];
}

/** How to cite the reference of a set. */
export const citationSection = (
  title: string,
  version: string | undefined,
  catalog: string,
  page: string,
): string[] => [
  '## How to cite',
  `Cite this reference as: ${plainText(`“${title}”${version ? `, version ${version}` : ''}. ${catalog}.`)} ${codeText(page)}`,
  'To cite the software behind the API, use the citation on its project page.',
];
