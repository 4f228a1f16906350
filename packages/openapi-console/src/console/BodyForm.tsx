import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import type {Entries} from './entries.js';
import Choice from './Choice.js';
import FieldInput, {type FilledForm} from './FieldInput.js';
import type {FormBody} from './fields.js';
import {bodyAsText, entriesForExample, entriesForJson, type Problem} from './request.js';

/** A menu with a label. */
function Select({
  label,
  names,
  value,
  onChange,
}: {
  label: string;
  names: readonly string[];
  /** Number of the chosen name. */
  value: number;
  onChange: (value: number) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="api-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="api-input" value={value} onChange={({target}) => onChange(Number(target.value))}>
        {names.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The body of a request: choices of its media type, its kind, and an example, and fields, a file, or text. */
export default function BodyForm({
  bodies,
  entries,
  form,
  problems,
  onChange,
  announce,
}: {
  bodies: readonly FormBody[];
  entries: Entries;
  form: FilledForm;
  /** The errors that are to be shown. */
  problems: readonly Problem[];
  onChange: (part: Partial<Entries>) => void;
  /** Announces a change to screen readers. */
  announce: (message: string) => void;
}): ReactNode {
  const id = useId();
  const body = bodies[entries.body];
  const written = entries.bodies[entries.body];
  if (!body || !written) {
    return null;
  }
  const {kind, fields, key, type, alternative, examples} = body;
  const types = [...new Set(bodies.map((one) => one.type))];
  const own = problems.filter((problem) => problem.key === key);
  const write = (change: Partial<typeof written>, part: Partial<Entries> = {}): void =>
    onChange({
      ...part,
      bodies: entries.bodies.map((one, index) => (index === entries.body ? {...one, ...change} : one)),
    });
  const {text, isText} = written;
  const said = {'aria-invalid': own.length > 0, 'aria-describedby': `${id}-problems`};

  return (
    <fieldset tabIndex={-1} data-invalid={(own.length > 0 && !isText) || undefined}>
      <legend>
        {translate({id: 'training-catalog.openapi-console.body', message: 'Body'})} (<code translate="no">{type}</code>)
      </legend>
      {types.length > 1 && (
        <Select
          label={translate({id: 'training-catalog.openapi-console.mediaType', message: 'Media type'})}
          names={types}
          value={types.indexOf(type)}
          onChange={(index) => onChange({body: bodies.findIndex((one) => one.type === types[index])})}
        />
      )}
      {alternative && (
        <Select
          label={translate({id: 'training-catalog.openapi-console.alternative', message: 'Alternative'})}
          names={bodies.flatMap((one) => (one.type === type ? (one.alternative?.name ?? []) : []))}
          value={alternative.index}
          onChange={(index) =>
            onChange({body: bodies.findIndex((one) => one.type === type && one.alternative?.index === index)})
          }
        />
      )}
      {examples.length > 1 && (
        <Select
          label={translate({id: 'training-catalog.openapi-console.example', message: 'Fill in an example'})}
          names={['', ...examples.map(({name}) => name)]}
          value={0}
          onChange={(index) => {
            const chosen = examples[index - 1];
            if (chosen) {
              const {texts, written: change} = entriesForExample(body, chosen.value, entries);
              write(change, {texts});
            }
          }}
        />
      )}
      {kind === 'json' && fields && (
        <Choice
          label={translate({id: 'training-catalog.openapi-console.editBody', message: 'Edit the body'})}
          names={[
            translate({id: 'training-catalog.openapi-console.asForm', message: 'As a form'}),
            translate({id: 'training-catalog.openapi-console.asJson', message: 'As JSON'}),
          ]}
          value={isText}
          onChange={(one) => {
            const filled = one ? {} : entriesForJson(fields, text, entries);
            if (filled) {
              write({isText: one, ...(one && {text: bodyAsText(fields, entries)})}, filled);
            } else {
              announce(
                translate({
                  id: 'training-catalog.openapi-console.doesNotFit',
                  message: 'This JSON does not fit the form. Correct it first, or keep editing JSON.',
                }),
              );
            }
          }}
        />
      )}
      {fields && !isText ? (
        fields.map((field) => <FieldInput key={field.key} field={field} form={form} />)
      ) : kind === 'file' ? (
        <input
          key={key}
          type="file"
          aria-label={translate({
            id: 'training-catalog.openapi-console.fileToSend',
            message: 'File to send as the body',
          })}
          {...said}
          onChange={({target}) => onChange({files: {...entries.files, [key]: [...(target.files ?? [])]}})}
        />
      ) : kind === 'multipart' ? (
        <p className="api-note">
          {translate({
            id: 'training-catalog.openapi-console.noFields',
            message: 'The specification defines no fields for this form. Copy the request and add them.',
          })}
        </p>
      ) : (
        <textarea
          className="api-editor"
          aria-label={translate({id: 'training-catalog.openapi-console.body', message: 'Body'})}
          rows={Math.min(16, Math.max(4, text.split('\n').length + 1))}
          value={text}
          spellCheck={false}
          {...said}
          onBlur={() => form.onLeave(key)}
          onChange={({target}) => {
            write({text: target.value});
            form.onLeave(key);
          }}
        />
      )}
      <ul id={`${id}-problems`} className="api-problems">
        {own.slice(0, 10).map((problem) => (
          <li key={problem.message}>{problem.message}</li>
        ))}
      </ul>
    </fieldset>
  );
}
