import {useEffect, useState, type ReactNode} from 'react';
import {texts} from './texts.js';

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
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('ready'), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <button
        type="button"
        className="api-button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      >
        {state === 'copied' ? texts.copied() : label}
      </button>{' '}
      <span role="status" className={state === 'failed' ? 'api-problem' : 'api-hidden'}>
        {state === 'copied' && texts.copied()}
        {state === 'failed' && `${texts.notCopied()} ${remedy}`}
      </span>
    </>
  );
}
