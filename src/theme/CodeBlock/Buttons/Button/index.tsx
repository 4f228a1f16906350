// Differs from the original: screen readers hear that code was copied.
import type {ReactNode} from 'react';
import Original from '@theme-original/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/Button';

/** Name that the original's copy button has for a moment after it was used. */
const copied = 'Copied';

export default function CodeBlockButton(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <span role="status" className="visually-hidden">
        {props['aria-label'] === copied && copied}
      </span>
    </>
  );
}
