import {useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import settings from '@generated/openapi-console/default/settings.json';
import {
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
import ResponseView from './ResponseView.js';
import {useSecurityValues} from './securityValues.js';
import {texts} from './texts.js';
import {send, type Outcome} from './send.js';

/** Time limits for a request, in seconds. */
const timeLimits = [10, 60, 300] as const;

/** Servers that this page may send requests to. */
const serversOf = ({console: isOffered, servers}: OperationData): CallableServer[] => [
  ...(isOffered ? servers : []),
  ...(settings.mockServer ? [settings.mockServer] : []),
];

/** Why requests cannot be sent from here. */
const refusalOf = ({servers}: OperationData): string => (servers.length === 0 ? texts.noServer() : texts.notOffered());

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
        <code>{name}</code>: {texts.notSendable()}
      </p>
    );
  }
  const isBasic = scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic';
  const what = isBasic ? texts.yourPassword() : scheme.type === 'apiKey' ? texts.yourKey() : texts.yourToken();
  return (
    <div className="api-field">
      <label htmlFor={id}>
        <code>{name}</code>
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
        {what} {texts.staysInTab()}
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
    return <p className="api-note">{texts.notAsCode({error: String(error)})}</p>;
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
  const [areSecretsShown, setAreSecretsShown] = useState(false);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const [timeLimit, setTimeLimit] = useState<number>(timeLimits[1]);
  const [running, setRunning] = useState<AbortController>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [message, setMessage] = useState('');
  const formElement = useRef<HTMLFormElement>(null);

  const server = servers[chosen]?.url;
  const base = server ?? data.servers[0]?.url ?? noServer;
  const signed = credentialsFrom(operation, secrets);
  const {problems} = assemble(model, base, entries, []);
  const shown = useDeferredValue(entries);
  const {request: shownRequest} = assemble(
    model,
    base,
    shown,
    areSecretsShown && signed.length > 0 ? signed : shownCredentials(operation, secrets),
  );
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
    onChange: ({key}, {texts, parts, files}) => {
      change({
        texts: {...entries.texts, ...texts},
        parts: {...entries.parts, ...parts},
        files: {...entries.files, ...files},
      });
      // An emptied field is reported when it loses the focus.
      if (texts?.[key] !== '') {
        visit(key);
      }
    },
    onLeave: visit,
    announce: setMessage,
  };

  const transmit = async (): Promise<void> => {
    if (server === undefined || running) {
      return;
    }
    const controller = new AbortController();
    const {request, payload} = assemble(model, server, entries, signed);
    setRunning(controller);
    setOutcome(undefined);
    setMessage(texts.sending());
    const result = await send(request, {
      server,
      payload,
      isSigned: signed.length > 0 || asksForPassword(form, entries),
      timeLimit: timeLimit * 1000,
      canceled: controller.signal,
    });
    setRunning(undefined);
    setOutcome(result);
    setMessage(result.kind === 'response' ? texts.statusOf({status: result.status}) : texts.noResponse());
  };
  const onSend = (isSure: boolean): void => {
    setIsChecked(true);
    const stopping = problems.filter(({isFatal}) => isFatal || !isSure);
    if (stopping.length === 0) {
      void transmit();
      return;
    }
    setMessage(stopping.some(({isFatal}) => isFatal) ? texts.correctFirst() : texts.mismatch());
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
          <p className="api-note">{texts.ignored({names: first.unknown.slice(0, 5).join(', ').slice(0, 200)})}</p>
        )}
        {server !== undefined && (
          <div className="api-field">
            <label htmlFor={`${id}-server`}>{texts.server()}</label>
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
            {isBlocked && <p className="api-problem">{texts.blocked()}</p>}
          </div>
        )}
        {schemes.length > 0 && (
          <fieldset>
            <legend>{texts.authentication()}</legend>
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
            <legend>{texts.parameters()}</legend>
            {form.parameters.map((field) => (
              <FieldInput key={field.key} field={field} form={filled} />
            ))}
          </fieldset>
        )}
        {form.unsent.length > 0 && <p className="api-note">{texts.cookies({names: form.unsent.join(', ')})}</p>}
        {form.bodies.length > 0 && (
          <BodyForm
            bodies={form.bodies}
            entries={entries}
            form={filled}
            problems={isChecked ? problems : problems.filter(({key}) => visited.has(key))}
            onChange={change}
            onLeave={visit}
          />
        )}
        {server === undefined ? (
          <p className="api-note">{refusalOf(data)}</p>
        ) : (
          <div className="api-actions">
            {/* A disabled button would lose the focus. */}
            <button type="submit" className="api-send" aria-disabled={isWaiting}>
              {texts.send()}
            </button>
            {canGoOn && !isWaiting && (
              <button type="button" className="api-button" onClick={() => onSend(true)}>
                {texts.sendAnyway()}
              </button>
            )}
            {isWaiting && (
              <button type="button" className="api-button" onClick={() => running.abort()}>
                {texts.cancel()}
              </button>
            )}
            <label>
              {texts.timeOutAfter()}{' '}
              <select value={timeLimit} onChange={({target}) => setTimeLimit(Number(target.value))}>
                {timeLimits.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {seconds < 120 ? texts.seconds({count: seconds}) : texts.minutes({count: seconds / 60})}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        <p role="status" className="api-message">
          {message}
        </p>
      </form>
      {outcome && server !== undefined && <ResponseView outcome={outcome} operation={operation} server={server} />}
      <details className="api-request" open>
        <summary>{texts.asCode()}</summary>
        {schemes.length > 0 && (
          <label className="api-toggle">
            <input
              type="checkbox"
              checked={areSecretsShown}
              onChange={({target}) => setAreSecretsShown(target.checked)}
            />{' '}
            {texts.showCredentials()}
          </label>
        )}
        <RequestCode request={shownRequest} />
      </details>
    </div>
  );
}
