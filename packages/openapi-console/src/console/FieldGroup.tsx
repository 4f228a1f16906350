import {useId, useRef, type ReactNode} from 'react';
import {entriesOfNew, fieldsInside, noFilesIn, partsOf} from './entries.js';
import FieldInput, {descriptionOf, FieldFacts, type FilledForm} from './FieldInput.js';
import {alternativesIn, isFixed, itemIn, type FormField} from './fields.js';
import {texts} from './texts.js';

/** Elements that take the focus in a new part. */
const controls = 'input, select, textarea, button';

/** A field that consists of others: an object, an array, or one of several alternatives. */
export default function FieldGroup({
  field,
  form,
  title,
}: {
  field: FormField;
  form: FilledForm;
  title: string;
}): ReactNode {
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const {key, kind, required} = field;
  const problem = form.problemOf(key);
  const parts = partsOf(field, form.values);
  const inside = fieldsInside(field, form.values);
  const alternatives = kind === 'variant' ? alternativesIn(field) : [];
  const chosen = alternatives[parts[0] ?? -1];

  /** Moves the focus after the change is rendered. */
  const focusOn = (find: (own: HTMLFieldSetElement) => HTMLElement | null | undefined): void => {
    setTimeout(() => frame.current && find(frame.current)?.focus());
  };
  const add = (): void => {
    const number = kind === 'list' ? Math.max(-1, ...parts) + 1 : 0;
    const filling = entriesOfNew(kind === 'list' ? itemIn(field, number) : {...field, required: true});
    form.onChange(field, {
      texts: filling.texts,
      parts: {...filling.parts, [key]: kind === 'list' ? [...parts, number] : [number]},
    });
    focusOn((own) =>
      [...own.querySelectorAll<HTMLElement>('[data-part]')].at(-1)?.querySelector<HTMLElement>(controls),
    );
  };
  const remove = (part: number, name: string): void => {
    form.onChange(field, {
      parts: {[key]: parts.filter((one) => one !== part)},
      files: noFilesIn(kind === 'list' ? itemIn(field, part).key : key, form.values),
    });
    form.announce(texts.removed({name}));
    focusOn((own) => own.querySelector<HTMLElement>(':scope > [data-add]'));
  };

  return (
    <fieldset
      ref={frame}
      className="api-group"
      aria-describedby={descriptionOf(id, problem)}
      // Its error takes the focus.
      tabIndex={-1}
      data-invalid={problem !== undefined || undefined}
    >
      <legend>
        <code>{title}</code>
      </legend>
      <FieldFacts id={id} field={field} problem={problem} />
      {kind === 'variant' ? (
        <>
          <div className="api-field">
            <label htmlFor={`${id}-kind`}>{texts.typeOf({name: title})}</label>
            <select
              id={`${id}-kind`}
              className="api-input"
              value={parts[0] ?? ''}
              onChange={({target}) => {
                const next = target.value === '' ? undefined : alternatives[Number(target.value)];
                const filling = next && entriesOfNew(next.field);
                form.onChange(field, {
                  texts: {...filling?.texts},
                  parts: {...filling?.parts, [key]: next ? [Number(target.value)] : []},
                  files: noFilesIn(key, form.values),
                });
              }}
            >
              {!isFixed(field) && <option value="">{required ? texts.chooseType() : texts.omit()}</option>}
              {alternatives.map((one, index) => (
                <option key={one.title} value={index}>
                  {one.title}
                </option>
              ))}
            </select>
          </div>
          {inside.map((one) => (
            <FieldInput key={one.key} field={one} form={form} title={one.kind === 'group' ? chosen?.title : title} />
          ))}
        </>
      ) : kind === 'list' ? (
        <>
          {inside.map((one, index) => {
            const name = `${title} ${index + 1}`;
            return (
              <div key={one.key} data-part>
                <FieldInput field={one} form={form} title={name} />
                <button type="button" className="api-button" onClick={() => remove(parts[index] ?? -1, name)}>
                  {texts.remove({name})}
                </button>
              </div>
            );
          })}
          <button type="button" className="api-button" data-add onClick={add}>
            {texts.addTo({name: title})}
          </button>
        </>
      ) : parts.length === 0 ? (
        <button type="button" className="api-button" data-add onClick={add}>
          {texts.add({name: title})}
        </button>
      ) : (
        <div data-part>
          {inside.map((one) => (
            <FieldInput key={one.key} field={one} form={form} />
          ))}
          {!isFixed(field) && (
            <button type="button" className="api-button" onClick={() => remove(0, title)}>
              {texts.remove({name: title})}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
