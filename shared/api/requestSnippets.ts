import {HTTPSnippet, type HarRequest} from 'httpsnippet';
import type {ExampleBody, ExampleRequest} from './exampleRequest';

/** A request in one language, as the page shows it when a reader asks for more languages. */
export interface RequestSnippet {
  label: string;
  /** Name of the language for the highlighter. */
  language: string;
  code: string;
}

/**
 * Languages beside those of every page (codeSamples.ts), each with the client library of httpsnippet that needs the
 * fewest packages.
 */
const targets = [
  {label: 'Go', language: 'go', target: 'go', client: 'native'},
  {label: 'Node.js', language: 'javascript', target: 'node', client: 'native'},
  {label: 'Java', language: 'java', target: 'java', client: 'nethttp'},
  {label: 'C#', language: 'csharp', target: 'csharp', client: 'httpclient'},
  {label: 'PHP', language: 'php', target: 'php', client: 'curl'},
  {label: 'Ruby', language: 'ruby', target: 'ruby', client: 'native'},
  {label: 'R', language: 'r', target: 'r', client: 'httr'},
  {label: 'Rust', language: 'rust', target: 'rust', client: 'reqwest'},
  {label: 'PowerShell', language: 'powershell', target: 'powershell', client: 'restmethod'},
  {label: 'Swift', language: 'swift', target: 'swift', client: 'nsurlsession'},
] as const;

/** Body in the form of httpsnippet. Names of files stand for their content. */
function postData(body: ExampleBody): HarRequest['postData'] {
  switch (body.kind) {
    case 'json':
      return {mimeType: body.type, text: JSON.stringify(body.value)};
    case 'text':
      return {mimeType: body.type, text: body.text};
    case 'file':
      return {mimeType: body.type, text: `<content of ${body.file}>`};
    default:
      return {
        mimeType: body.kind === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data',
        params: body.fields.map(({name, value, isFile}) => (isFile ? {name, fileName: value} : {name, value})),
      };
  }
}

/** Without postData where there is no body: the types ask for it, but the Rust code would then send a payload that it does not define. */
const harRequest = ({
  method,
  url,
  query,
  headers,
  body,
}: ExampleRequest): Omit<HarRequest, 'postData'> & Partial<HarRequest> => ({
  method: method.toUpperCase(),
  url,
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headersSize: -1,
  bodySize: -1,
  headers: [
    ...headers.map(([name, value]) => ({name, value})),
    ...(body === undefined || body.kind === 'multipart' ? [] : [{name: 'Content-Type', value: body.type}]),
  ],
  queryString: query.map(([name, value]) => ({name, value})),
  ...(body !== undefined && {postData: postData(body)}),
});

/**
 * An address as httpsnippet takes it, and the way back: it refuses the braces of a path's parameter, and what else no
 * address may hold.
 */
function plainAddress(url: string): {plain: string; restore: (code: string) => string} {
  const places = [...new Set(url.match(/\{[^{}]*\}/g) ?? [])];
  const nameOf = (index: number): string => `path-parameter-${index}-`;
  const withNames = places.reduce((text, place, index) => text.replaceAll(place, nameOf(index)), url);
  return {
    plain: encodeURI(withNames).replaceAll('%25', '%'),
    restore: (code) => places.reduce((text, place, index) => text.replaceAll(nameOf(index), () => place), code),
  };
}

/**
 * Writes the example request of an operation in further languages.
 *
 * @throws naming the language if httpsnippet has no code for one.
 */
export function requestSnippets(request: ExampleRequest): RequestSnippet[] {
  const {plain, restore} = plainAddress(request.url);
  const generator = new HTTPSnippet(harRequest({...request, url: plain}) as HarRequest);
  return targets.map(({label, language, target, client}) => {
    const code = generator.convert(target, client);
    if (typeof code !== 'string') {
      throw new Error(`httpsnippet gives no code for ${label} (${target}, ${client}); choose another client`);
    }
    return {label, language, code: restore(code.trim())};
  });
}
