import {useId, type ReactNode} from 'react';
import {constraints, typeName} from '@site/shared/api/fields';
import {exampleOfSchema} from '@site/shared/api/exampleValue';
import {textOf, type FormField} from './fields';

/** Up to this many values are a menu; of more, a reader types a part and chooses. */
const mostOptions = 12;

/** One field with its name, meaning and what is wrong with it. */
export default function FieldInput({
  field,
  text,
  problem,
  onText,
  onFile,
  onLeave,
}: {
  field: FormField;
  text: string;
  /** What is wrong with the value, as far as it is to be shown. */
  problem: string | undefined;
  onText: (text: string) => void;
  onFile: (file: File | undefined) => void;
  onLeave: () => void;
}): ReactNode {
  const id = useId();
  const {kind, name, schema, required, values, description} = field;
  const bounds = constraints(schema).map((one) => (typeof one === 'string' ? one : `${one.text} ${one.code}`));
  const example = exampleOfSchema(schema);
  const facts = [
    typeName(schema),
    required ? 'required' : 'optional',
    ...bounds,
    ...(kind === 'lines' ? ['one value in each line'] : kind === 'json' ? ['written as JSON'] : []),
    ...(example === undefined || kind === 'choice'
      ? []
      : [`for example ${textOf(kind === 'lines' ? 'json' : kind, example)}`]),
  ].join(', ');
  const common = {
    id,
    value: text,
    className: 'api-input',
    required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-facts${problem === undefined ? '' : ` ${id}-problem`}`,
    onBlur: onLeave,
  };
  const isMenu = kind === 'choice' && values.length <= mostOptions;
  const isArea = kind === 'lines' || kind === 'json';
  return (
    <div className="api-field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {isMenu ? (
        <select {...common} value={values.includes(text) ? text : ''} onChange={({target}) => onText(target.value)}>
          <option value="">{required ? 'Choose a value' : 'Leave it out'}</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : isArea ? (
        <textarea
          {...common}
          rows={Math.min(6, Math.max(2, text.split('\n').length))}
          spellCheck={false}
          onChange={({target}) => onText(target.value)}
        />
      ) : kind === 'file' ? (
        <input
          id={id}
          type="file"
          required={required}
          aria-invalid={common['aria-invalid']}
          aria-describedby={common['aria-describedby']}
          onChange={({target}) => onFile(target.files?.[0])}
        />
      ) : (
        <>
          <input
            {...common}
            type="text"
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            spellCheck={false}
            {...(values.length > 0 && {list: `${id}-values`})}
            onChange={({target}) => onText(target.value)}
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
        {description !== undefined && `${description} `}
        <span className="api-type">
          {facts}
          {kind === 'choice' && !isMenu && `, one of ${values.length} values: type a part of the name`}
        </span>
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="api-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
