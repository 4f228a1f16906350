import {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Operation} from '@training-catalog/openapi-pages/client';
import {documentedStatus, plainType, readContent, visible} from './responseBody.js';
import ResponseTable from './ResponseTable.js';
import Choice from './Choice.js';
import CopyButton from './CopyButton.js';
import {formatBytes, formatNumber} from './numbers.js';
import {
  maxBytes,
  type Cut,
  type FailedRequest,
  type FailureReason,
  type Outcome,
  type ReceivedResponse,
} from './send.js';

/** Maximum number of characters of a text that are shown. */
const maxDrawn = 100_000;

const timeText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

const cuts: Record<Cut, () => string> = {
  size: () =>
    translate(
      {
        id: 'training-catalog.openapi-console.cutSize',
        message: 'The response is longer than {size}. The page stopped reading there; use curl to get all of it.',
      },
      {size: formatBytes(maxBytes)},
    ),
  canceled: () =>
    translate({
      id: 'training-catalog.openapi-console.cutCanceled',
      message: 'You canceled the request. This is what arrived before that.',
    }),
  broken: () =>
    translate({
      id: 'training-catalog.openapi-console.cutBroken',
      message: 'The connection was lost. This is what arrived before that; send the request again.',
    }),
};

/** Why there is no response, if the page knows. */
const reasons: Record<Exclude<FailureReason, 'unreachable'>, () => string> = {
  offline: () =>
    translate({
      id: 'training-catalog.openapi-console.offline',
      message: 'Your device is offline. Connect to the network, then send the request again.',
    }),
  invalid: () =>
    translate({
      id: 'training-catalog.openapi-console.refusedByBrowser',
      message: 'Nothing was sent, because the browser refused the request.',
    }),
  canceled: () =>
    translate({
      id: 'training-catalog.openapi-console.canceled',
      message: 'You canceled the request. The service may have received it.',
    }),
};

/** Explains why there is no response, as far as a page can know, and what to try. */
function FailureText({
  failure: {reason, fault = '', isBound},
  server,
}: {
  failure: FailedRequest;
  server: string;
}): ReactNode {
  if (reason !== 'unreachable') {
    return <p>{`${reasons[reason]()} ${fault}`}</p>;
  }
  const causes = [
    translate({
      id: 'training-catalog.openapi-console.causeCors',
      message:
        'The service does not allow cross-origin requests (CORS), or not for this response. The same request works in curl.',
    }),
    translate({
      id: 'training-catalog.openapi-console.causeDown',
      message: 'The service is unreachable: it is not running, or its host name or certificate is invalid.',
    }),
    ['localhost', '127.0.0.1'].includes(new URL(server).hostname) &&
      translate(
        {
          id: 'training-catalog.openapi-console.causeLocal',
          message:
            'Nothing is listening at {server} on your machine, or the browser blocked access to it. Start the server first, and allow access if the browser asks.',
        },
        {server},
      ),
    isBound &&
      translate({
        id: 'training-catalog.openapi-console.causeRedirect',
        message:
          'The service redirected the request. The console does not follow a redirect if the request carries a key, a password, or a header, so that no other address gets them.',
      }),
    translate({
      id: 'training-catalog.openapi-console.causeNetwork',
      message: 'Your network or a browser extension blocked the request.',
    }),
  ];
  return (
    <>
      <p>
        {translate({
          id: 'training-catalog.openapi-console.unreachable',
          message:
            'The browser did not give this page a response. A page cannot tell which of these is the cause, but the console in your browser’s developer tools can:',
        })}
      </p>
      <ul>{causes.map((cause) => cause && <li key={cause}>{cause}</li>)}</ul>
      <p>
        {translate({
          id: 'training-catalog.openapi-console.seeReason',
          message: 'To see the reason, copy the curl command and run it in a terminal.',
        })}
      </p>
    </>
  );
}

