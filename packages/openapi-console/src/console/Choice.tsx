import {useId, type ReactNode} from 'react';

/** Radio buttons for a choice between two forms of something, in words. */
export default function Choice({
  label,
  names: [no, yes],
  value,
  onChange,
}: {
  /** What is chosen, for screen readers. */
  label: string;
  /** Names of the forms: of `false`, and of `true`. */
  names: readonly [string, string];
  value: boolean;
  onChange: (value: boolean) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="api-choices" role="radiogroup" aria-label={label}>
      {[false, true].map((one) => (
        <label key={String(one)}>
          <input type="radio" name={id} checked={value === one} onChange={() => onChange(one)} />{' '}
          <span>{one ? yes : no}</span>
        </label>
      ))}
    </div>
  );
}
