import {useId, type ReactNode} from 'react';
import {entriesOfText, fieldsInside, type Entries} from './entries.js';
import FieldInput, {type FilledForm} from './FieldInput.js';
import type {FormBody} from './fields.js';
import {bodyAsText, type Problem} from './request.js';
import {texts} from './texts.js';

/** The body of a request: a choice of its media type, and fields, a file, or text. */
export default function BodyForm({
  bodies,
  entries,
  form,
  problems,
  onChange,
  onLeave,
}: {
  bodies: readonly FormBody[];
  entries: Entries;
  form: FilledForm;
  /** The errors that are to be shown. */
  problems: readonly Problem[];
  onChange: (part: Partial<Entries>) => void;
  onLeave: (key: string) => void;
}): ReactNode {
  const id = useId();
  const body = bodies[entries.body];
  const written = entries.bodies[entries.body];
  if (!body || !written) {
    return null;
  }
  const {kind, root, key, type} = body;
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
        {texts.body()} (<code>{type}</code>)
      </legend>
      {bodies.length > 1 && (
        <div className="api-field">
          <label htmlFor={`${id}-type`}>{texts.mediaType()}</label>
          <select
            id={`${id}-type`}
            className="api-input"
            value={entries.body}
            onChange={({target}) => onChange({body: Number(target.value)})}
          >
            {bodies.map((one, index) => (
              <option key={one.type} value={index}>
                {one.type}
              </option>
            ))}
          </select>
        </div>
      )}
      {kind === 'json' && root && (
        <div className="api-choices" role="radiogroup" aria-label={texts.editBody()}>
          {[false, true].map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name={`${id}-body`}
                checked={isText === one}
                onChange={() => {
                  if (one) {
                    write({isText: one, text: bodyAsText(root, entries)});
                    return;
                  }
                  const filling = entriesOfText(root, text);
                  if (filling) {
                    write(
                      {isText: one},
                      {texts: {...entries.texts, ...filling.texts}, parts: {...entries.parts, ...filling.parts}},
                    );
                  } else {
                    form.announce(texts.doesNotFit());
                  }
                }}
              />{' '}
              {one ? texts.asJson() : texts.asForm()}
            </label>
          ))}
        </div>
      )}
      {root && !isText ? (
        root.kind === 'group' ? (
          fieldsInside(root, entries).map((field) => <FieldInput key={field.key} field={field} form={form} />)
        ) : (
          <FieldInput key={key} field={root} form={form} />
        )
      ) : kind === 'file' ? (
        <input
          key={key}
          type="file"
          aria-label={texts.fileToSend()}
          {...said}
          onChange={({target}) => onChange({files: {...entries.files, [key]: [...(target.files ?? [])]}})}
        />
      ) : kind === 'multipart' ? (
        <p className="api-note">{texts.noFields()}</p>
      ) : (
        <textarea
          className="api-editor"
          aria-label={texts.body()}
          rows={Math.min(16, Math.max(4, text.split('\n').length + 1))}
          value={text}
          spellCheck={false}
          {...said}
          onBlur={() => onLeave(key)}
          onChange={({target}) => {
            write({text: target.value});
            onLeave(key);
          }}
        />
      )}
      {(root === undefined || isText || root.kind === 'group') && (
        <ul id={`${id}-problems`} className="api-problems">
          {own.slice(0, 10).map((problem) => (
            <li key={problem.message}>{problem.message}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
