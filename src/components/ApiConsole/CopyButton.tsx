import {useState, type ReactNode} from 'react';

/** A button that copies a text and reports whether that worked. */
export default function CopyButton({
  label,
  text,
  remedy = '',
}: {
  label: string;
  text: string;
  /** A sentence on what to do if the browser does not allow it. */
  remedy?: string;
}): ReactNode {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className="api-button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setSaid('Copied.'),
            () => setSaid(`The browser did not allow copying.${remedy}`),
          );
        }}
      >
        {label}
      </button>{' '}
      <span role="status">{said}</span>
    </>
  );
}
