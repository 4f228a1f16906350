// Sends a request and reads what comes back, within bounds of time and size.
import type {ExampleRequest} from '../../../shared/api/exampleRequest';

/** No more of an answer is read than this, in bytes. */
export const mostBytes = 20_000_000;

/** Why reading ended before the answer did. */
export type Cut = 'size' | 'time' | 'canceled' | 'broken';

/** An answer of a service, as far as it was read. */
export interface ReceivedAnswer {
  kind: 'answer';
  status: number;
  statusText: string;
  /** Those that the service lets pages of other sites read. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Media type with its parameters, as the service states it; empty where it does not. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
  cut: Cut | undefined;
  /** Time from the press to the head of the answer, and to its end, in milliseconds. */
  firstMs: number;
  allMs: number;
  /** When it ended, in milliseconds since 1970. */
  receivedAt: number;
  /** Where the answer came from, if the service led on to another address. */
  redirectedTo: string | undefined;
}

/** Why there is no answer. */
export type FailureReason = 'offline' | 'time' | 'canceled' | 'policy' | 'unreachable';

/** A request that got no answer. */
export interface FailedRequest {
  kind: 'failure';
  reason: FailureReason;
  /** Time until it failed, in milliseconds. */
  allMs: number;
  /** Origin that the policy of this site refused. */
  refused?: string;
}

/** What became of a request. */
export type Outcome = ReceivedAnswer | FailedRequest;

/** Address of a request with its query. */
export function addressOf({url, query}: ExampleRequest): string {
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString();
  return search === '' ? url : `${url}?${search}`;
}

/** Reads a body until its end or until there is a reason to stop. What has come until then is kept. */
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
      const room = mostBytes - size;
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
  let place = 0;
  for (const part of parts) {
    content.set(part, place);
    place += part.length;
  }
  return {content, cut};
}

/** How a request is sent. */
export interface Sending {
  /** The chosen server; the request goes nowhere else. */
  server: string;
  payload?: BodyInit | undefined;
  /** Whether it carries security values: a service that leads on then gets no answer, so that no other one sees them. */
  isSigned: boolean;
  /** Time until it is given up, in milliseconds. */
  timeLimit: number;
  /** Ends it at once. */
  canceled: AbortSignal;
}

/**
 * Sends a request: without cookies, without a referrer, past the cache.
 *
 * @throws if its address is not below the chosen server.
 */
export async function send(
  request: ExampleRequest,
  {server, payload, isSigned, timeLimit, canceled}: Sending,
): Promise<Outcome> {
  const address = addressOf(request);
  if (new URL(address).origin !== new URL(server).origin) {
    throw new Error(`${address} is not an address of ${server}`);
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
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers: [
        // A page cannot set cookies for another site.
        ...headers
          .filter(([name]) => name.toLowerCase() !== 'cookie')
          .map(([name, value]): [string, string] => [name, value]),
        // The browser itself writes that of a form, with the boundary of its parts.
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
      kind: 'answer',
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
    // The browser tells the event after it rejects.
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
