import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Operation} from '@training-catalog/openapi-pages/client';
import {formatBytes} from '@site/shared/formatBytes';
import {formatNumber} from '@site/shared/formatNumber';
import {saveFile} from '../saveFile';
import {
  documentedStatus,
  find,
  numericColumns,
  plainType,
  readContent,
  retryText,
  visible,
  type Content,
} from './responseBody';
import ResponseChart from './ResponseChart';
import ResponseTable from './ResponseTable';
import CopyButton from './CopyButton';
import JsonTree from './JsonTree';
import {maxBytes, type Cut, type FailedRequest, type Outcome, type ReceivedResponse} from './send';

/** Maximum number of characters of a text that are shown. */
const maxDrawn = 100_000;

/** Maximum number of matches that a search lists. */
const maxHits = 100;

const timeText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

const cuts: Record<Cut, string> = {
  size: `The response is longer than ${formatBytes(maxBytes)}. The page stopped reading there; use curl to get all of it.`,
  time: 'The response did not end within the time limit. This is what arrived; increase the timeout, or use curl.',
  canceled: 'You canceled the request. This is what arrived before that.',
  broken: 'The connection was lost. This is what arrived before that; send the request again.',
};

/** Explains why there is no response, as far as a page can know, and what to try. */
function FailureText({failure, server}: {failure: FailedRequest; server: string}): ReactNode {
  const {reason, allMs, refused, fault, isBound} = failure;
  const {hostname} = new URL(server);
  switch (reason) {
    case 'offline':
      return <p>Your device is offline. Connect to the network, then send the request again.</p>;
    case 'time':
      return (
        <p>
          The service did not respond within {timeText(allMs)}. Increase the timeout, request less data, or try again
          later.
        </p>
      );
    case 'invalid':
      return <p>Nothing was sent, because the browser refused the request. {fault}</p>;
    case 'canceled':
      return <p>You canceled the request. The service may have received it.</p>;
    case 'policy':
      return (
        <p>
          The service redirected the request to {refused ?? 'another URL'}, which this site is not allowed to reach.
          Copy the request and send it from your own machine.
        </p>
      );
    default:
      return (
        <>
          <p>
            The browser did not give this page a response. A page cannot tell which of these is the cause, but the
            console in your browser’s developer tools can:
          </p>
          <ul>
            <li>
              The service does not allow cross-origin requests (CORS), or not for this response. The same request works
              in curl.
            </li>
            <li>The service is unreachable: it is not running, or its host name or certificate is invalid.</li>
            {['localhost', '127.0.0.1'].includes(hostname) && (
              <li>
                Nothing is listening at {server} on your machine, or the browser blocked access to it. Start the server
                first, and allow access if the browser asks.
              </li>
            )}
            {isBound && (
              <li>
                The service redirected the request. The console does not follow a redirect if the request carries a key,
                a password, or a header, so that no other address gets them.
              </li>
            )}
            <li>Your network or a browser extension blocked the request.</li>
          </ul>
          <p>To see the reason, copy the curl command and run it in a terminal.</p>
        </>
      );
  }
}

const statusClasses: Record<number, string> = {
  4: 'The service rejected the request. Compare the fields with the description of the operation.',
  5: 'The service failed. The request may be valid; try again later, or request less data.',
};

/** Explains a status, by the specification and in general. */
function Meaning({response, operation}: {response: ReceivedResponse; operation: Operation}): ReactNode {
  const {status, type, headers, receivedAt} = response;
  const documented = documentedStatus(operation.responses, status);
  const types = Object.keys(documented?.response.content ?? {}).map(plainType);
  const [usual] = types;
  const plain = plainType(type);
  const isOther = usual !== undefined && plain !== '' && plain !== usual && !usual.includes('*');
  const {description} = documented?.response ?? {};
  return (
    <>
      <p>
        {documented
          ? (description ?? 'The specification does not describe this status.')
          : 'The specification does not mention this status.'}
      </p>
      {status === 429 && (
        <p>
          You have sent too many requests.{' '}
          {retryText(headers.find(([name]) => name === 'retry-after')?.[1], receivedAt)}
        </p>
      )}
      {status !== 429 && statusClasses[Math.floor(status / 100)] !== undefined && (
        <p>{statusClasses[Math.floor(status / 100)]}</p>
      )}
      {isOther && (
        <p className="api-note">
          The response is <code>{plain}</code>, but the specification lists <code>{usual}</code>
          {types.includes(plain) ? ' first' : ' only'} for this status. Some services report errors this way, even with
          status 200: read the body before you use it.
        </p>
      )}
    </>
  );
}

const views = {table: 'Table', chart: 'Chart', tree: 'Tree', text: 'Text'} as const;
type View = keyof typeof views;

function viewsOf({table, node}: Content): View[] {
  return [
    ...(table && table.rows.length > 0 ? (['table'] as const) : []),
    ...(table && table.rows.length > 0 && numericColumns(table).length > 0 ? (['chart'] as const) : []),
    ...(node && (node.kind === 'object' || node.kind === 'array') ? (['tree'] as const) : []),
    'text',
  ];
}

