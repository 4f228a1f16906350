import {useId, type ReactNode} from 'react';
import {constraints, exampleOfSchema} from '@training-catalog/openapi-pages/client';
import type {Values} from './entries.js';
import FieldGroup from './FieldGroup.js';
import {isArray, isComposite, textOf, type FormField} from './fields.js';
import {texts} from './texts.js';

/** Maximum number of values of a menu; with more, the reader types a part and chooses. */
const maxOptions = 12;

/** Context of the fields of a form: the entries, and callbacks for changes. */
export interface FilledForm {
  values: Values;
  /** The error of a field, if it is to be shown. */
  problemOf: (key: string) => string | undefined;
  onChange: (field: FormField, part: Partial<Values>) => void;
  onLeave: (key: string) => void;
  /** Announces a change to screen readers. */
  announce: (message: string) => void;
}

/** Ids of the description and the error of a field, for `aria-describedby`. */
export const descriptionOf = (id: string, problem: string | undefined): string =>
  `${id}-facts${problem === undefined ? '' : ` ${id}-problem`}`;

/** Meaning, type, bounds, and error of a field. */
export function FieldFacts({
  id,
  field: {kind, schema, type, required, description, values, isEmptyText},
  problem,
}: {
  id: string;
  field: FormField;
  problem: string | undefined;
}): ReactNode {
  const bounds = constraints(schema).map((one) => (typeof one === 'string' ? one : `${one.text} ${one.code}`));
  const example = exampleOfSchema(schema);
  const isPlain = kind === 'text' || kind === 'number' || kind === 'lines' || kind === 'json';
  const facts = [
    type,
    required ? texts.required() : texts.optional(),
    ...bounds,
    ...(kind === 'lines' ? [texts.onePerLine()] : kind === 'json' ? [texts.factJson()] : []),
    ...(example === undefined || !isPlain
      ? []
      : [texts.forExample({value: textOf(kind === 'lines' ? 'json' : kind, example)})]),
    ...(values.length > 0 && (kind === 'text' || values.length > maxOptions)
      ? [kind === 'text' ? texts.suggestions({count: values.length}) : texts.oneOf({count: values.length})]
      : []),
    ...(isEmptyText ? [texts.emptyIfBlank()] : []),
  ].join(', ');
  return (
    <>
      <p id={`${id}-facts`} className="api-facts">
        {description !== undefined && `${description} `}
        <span className="api-type">{facts}</span>
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="api-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** One field with its name, meaning, and error; for an object or an array, with all fields inside. */
export default function FieldInput({
  field,
  form,
  title = field.name,
}: {
  field: FormField;
  form: FilledForm;
  /** Its label: its name, or that of its list with a number. */
  title?: string;
}): ReactNode {
  const id = useId();
  const {key, kind, schema, required, values} = field;
  if (isComposite(field)) {
    return <FieldGroup field={field} form={form} title={title} />;
  }
  const problem = form.problemOf(key);
  const text = form.values.texts[key] ?? '';
  const common = {
    id,
    required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': descriptionOf(id, problem),
    onBlur: () => form.onLeave(key),
  };
  const written = {
    ...common,
    className: 'api-input',
    onChange: ({target}: {target: {value: string}}) => form.onChange(field, {texts: {[key]: target.value}}),
  };
  return (
    <div className="api-field">
      <label htmlFor={id}>
        <code>{title}</code>
      </label>
      {kind === 'choice' && values.length <= maxOptions ? (
        <select {...written} value={values.includes(text) ? text : ''}>
          <option value="">
            {field.isEmptyText ? texts.emptyString() : required ? texts.chooseValue() : texts.omit()}
          </option>
          {values
            .filter((value) => value !== '')
            .map((value) => (
              <option key={value}>{value}</option>
            ))}
        </select>
      ) : kind === 'lines' || kind === 'json' ? (
        <textarea
          {...written}
          value={text}
          rows={Math.min(6, Math.max(2, text.split('\n').length))}
          spellCheck={false}
        />
      ) : kind === 'file' ? (
        <input
          {...common}
          type="file"
          multiple={isArray(schema)}
          onChange={({target}) => form.onChange(field, {files: {[key]: [...(target.files ?? [])]}})}
        />
      ) : (
        <>
          <input
            {...written}
            value={text}
            type="text"
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            spellCheck={false}
            {...(values.length > 0 && {list: `${id}-values`})}
          />
          {values.length > 0 && (
            <datalist id={`${id}-values`}>
              {values.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      )}
      <FieldFacts id={id} field={field} problem={problem} />
    </div>
  );
}
