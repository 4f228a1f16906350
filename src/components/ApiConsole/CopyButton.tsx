import type {ReactNode} from 'react';
import CopyStatus from '../CopyStatus';
import {useCopy} from '../useCopy';

/** A button that copies a text and says whether that worked. */
export default function CopyButton({
  label,
  text,
  remedy,
}: {
  label: string;
  text: string;
  /** A sentence on what to do if the browser does not allow it. */
  remedy: string;
}): ReactNode {
  const [state, copy] = useCopy();
  return (
    <>
      <button type="button" className="api-button" onClick={() => copy(text)}>
        {state === 'copied' ? 'Copied' : label}
      </button>{' '}
      <CopyStatus state={state} remedy={remedy} />
    </>
  );
}