function Hits({content, wanted}: {content: Content; wanted: string}): ReactNode {
  const hits = useMemo(() => find(content, wanted, maxHits), [content, wanted]);
  return (
    <>
      <p role="status">
        {hits.length === 0
          ? 'No matches.'
          : `${hits.length === maxHits ? `The first ${maxHits}` : hits.length} ${hits.length === 1 ? 'match' : 'matches'}.`}
      </p>
      <ul className="api-hits">
        {hits.map(({path, text}, index) => (
          <li key={index}>
            <code>{visible(path)}</code> {visible(text)}
          </li>
        ))}
      </ul>
    </>
  );
}

function TextView({text}: {text: string}): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const drawn = isWhole ? text : text.slice(0, maxDrawn);
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="api-text" tabIndex={0}>
        {visible(drawn)}
      </pre>
      {drawn.length < text.length && (
        <p>
          The first {formatNumber(maxDrawn)} of {formatNumber(text.length)} characters.{' '}
          {text.length < 10 * maxDrawn ? (
            <button type="button" className="api-button" onClick={() => setIsWhole(true)}>
              Show all
            </button>
          ) : (
            'Save the response to read all of it.'
          )}
        </p>
      )}
    </>
  );
}

/** File extension by media type. */
const extensions = new Map<string, string>(
  Object.entries({
    'text/csv': 'csv',
    'text/html': 'html.txt',
    'text/plain': 'txt',
    'application/json': 'json',
    'application/xml': 'xml',
  }),
);

/** Saves the bytes as received, as a type that no browser opens, so that none of it can run on this site. */
function save({content, type}: ReceivedResponse): void {
  const plain = plainType(type);
  const extension = extensions.get(plain) ?? (plain.endsWith('+json') ? 'json' : 'bin');
  saveFile(`response.${extension}`, new Blob([content], {type: 'application/octet-stream'}));
}

function Body({response}: {response: ReceivedResponse}): ReactNode {
  const id = useId();
  const content = useMemo(() => readContent(response.content, response.type), [response]);
  const possible = useMemo(() => viewsOf(content), [content]);
  const [chosen, setChosen] = useState<View>();
  const [wanted, setWanted] = useState('');
  const view = chosen !== undefined && possible.includes(chosen) ? chosen : (possible[0] ?? 'text');
  if (content.kind === 'empty') {
    return <p>The response has no body.</p>;
  }
  const {table, node, text, note} = content;
  return (
    <>
      {note !== undefined && <p className="api-note">{note}</p>}
      <div className="api-actions">
        <button type="button" className="api-button" onClick={() => save(response)}>
          Save
        </button>
        {content.kind !== 'binary' && <CopyButton label="Copy" text={text} remedy="Save the response instead." />}
      </div>
      {content.kind === 'binary' ? (
        <p>The response is not text. Save it and open it in another program.</p>
      ) : (
        <>
          {possible.length > 1 && (
            <div className="api-choices" role="radiogroup" aria-label="View of the response">
              {possible.map((one) => (
                <label key={one}>
                  <input type="radio" name={`${id}-view`} checked={view === one} onChange={() => setChosen(one)} />{' '}
                  {views[one]}
                </label>
              ))}
            </div>
          )}
          <div className="api-field">
            <label htmlFor={`${id}-find`}>Find in the response</label>
            <input
              id={`${id}-find`}
              type="search"
              className="api-input"
              value={wanted}
              onChange={({target}) => setWanted(target.value)}
            />
          </div>
          {wanted !== '' ? (
            <Hits content={content} wanted={wanted} />
          ) : view === 'table' && table ? (
            <ResponseTable table={table} />
          ) : view === 'chart' && table ? (
            <ResponseChart table={table} />
          ) : view === 'tree' && node ? (
            <JsonTree node={node} />
          ) : (
            <TextView text={text} />
          )}
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
      <section className="api-response" aria-label="Response">
        <p ref={heading} className="api-status" data-class="none">
          No response
        </p>
        <FailureText failure={outcome} server={server} />
      </section>
    );
  }
  const {status, statusText, firstMs, allMs, content, headers, cut, redirectedTo} = outcome;
  return (
    <section className="api-response" aria-label="Response">
      <p ref={heading} className="api-status" data-class={Math.floor(status / 100)}>
        <strong>
          {status} {visible(statusText)}
        </strong>{' '}
        <span>
          {timeText(allMs)} (first byte after {timeText(firstMs)}), {formatBytes(content.length)}
        </span>
      </p>
      <Meaning response={outcome} operation={operation} />
      {redirectedTo !== undefined && (
        <p className="api-note">
          The service redirected the request to <code>{visible(redirectedTo)}</code>.
        </p>
      )}
      {cut !== undefined && <p className="api-note">{cuts[cut]}</p>}
      <details>
        <summary>Response headers exposed to web pages ({headers.length})</summary>
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
