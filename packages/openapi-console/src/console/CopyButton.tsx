import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';

/** A button that copies a text and says whether that worked: for two seconds that it did, until the next press that it did not. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    const timer = outcome === 'copied' ? setTimeout(() => setOutcome(undefined), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);
  const copied = outcome === 'copied' && translate({id: 'training-catalog.openapi-console.copied', message: 'Copied'});
  return (
    <span>
      <button
        type="button"
        className="api-button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setOutcome('copied'),
            () => setOutcome('failed'),
          );
        }}
      >
        {copied || label}
      </button>{' '}
      <span role="status" className={outcome === 'failed' ? undefined : 'api-hidden'}>
        {outcome === 'failed'
          ? translate({
              id: 'training-catalog.openapi-console.notCopied',
              message: 'Not copied. Select the text, and copy it.',
            })
          : copied}
      </span>
    </span>
  );
}
