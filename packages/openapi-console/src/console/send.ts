// Sends a request and reads the response, up to a maximum size.
import {translate} from '@docusaurus/Translate';
import {encodedPairs, type ExampleRequest} from '@training-catalog/openapi-pages/client';

/** Maximum bytes of a response that are read. */
export const maxBytes = 20_000_000;

/** Why reading stopped before the end of the response. */
export type Cut = 'size' | 'canceled' | 'broken';

/** A response, as far as it was read. */
export interface ReceivedResponse {
  kind: 'response';
  status: number;
  statusText: string;
  /** The headers that the service lets pages of other sites read. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Media type with its parameters, as the service states it; empty if it does not. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
  cut: Cut | undefined;
  /** Time from the click to the headers of the response, and to its end, in milliseconds. */
  firstMs: number;
  allMs: number;
  /** Where the response came from, if the service redirected the request. */
  redirectedTo: string | undefined;
}

/** Why there is no response. `invalid`: the browser refused to send the request, so the service did not get it. */
export type FailureReason = 'offline' | 'canceled' | 'unreachable' | 'invalid';

/** A request without a response. */
export interface FailedRequest {
  kind: 'failure';
  reason: FailureReason;
  /** What is wrong with an invalid request. */
  fault?: string;
  /** Whether the cause may be a redirect, because none was followed. */
  isBound?: boolean;
}

/** The outcome of a request. */
export type Outcome = ReceivedResponse | FailedRequest;

/** URL of a request with its query. */
export function urlOf({url, query}: ExampleRequest): string {
  const search = encodedPairs(query);
  return search === '' ? url : `${url}?${search}`;
}

/** Reads a body until its end or until there is a reason to stop. What has arrived by then is kept. */
async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  canceled: AbortSignal,
): Promise<{content: Uint8Array<ArrayBuffer>; cut: Cut | undefined}> {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let cut: Cut | undefined;
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        break;
      }
      const room = maxBytes - size;
      parts.push(value.length > room ? value.slice(0, room) : value);
      size += Math.min(value.length, room);
      if (value.length > room) {
        cut = 'size';
        break;
      }
    }
  } catch {
    cut = canceled.aborted ? 'canceled' : 'broken';
  }
  if (cut !== undefined) {
    reader.cancel().catch(() => undefined);
  }
  const content = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    content.set(part, offset);
    offset += part.length;
  }
  return {content, cut};
}

/** How a request is sent. */
export interface Sending {
  /** The chosen server; the request is sent nowhere else. */
  server: string;
  payload?: BodyInit | undefined;
  /** Whether it carries security values or a password. Redirects are then not followed, nor with header parameters. */
  isSigned: boolean;
  /** Cancels it. */
  canceled: AbortSignal;
}

/** Headers that a page can send: it cannot set cookies for another site. */
const sentHeaders = ({headers, body}: ExampleRequest): [name: string, value: string][] => [
  ...headers
    .filter(([name]) => name.toLowerCase() !== 'cookie')
    .map(([name, value]): [string, string] => [name, value]),
  // The browser writes the type of a form itself, with its boundary.
  ...(body && body.kind !== 'multipart' ? [['Content-Type', body.type] as [string, string]] : []),
];

/** Headers that cannot carry a key. */
const keyless = new Set(['accept', 'content-type']);

/** Names the header that a browser refuses to send, but not its value, which may be a secret. */
function faultyHeader(headers: readonly (readonly [name: string, value: string])[]): string | undefined {
  const [name] = headers.find(([, value]) => /[^\t -~\u0080-\u00ff]/.test(value)) ?? [];
  return name === undefined
    ? undefined
    : translate(
        {
          id: 'training-catalog.openapi-console.headerCharacter',
          message: 'The header {name} contains a character that is not in ISO 8859-1 (Latin-1).',
        },
        {name},
      );
}

/**
 * Sends a request without cookies and without a referrer, bypassing the cache. A request that is not for the chosen
 * server, or that the browser refuses, is not sent.
 */
export async function send(request: ExampleRequest, {server, payload, isSigned, canceled}: Sending): Promise<Outcome> {
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  const headers = sentHeaders(request);
  // After a redirect, the browser would repeat all headers to another address. A specification may describe a key as an
  // ordinary header parameter, so every header counts.
  const isBound = isSigned || headers.some(([name]) => !keyless.has(name.toLowerCase()));
  let sent: Request;
  try {
    const fullUrl = urlOf(request);
    if (new URL(fullUrl).origin !== new URL(server).origin) {
      throw new Error(
        translate(
          {id: 'training-catalog.openapi-console.wrongServer', message: '{url} is not a URL of {server}.'},
          {url: fullUrl, server},
        ),
      );
    }
    sent = new Request(fullUrl, {
      method: request.method.toUpperCase(),
      headers,
      ...(payload !== undefined && {body: payload}),
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: isBound ? 'error' : 'follow',
      signal: canceled,
    });
  } catch (error) {
    const fault = faultyHeader(headers) ?? (error instanceof Error ? error.message : String(error));
    return {kind: 'failure', reason: 'invalid', fault};
  }
  try {
    const response = await fetch(sent);
    const firstMs = elapsed();
    const {content, cut} = response.body
      ? await readBody(response.body, canceled)
      : {content: new Uint8Array(), cut: undefined};
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      type: response.headers.get('content-type') ?? '',
      content,
      cut,
      firstMs,
      allMs: elapsed(),
      redirectedTo: response.redirected ? response.url : undefined,
    };
  } catch {
    const reason: FailureReason = canceled.aborted ? 'canceled' : navigator.onLine ? 'unreachable' : 'offline';
    return {kind: 'failure', reason, isBound};
  }
}
