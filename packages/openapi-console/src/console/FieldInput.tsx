import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {allowedValues, exampleOfSchema, valueOf, withDigits} from '@training-catalog/openapi-pages/client';
import {boundsOf} from './check.js';
import type {Values} from './entries.js';
import {isArray, type FormField} from './fields.js';

/** Maximum number of values of a menu; with more, the reader types a part and chooses. */
const maxOptions = 12;

/** Context of the fields of a form: the entries, and callbacks for changes. */
export interface FilledForm {
  values: Values;
  /** The error of a field, if it is to be shown. */
  problemOf: (key: string) => string | undefined;
  onChange: (field: FormField, part: Partial<Values>) => void;
  onLeave: (key: string) => void;
}

/** Type and bounds of a field in words, and how it is filled in. */
function factsOf({kind, schema, type, required, values, isEmptyText, digits}: FormField): string {
  const example = exampleOfSchema(schema) ?? (kind === 'json' ? valueOf(schema) : undefined);
  const listed = kind === 'lines' ? allowedValues(schema) : [];
  const isPlain = kind === 'text' || kind === 'number' || kind === 'lines' || kind === 'json';
  const facts = [
    type,
    required
      ? translate({id: 'training-catalog.openapi-console.required', message: 'required'})
      : translate({id: 'training-catalog.openapi-console.optional', message: 'optional'}),
    ...boundsOf(schema),
    ...(listed.length > 0 && listed.length <= maxOptions
      ? [
          translate(
            {id: 'training-catalog.openapi-console.listed', message: 'values: {values}'},
            {values: listed.map(String).join(', ')},
          ),
        ]
      : []),
    ...(kind === 'lines'
      ? [translate({id: 'training-catalog.openapi-console.onePerLine', message: 'one value per line'})]
      : kind === 'json'
        ? [translate({id: 'training-catalog.openapi-console.factJson', message: 'as JSON'})]
        : []),
    ...(example === undefined || !isPlain
      ? []
      : [
          translate(
            {id: 'training-catalog.openapi-console.forExample', message: 'for example {value}'},
            {value: typeof example === 'string' ? example : JSON.stringify(example)},
          ),
        ]),
    ...(values.length > 0 && (kind === 'text' || values.length > maxOptions)
      ? [
          translate(
            {id: 'training-catalog.openapi-console.suggestions', message: '{count} known values; type to search'},
            {count: values.length},
          ),
        ]
      : []),
    ...(isEmptyText
      ? [
          translate({
            id: 'training-catalog.openapi-console.emptyIfBlank',
            message: 'sent as an empty string if left blank',
          }),
        ]
      : []),
  ];
  return withDigits(facts.join(', '), digits);
}

/** One field with its name, meaning, and error. */
export default function FieldInput({field, form}: {field: FormField; form: FilledForm}): ReactNode {
  const id = useId();
  const {key, name, kind, schema, required, description, values} = field;
  const problem = form.problemOf(key);
  const text = form.values.texts[key] ?? '';
  const common = {
    id,
    required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-facts${problem === undefined ? '' : ` ${id}-problem`}`,
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
        <code translate="no">{name}</code>
      </label>
      {kind === 'choice' && values.length <= maxOptions ? (
        <select {...written} value={values.includes(text) ? text : ''}>
          <option value="">
            {field.isEmptyText
              ? translate({id: 'training-catalog.openapi-console.emptyString', message: 'Empty string'})
              : required
                ? translate({id: 'training-catalog.openapi-console.chooseValue', message: 'Choose a value'})
                : translate({id: 'training-catalog.openapi-console.omit', message: 'Omit'})}
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
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
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
      <p id={`${id}-facts`} className="api-facts">
        {description !== undefined && <span>{`${description} `}</span>}
        <span className="api-type">{factsOf(field)}</span>
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="api-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
