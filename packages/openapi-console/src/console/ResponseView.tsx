import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Operation} from '@training-catalog/openapi-pages/client';
import {documentedStatus, plainType, readContent, visible, type Content} from './responseBody.js';
import ResponseTable from './ResponseTable.js';
import CopyButton from './CopyButton.js';
import JsonTree from './JsonTree.js';
import {formatBytes, formatNumber} from './numbers.js';
import {texts} from './texts.js';
import {maxBytes, type Cut, type FailedRequest, type Outcome, type ReceivedResponse} from './send.js';

/** Maximum number of characters of a text that are shown. */
const maxDrawn = 100_000;

const timeText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

const cuts: Record<Cut, () => string> = {
  size: () => texts.cutSize({size: formatBytes(maxBytes)}),
  time: texts.cutTime,
  canceled: texts.cutCanceled,
  broken: texts.cutBroken,
};

/** Explains why there is no response, as far as a page can know, and what to try. */
function FailureText({failure, server}: {failure: FailedRequest; server: string}): ReactNode {
  const {reason, allMs, refused, fault, isBound} = failure;
  const {hostname} = new URL(server);
  switch (reason) {
    case 'offline':
      return <p>{texts.offline()}</p>;
    case 'time':
      return <p>{texts.timedOut({time: timeText(allMs)})}</p>;
    case 'invalid':
      return (
        <p>
          {texts.refusedByBrowser()} {fault}
        </p>
      );
    case 'canceled':
      return <p>{texts.canceled()}</p>;
    case 'policy':
      return <p>{texts.redirectedAway({url: refused ?? texts.anotherUrl()})}</p>;
    default:
      return (
        <>
          <p>{texts.unreachable()}</p>
          <ul>
            <li>{texts.causeCors()}</li>
            <li>{texts.causeDown()}</li>
            {['localhost', '127.0.0.1'].includes(hostname) && <li>{texts.causeLocal({server})}</li>}
            {isBound && <li>{texts.causeRedirect()}</li>}
            <li>{texts.causeNetwork()}</li>
          </ul>
          <p>{texts.seeReason()}</p>
        </>
      );
  }
}

const statusClasses: Record<number, () => string> = {4: texts.rejected, 5: texts.failed};

/** Explains a status, by the specification and in general. */
function Meaning({response, operation}: {response: ReceivedResponse; operation: Operation}): ReactNode {
  const {status, type} = response;
  const documented = documentedStatus(operation.responses, status);
  const types = Object.keys(documented?.response.content ?? {}).map(plainType);
  const [usual] = types;
  const plain = plainType(type);
  const isOther = usual !== undefined && plain !== '' && plain !== usual && !usual.includes('*');
  const {description} = documented?.response ?? {};
  return (
    <>
      <p>{documented ? (description ?? texts.noMeaning()) : texts.unmentioned()}</p>
      {status === 429 && <p>{texts.tooMany()}</p>}
      {status !== 429 && statusClasses[Math.floor(status / 100)] !== undefined && (
        <p>{statusClasses[Math.floor(status / 100)]?.()}</p>
      )}
      {isOther && <p className="api-note">{texts.otherType({type: plain, usual})}</p>}
    </>
  );
}

const views = {table: texts.table, tree: texts.tree, text: texts.text} as const;
type View = keyof typeof views;

function viewsOf({table, node}: Content): View[] {
  return [
    ...(table && table.rows.length > 0 ? (['table'] as const) : []),
    ...(node && (node.kind === 'object' || node.kind === 'array') ? (['tree'] as const) : []),
    'text',
  ];
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
          {texts.firstCharacters({count: formatNumber(maxDrawn), total: formatNumber(text.length)})}{' '}
          {text.length < 10 * maxDrawn ? (
            <button type="button" className="api-button" onClick={() => setIsWhole(true)}>
              {texts.showAll()}
            </button>
          ) : (
            texts.saveToRead()
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
  const url = URL.createObjectURL(new Blob([content], {type: 'application/octet-stream'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `response.${extension}`;
  link.click();
  // Not revoked at once: a browser may read a large blob only after the reader has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function Body({response}: {response: ReceivedResponse}): ReactNode {
  const id = useId();
  const content = useMemo(() => readContent(response.content, response.type), [response]);
  const possible = useMemo(() => viewsOf(content), [content]);
  const [chosen, setChosen] = useState<View>();
  const view = chosen !== undefined && possible.includes(chosen) ? chosen : (possible[0] ?? 'text');
  if (content.kind === 'empty') {
    return <p>{texts.noBody()}</p>;
  }
  const {table, node, text, note} = content;
  return (
    <>
      {note !== undefined && <p className="api-note">{note}</p>}
      <div className="api-actions">
        <button type="button" className="api-button" onClick={() => save(response)}>
          {texts.save()}
        </button>
        {content.kind !== 'binary' && <CopyButton label={texts.copy()} text={text} remedy={texts.saveInstead()} />}
      </div>
      {content.kind === 'binary' ? (
        <p>{texts.notText()}</p>
      ) : (
        <>
          {possible.length > 1 && (
            <div className="api-choices" role="radiogroup" aria-label={texts.viewOfResponse()}>
              {possible.map((one) => (
                <label key={one}>
                  <input type="radio" name={`${id}-view`} checked={view === one} onChange={() => setChosen(one)} />{' '}
                  {views[one]()}
                </label>
              ))}
            </div>
          )}
          {view === 'table' && table ? (
            <ResponseTable table={table} />
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
      <section className="api-response" aria-label={texts.response()}>
        <p ref={heading} className="api-status" data-class="none">
          {texts.noResponse()}
        </p>
        <FailureText failure={outcome} server={server} />
      </section>
    );
  }
  const {status, statusText, firstMs, allMs, content, headers, cut, redirectedTo} = outcome;
  return (
    <section className="api-response" aria-label={texts.response()}>
      <p ref={heading} className="api-status" data-class={Math.floor(status / 100)}>
        <strong>
          {status} {visible(statusText)}
        </strong>{' '}
        <span>{texts.timing({all: timeText(allMs), first: timeText(firstMs), size: formatBytes(content.length)})}</span>
      </p>
      <Meaning response={outcome} operation={operation} />
      {redirectedTo !== undefined && <p className="api-note">{texts.redirectedTo({url: visible(redirectedTo)})}</p>}
      {cut !== undefined && <p className="api-note">{cuts[cut]()}</p>}
      <details>
        <summary>{texts.headers({count: headers.length})}</summary>
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
