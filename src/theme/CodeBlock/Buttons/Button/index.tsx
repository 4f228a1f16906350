// Differs from the original: announces to screen readers that code was copied.
import type {ReactNode} from 'react';
import Original from '@theme-original/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/Button';

/** Accessible name that the original copy button has briefly after a copy. */
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