/** Advice on statuses with a meaning of their own. */
const statusAdvice: Record<number, (response: ReceivedResponse) => string> = {
  401: () =>
    translate({
      id: 'training-catalog.openapi-console.needsKey',
      message: 'The service did not accept the request without a valid key. Fill it in under Authentication.',
    }),
  429: ({headers}) => {
    const [, after] = headers.find(([name]) => name.toLowerCase() === 'retry-after') ?? [];
    return after === undefined
      ? translate({
          id: 'training-catalog.openapi-console.tooMany',
          message: 'You sent too many requests. Wait a minute before the next one.',
        })
      : /^\d+$/.test(after)
        ? translate(
            {
              id: 'training-catalog.openapi-console.retrySeconds',
              message: 'You sent too many requests. Send the next one after {seconds} seconds.',
            },
            {seconds: after},
          )
        : translate(
            {
              id: 'training-catalog.openapi-console.retryDate',
              message: 'You sent too many requests. Send the next one after {date}.',
            },
            {date: visible(after)},
          );
  },
};

const statusClasses: Record<number, () => string> = {
  4: () =>
    translate({
      id: 'training-catalog.openapi-console.rejected',
      message: 'The service rejected the request. Compare the fields with the description of the operation.',
    }),
  5: () =>
    translate({
      id: 'training-catalog.openapi-console.failed',
      message: 'The service failed. The request may be valid; try again later, or request less data.',
    }),
};

/** What to beware of if a response has another type than the specification lists first; undefined if it has that one. */
export function warningOf({status, type}: ReceivedResponse, {responses}: Operation): string | undefined {
  const [usual] = Object.keys(documentedStatus(responses, status)?.response.content ?? {}).map(plainType);
  const plain = plainType(type);
  return usual !== undefined && plain !== '' && plain !== usual && !usual.includes('*')
    ? translate(
        {
          id: 'training-catalog.openapi-console.otherType',
          message:
            'The response is {type}, but the specification lists {usual} first for this status. Some services report errors this way, even with status 200: read the body before you use it.',
        },
        {type: plain, usual},
      )
    : undefined;
}

/** Explains a status, by the specification and in general. */
function Meaning({response, operation}: {response: ReceivedResponse; operation: Operation}): ReactNode {
  const {status} = response;
  const documented = documentedStatus(operation.responses, status);
  const warning = warningOf(response, operation);
  const {description} = documented?.response ?? {};
  const advice = statusAdvice[status]?.(response) ?? statusClasses[Math.floor(status / 100)]?.();
  return (
    <>
      <p>
        <span>
          {documented
            ? (description ??
              translate({
                id: 'training-catalog.openapi-console.noMeaning',
                message: 'The specification does not describe this status.',
              }))
            : translate({
                id: 'training-catalog.openapi-console.unmentioned',
                message: 'The specification does not mention this status.',
              })}
        </span>{' '}
        {documented && (
          <a href={`#response-${documented.key.toLowerCase()}`}>
            {translate({id: 'training-catalog.openapi-console.description', message: 'Description'})}
          </a>
        )}
      </p>
      {advice !== undefined && (
        <p>
          <span>{advice}</span>{' '}
          {status === 401 && (
            <a href="#authentication">
              {translate({id: 'training-catalog.openapi-console.howToAccess', message: 'How to get access'})}
            </a>
          )}
        </p>
      )}
      {warning !== undefined && <p className="api-note">{warning}</p>}
    </>
  );
}

function TextView({text}: {text: string}): ReactNode {
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" className="api-text" tabIndex={0}>
        {visible(text.slice(0, maxDrawn))}
      </pre>
      {text.length > maxDrawn && (
        <p>
          {translate(
            {
              id: 'training-catalog.openapi-console.firstCharacters',
              message: 'The first {count} of {total} characters. Save the response to read all of it.',
            },
            {count: formatNumber(maxDrawn), total: formatNumber(text.length)},
          )}
        </p>
      )}
    </>
  );
}

