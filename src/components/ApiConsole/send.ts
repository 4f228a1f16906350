// Sends a request and reads the response, within limits of time and size.
import {encodedPairs} from '../../../shared/api/encoding';
import type {ExampleRequest} from '../../../shared/api/exampleRequest';

/** Maximum bytes of a response that are read. */
export const maxBytes = 20_000_000;

/** Why reading stopped before the end of the response. */
export type Cut = 'size' | 'time' | 'canceled' | 'broken';

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
  /** When it ended, in milliseconds since 1970. */
  receivedAt: number;
  /** Where the response came from, if the service redirected the request. */
  redirectedTo: string | undefined;
}

/** Why there is no response. */
export type FailureReason = 'offline' | 'time' | 'canceled' | 'policy' | 'unreachable';

/** A request without a response. */
export interface FailedRequest {
  kind: 'failure';
  reason: FailureReason;
  /** Time until it failed, in milliseconds. */
  allMs: number;
  /** Origin that this site's content security policy blocked. */
  refused?: string;
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
  cutBy: () => Cut | undefined,
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
    cut = cutBy() ?? 'broken';
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
  /** Whether it carries security values: redirects are then not followed, so that no other service gets them. */
  isSigned: boolean;
  /** Time limit, in milliseconds. */
  timeLimit: number;
  /** Cancels it. */
  canceled: AbortSignal;
}

/**
 * Sends a request without cookies and without a referrer, bypassing the cache.
 *
 * @throws if its URL is not below the chosen server.
 */
export async function send(
  request: ExampleRequest,
  {server, payload, isSigned, timeLimit, canceled}: Sending,
): Promise<Outcome> {
  const fullUrl = urlOf(request);
  if (new URL(fullUrl).origin !== new URL(server).origin) {
    throw new Error(`${fullUrl} is not a URL of ${server}`);
  }
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeLimit);
  const cutBy = (): Cut | undefined => (canceled.aborted ? 'canceled' : timer.signal.aborted ? 'time' : undefined);
  let refused: string | undefined;
  const onRefusal = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src') {
      refused = blockedURI;
    }
  };
  document.addEventListener('securitypolicyviolation', onRefusal);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  canceled.addEventListener('abort', abort);
  timer.signal.addEventListener('abort', abort);
  if (canceled.aborted) {
    abort();
  }
  const {headers, body, method} = request;
  try {
    const response = await fetch(fullUrl, {
      method: method.toUpperCase(),
      headers: [
        // A page cannot set cookies for another site.
        ...headers
          .filter(([name]) => name.toLowerCase() !== 'cookie')
          .map(([name, value]): [string, string] => [name, value]),
        // The browser writes the type of a form itself, with its boundary.
        ...(body && body.kind !== 'multipart' ? [['Content-Type', body.type] as [string, string]] : []),
      ],
      ...(payload !== undefined && {body: payload}),
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: isSigned ? 'error' : 'follow',
      signal: controller.signal,
    });
    const firstMs = elapsed();
    const {content, cut} = response.body
      ? await readBody(response.body, cutBy)
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
      receivedAt: Date.now(),
      redirectedTo: response.redirected ? response.url : undefined,
    };
  } catch {
    // The browser reports the event after the promise is rejected.
    await new Promise((resolve) => setTimeout(resolve));
    const cut = cutBy();
    const reason: FailureReason =
      cut === 'canceled' || cut === 'time'
        ? cut
        : refused !== undefined
          ? 'policy'
          : !navigator.onLine
            ? 'offline'
            : 'unreachable';
    return {kind: 'failure', reason, allMs: elapsed(), ...(refused !== undefined && {refused})};
  } finally {
    clearTimeout(timeout);
    canceled.removeEventListener('abort', abort);
    document.removeEventListener('securitypolicyviolation', onRefusal);
  }
}
