import {translate} from '@docusaurus/Translate';
import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import settings from '@generated/openapi-console/default/settings.json';
import {
  isLocalServer,
  noServer,
  samplesOf,
  type CallableServer,
  type CodeSample,
  type ExampleRequest,
  type OperationData,
  type SecurityScheme,
} from '@training-catalog/openapi-pages/client';
import BodyForm from './BodyForm.js';
import type {Entries} from './entries.js';
import FieldInput, {type FilledForm} from './FieldInput.js';
import PlainCode from './PlainCode.js';
import {
  asksForPassword,
  assemble,
  consoleModelOf,
  credentialOf,
  credentialsFrom,
  firstEntries,
  shownCredentials,
} from './request.js';
import ResponseView, {warningOf} from './ResponseView.js';
import {useSecurityValues} from './securityValues.js';
import {send, type Outcome} from './send.js';

/** Servers that this page may send requests to. */
const serversOf = ({console: isOffered, servers}: OperationData): CallableServer[] => [
  ...(isOffered ? servers.filter(({url}) => settings.keepsLocalServers || !isLocalServer(url)) : []),
  ...(settings.mockServer ? [settings.mockServer] : []),
];

/** A field for a credential. */
function SecurityField({
  name,
  scheme,
  value,
  onValue,
}: {
  name: string;
  scheme: SecurityScheme;
  value: string;
  onValue: (value: string) => void;
}): ReactNode {
  const id = useId();
  if (!credentialOf(scheme, 'x')) {
    return (
      <p>
        <code translate="no">{name}</code>:{' '}
        {translate({
          id: 'training-catalog.openapi-console.notSendable',
          message: 'A web page cannot send this type of credential. Copy the request instead.',
        })}
      </p>
    );
  }
  const isBasic = scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic';
  const format = translate({
    id: 'training-catalog.openapi-console.yourPassword',
    message: 'Your username and password, as username:password.',
  });
  return (
    <div className="api-field">
      <label htmlFor={id}>
        <code translate="no">{name}</code>
      </label>
      <input
        id={id}
        type="password"
        className="api-input"
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-facts`}
        onChange={({target}) => onValue(target.value)}
      />
      <p id={`${id}-facts`} className="api-facts">
        {isBasic && <span>{`${format} `}</span>}
        <span>
          {translate({
            id: 'training-catalog.openapi-console.staysInTab',
            message: 'It stays in this tab and is discarded when you close or reload it.',
          })}
        </span>
      </p>
    </div>
  );
}

/** The request in a few languages. A value may be nested too deeply to be written as code; it can still be sent. */
function RequestCode({request}: {request: ExampleRequest}): ReactNode {
  let samples: readonly CodeSample[];
  try {
    samples = samplesOf(request);
  } catch (error) {
    return (
      <p className="api-note">
        {translate(
          {
            id: 'training-catalog.openapi-console.notAsCode',
            message: 'This request could not be written as code ({error}).',
          },
          {error: String(error)},
        )}
      </p>
    );
  }
  return (
    <Tabs groupId="code-language">
      {samples.map(({label, language, code}) => (
        <TabItem key={language} value={language} label={label}>
          <PlainCode code={code} />
        </TabItem>
      ))}
    </Tabs>
  );
}

/**
 * A console for one operation: a form, the request as code, and the response. Nothing is sent before the reader presses
 * Send. The query string fills in fields (`?try&option=states`), but can choose neither a server nor a security value.
 */
export default function ApiConsole({data}: {data: OperationData}): ReactNode {
  const id = useId();
  const model = useMemo(() => consoleModelOf(data), [data]);
  const {operation, form} = model;
  const servers = serversOf(data);
  const [first] = useState(() => firstEntries(form, window.location.search));
  const [entries, setEntries] = useState<Entries>(first.entries);
  const [chosen, setChosen] = useState(0);
  const [secrets, setSecret] = useSecurityValues(data.set);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const [running, setRunning] = useState<AbortController>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [message, setMessage] = useState('');
  const formElement = useRef<HTMLFormElement>(null);

  const server = servers[chosen]?.url;
  const base = server ?? data.servers[0]?.url ?? noServer;
  const signed = credentialsFrom(operation, secrets);
  const {problems} = assemble(model, base, entries, []);
  const shown = useDeferredValue(entries);
  const {request: shownRequest} = assemble(model, base, shown, shownCredentials(operation, secrets));
  useEffect(() => () => running?.abort(), [running]);

  const change = (part: Partial<Entries>): void => {
    setEntries((before) => ({...before, ...part}));
    setMessage('');
  };
  const visit = (key: string): void => setVisited((before) => new Set(before).add(key));
  const filled: FilledForm = {
    values: entries,
    problemOf: (key) =>
      isChecked || visited.has(key) ? problems.find((problem) => problem.key === key)?.message : undefined,
    onChange: ({key}, part) => {
      change({texts: {...entries.texts, ...part.texts}, files: {...entries.files, ...part.files}});
      // An emptied field is reported when it loses the focus.
      if (part.texts?.[key] !== '') {
        visit(key);
      }
    },
    onLeave: visit,
  };

  const transmit = async (): Promise<void> => {
    if (server === undefined || running) {
      return;
    }
    const controller = new AbortController();
    const {request, payload} = assemble(model, server, entries, signed);
    setRunning(controller);
    setOutcome(undefined);
    setMessage(translate({id: 'training-catalog.openapi-console.sending', message: 'Sending…'}));
    const result = await send(request, {
      server,
      payload,
      isSigned: signed.length > 0 || asksForPassword(form, entries),
      canceled: controller.signal,
    });
    setRunning(undefined);
    setOutcome(result);
    setMessage(
      result.kind === 'response'
        ? [
            translate(
              {id: 'training-catalog.openapi-console.statusOf', message: 'The response has status {status}.'},
              {status: result.status},
            ),
            // The response shows it, too, but only this is said.
            warningOf(result, operation),
          ]
            .filter(Boolean)
            .join(' ')
        : translate({id: 'training-catalog.openapi-console.noResponse', message: 'No response'}),
    );
  };
  const onSend = (isSure: boolean): void => {
    setIsChecked(true);
    const stopping = problems.filter(({isFatal}) => isFatal || !isSure);
    if (stopping.length === 0) {
      void transmit();
      return;
    }
    setMessage(
      translate({
        id: 'training-catalog.openapi-console.correctFirst',
        message: 'Nothing was sent: the marked fields do not match the specification. Correct them first.',
      }),
    );
    // After the invalid fields are marked.
    setTimeout(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus());
  };

  const schemes = Object.entries(operation.securitySchemes ?? {});
  const isWaiting = running !== undefined;
  const canGoOn = isChecked && problems.length > 0 && problems.every(({isFatal}) => !isFatal);
  const isBlocked =
    server !== undefined &&
    window.location.protocol === 'https:' &&
    server.startsWith('http:') &&
    !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(server);

  return (
    <div className="api-console">
      <style>{settings.css}</style>
      <form
        ref={formElement}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend(false);
        }}
      >
        {first.unknown.length > 0 && (
          <p className="api-note">
            {translate(
              {
                id: 'training-catalog.openapi-console.ignored',
                message: 'These parameters in the URL of this page are unknown or invalid and were ignored: {names}.',
              },
              {names: first.unknown.slice(0, 5).join(', ').slice(0, 200)},
            )}
          </p>
        )}
        {server !== undefined && (
          <div className="api-field">
            <label htmlFor={`${id}-server`}>
              {translate({id: 'training-catalog.openapi-console.server', message: 'Server'})}
            </label>
            <select
              id={`${id}-server`}
              className="api-input"
              value={chosen}
              onChange={({target}) => setChosen(Number(target.value))}
            >
              {servers.map(({url, description}, index) => (
                <option key={url} value={index}>
                  {description === undefined ? url : `${url} (${description})`}
                </option>
              ))}
            </select>
            {isBlocked && (
              <p className="api-problem">
                {translate({
                  id: 'training-catalog.openapi-console.blocked',
                  message: 'Browsers block requests to http: URLs from pages loaded over https:.',
                })}
              </p>
            )}
          </div>
        )}
        {schemes.length > 0 && (
          <fieldset>
            <legend>
              {translate({id: 'training-catalog.openapi-console.authentication', message: 'Authentication'})}
            </legend>
            {schemes.map(([name, scheme]) => (
              <SecurityField
                key={name}
                name={name}
                scheme={scheme}
                value={secrets[name] ?? ''}
                onValue={(value) => setSecret(name, value)}
              />
            ))}
          </fieldset>
        )}
        {form.parameters.length > 0 && (
          <fieldset>
            <legend>{translate({id: 'training-catalog.openapi-console.parameters', message: 'Parameters'})}</legend>
            {form.parameters.map((field) => (
              <FieldInput key={field.key} field={field} form={filled} />
            ))}
          </fieldset>
        )}
        {form.unsent.length > 0 && (
          <p className="api-note">
            {translate(
              {
                id: 'training-catalog.openapi-console.cookies',
                message: 'A web page cannot set cookies for another site: {names}.',
              },
              {names: form.unsent.join(', ')},
            )}
          </p>
        )}
        {form.bodies.length > 0 && (
          <BodyForm
            bodies={form.bodies}
            entries={entries}
            form={filled}
            problems={isChecked ? problems : problems.filter(({key}) => visited.has(key))}
            onChange={change}
            announce={setMessage}
          />
        )}
        {server === undefined ? (
          <p className="api-note">
            {translate({
              id: 'training-catalog.openapi-console.notOffered',
              message: 'You cannot send this request from this page. Fill in the form, then copy the request.',
            })}
          </p>
        ) : (
          <div className="api-actions">
            {/* A disabled button would lose the focus. */}
            <button type="submit" className="api-send" aria-disabled={isWaiting}>
              {translate({id: 'training-catalog.openapi-console.send', message: 'Send'})}
            </button>
            {canGoOn && !isWaiting && (
              <button type="button" className="api-button" onClick={() => onSend(true)}>
                {translate({id: 'training-catalog.openapi-console.sendAnyway', message: 'Send anyway'})}
              </button>
            )}
            {isWaiting && (
              <button type="button" className="api-button" onClick={() => running.abort()}>
                {translate({id: 'training-catalog.openapi-console.cancel', message: 'Cancel'})}
              </button>
            )}
          </div>
        )}
        <p role="status" className="api-message">
          {message}
        </p>
      </form>
      {outcome && server !== undefined && <ResponseView outcome={outcome} operation={operation} server={server} />}
      <details className="api-request" open>
        <summary>{translate({id: 'training-catalog.openapi-console.asCode', message: 'The request as code'})}</summary>
        <RequestCode request={shownRequest} />
      </details>
    </div>
  );
}
