import {HTTPSnippet, type HarRequest} from 'httpsnippet';
import type {ExampleRequest} from './codeSamples';

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

/** Without postData where there is no body: the types ask for it, but the Rust code would then send a payload that it does not define. */
const harRequest = ({
  method,
  url,
  query,
  body,
}: ExampleRequest): Omit<HarRequest, 'postData'> & Partial<HarRequest> => ({
  method: method.toUpperCase(),
  url,
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headersSize: -1,
  bodySize: -1,
  headers: body === undefined ? [] : [{name: 'Content-Type', value: 'application/json'}],
  queryString: query.map(([name, value]) => ({name, value})),
  ...(body !== undefined && {postData: {mimeType: 'application/json', text: body}}),
});

/**
 * Writes the example request of an operation in further languages.
 *
 * @throws naming the language if httpsnippet has no code for one.
 */
export function requestSnippets(request: ExampleRequest): RequestSnippet[] {
  const generator = new HTTPSnippet(harRequest(request) as HarRequest);
  return targets.map(({label, language, target, client}) => {
    const code = generator.convert(target, client);
    if (typeof code !== 'string') {
      throw new Error(`httpsnippet gives no code for ${label} (${target}, ${client}); choose another client`);
    }
    return {label, language, code: code.trim()};
  });
}