/** Saves the bytes as received, as a type that no browser opens, so that none of it can run on this site. */
function save({content, type}: ReceivedResponse): void {
  const plain = plainType(type);
  const [, extension = plain.startsWith('text/') ? 'txt' : 'bin'] = /[/+](csv|json|xml)$/.exec(plain) ?? [];
  const url = URL.createObjectURL(new Blob([content], {type: 'application/octet-stream'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `response.${extension}`;
  link.click();
  // Not revoked at once: a browser may read a large blob only after the reader has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function Body({response}: {response: ReceivedResponse}): ReactNode {
  const content = useMemo(() => readContent(response.content, response.type), [response]);
  const [isText, setIsText] = useState(false);
  if (content.kind === 'empty') {
    return <p>{translate({id: 'training-catalog.openapi-console.noBody', message: 'The response has no body.'})}</p>;
  }
  const {table, text, note} = content;
  return (
    <>
      {note !== undefined && <p className="api-note">{note}</p>}
      <div className="api-actions">
        <button type="button" className="api-button" onClick={() => save(response)}>
          {translate({id: 'training-catalog.openapi-console.save', message: 'Save'})}
        </button>
        {content.kind !== 'binary' && (
          <CopyButton label={translate({id: 'training-catalog.openapi-console.copy', message: 'Copy'})} text={text} />
        )}
      </div>
      {content.kind === 'binary' ? (
        <p>
          {translate({
            id: 'training-catalog.openapi-console.notText',
            message: 'The response is not text. Save it and open it in another program.',
          })}
        </p>
      ) : (
        <>
          {table && (
            <Choice
              label={translate({
                id: 'training-catalog.openapi-console.viewOfResponse',
                message: 'View of the response',
              })}
              names={[
                translate({id: 'training-catalog.openapi-console.table', message: 'Table'}),
                translate({id: 'training-catalog.openapi-console.text', message: 'Text'}),
              ]}
              value={isText}
              onChange={setIsText}
            />
          )}
          {table && !isText ? <ResponseTable table={table} /> : <TextView text={text} />}
        </>
      )}
    </>
  );
}

/** The outcome of a request: the response with its meaning, or why there is none. */
export default function ResponseView({
  outcome,
  operation,
  server,
}: {
  outcome: Outcome;
  operation: Operation;
  server: string;
}): ReactNode {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which must not become the cleanup function.
    heading.current?.scrollIntoView({block: 'nearest'});
  }, [outcome]);
  if (outcome.kind === 'failure') {
    return (
      <section
        className="api-response"
        aria-label={translate({id: 'training-catalog.openapi-console.response', message: 'Response'})}
      >
        <p ref={heading} className="api-status" data-class="none">
          {translate({id: 'training-catalog.openapi-console.noResponse', message: 'No response'})}
        </p>
        <FailureText failure={outcome} server={server} />
      </section>
    );
  }
  const {status, statusText, firstMs, allMs, content, headers, cut, redirectedTo} = outcome;
  return (
    <section
      className="api-response"
      aria-label={translate({id: 'training-catalog.openapi-console.response', message: 'Response'})}
    >
      <p ref={heading} className="api-status" data-class={Math.floor(status / 100)}>
        <strong>{`${status} ${visible(statusText)}`}</strong>{' '}
        <span>
          {translate(
            {id: 'training-catalog.openapi-console.timing', message: '{all} (first byte after {first}), {size}'},
            {all: timeText(allMs), first: timeText(firstMs), size: formatBytes(content.length)},
          )}
        </span>
      </p>
      <Meaning response={outcome} operation={operation} />
      {redirectedTo !== undefined && (
        <p className="api-note">
          {translate(
            {
              id: 'training-catalog.openapi-console.redirectedTo',
              message: 'The service redirected the request to {url}.',
            },
            {url: visible(redirectedTo)},
          )}
        </p>
      )}
      {cut !== undefined && <p className="api-note">{cuts[cut]()}</p>}
      <details>
        <summary>
          {translate(
            {
              id: 'training-catalog.openapi-console.headers',
              message: 'Response headers exposed to web pages ({count})',
            },
            {count: headers.length},
          )}
        </summary>
        <dl className="api-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{visible(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Body response={outcome} />
    </section>
  );
}
